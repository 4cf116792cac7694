import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { dealSchema } from '../../src/content/schemas/deal.ts';
import {
  chanceOfOne,
  leadFacts,
  priceFacts,
  sayingFacts,
  sayingsSchema,
  lastDrawSchema,
} from '../../src/content/schemas/judgement.ts';
import { valuesInBothOrders } from '../../src/content/schemas/orders.ts';
import { playToEnd } from '../../src/engine/measure/playDeal.ts';
import { STAGES } from '../../src/engine/measure/sayings.ts';
import { winPoints } from '../../src/engine/opponents/naive.ts';
import { briscola2 } from '../../src/engine/rulesets/briscola-2.ts';

const CONTENT = resolve(import.meta.dirname, '../../src/content');
const json = (name: string): unknown =>
  JSON.parse(readFileSync(resolve(CONTENT, `measured/judgement/${name}.json`), 'utf8'));
const dealOf = (id: string) => dealSchema.parse(parse(readFileSync(resolve(CONTENT, `deals/${id}.yaml`), 'utf8')));

describe('what the lessons say of a deal', () => {
  test('the whole deal is won with best play and lost by taking points as they come', () => {
    const { script, report } = dealOf('a-whole-deal');
    expect(report.at(-1)?.score).toBe(68);
    expect(playToEnd(script.start, () => winPoints).taken[script.learner]).toBe(35);
  });

  test.each([
    ['win-the-ace-to-come', [['3b'], ['3b']]],
    ['two-draws-ahead', [['3b'], ['As', 'Hd']]],
  ] as const)('%s: the best cards in either order of the hidden ones', (id, best) => {
    const orders = valuesInBothOrders(dealOf(id).script.start);
    const top = orders.map(({ values }) => {
      const most = Math.max(...values.values());
      return [...values].filter(([, value]) => value === most).map(([move]) => move);
    });
    expect(top).toEqual(best);
  });

  test('a stock with more hidden cards has more orders', () => {
    expect(() => valuesInBothOrders(dealOf('a-whole-deal').script.start)).toThrow(/34/u);
  });
});

describe('what the lessons say of the measured numbers', () => {
  const sayings = sayingsSchema.parse(json('sayings'));
  const prices = priceFacts(lastDrawSchema.parse(json('last-draw')), briscola2.points);

  test('to lead the lowest or the most points is no better than the lot, within three in a hundred', () => {
    for (const saying of ['lead-the-lowest', 'lead-the-most-points'] as const) {
      const { wrong, lot } = sayingFacts(sayings, saying, STAGES);
      expect(Math.abs(wrong - lot)).toBeLessThan(0.03);
    }
  });

  test('always to take is wrong three times out of four at the last draw, and about every second time else', () => {
    const wrong = (stage: (typeof STAGES)[number]) =>
      sayingFacts(sayings, 'take-as-cheaply-as-possible', [stage]).wrong;
    expect(Math.abs(wrong('last-draw') - 0.75)).toBeLessThan(0.03);
    expect(Math.abs(wrong('drawing') - 0.5)).toBeLessThan(0.1);
    expect(Math.abs(wrong('last-tricks') - 0.5)).toBeLessThan(0.1);
  });

  test('a safe carico is the best lead, one that can be beaten no better than a liscio, trumps the poorest', () => {
    const order = leadFacts(sayings).map(({ lead }) => lead);
    expect(order[0]).toBe('safe-carico');
    expect(order.indexOf('beatable-carico')).toBeGreaterThan(order.indexOf('liscio'));
    expect(order.slice(-3).sort()).toEqual(['carico-trump', 'court-trump', 'small-trump']);
  });

  test('a low turn-up is worth about five points, a king more than eight', () => {
    expect(prices.at(-1)?.ranks).toEqual(['7', '6', '5', '4', '2']);
    expect(prices.at(-1)?.gained).toBeCloseTo(4.6, 0);
    expect(prices.find(({ ranks }) => ranks.includes('K'))?.gained).toBeGreaterThan(8);
  });
});

// The table of RULES.md part 9.2, in per cent.
test.each([
  [36, 8, 54.1],
  [24, 4, 44],
  [18, 1, 17],
  [12, 6, 91],
  [8, 2, 64],
  [6, 4, 100],
])('of %i unseen cards with %i trumps, three hold one in %d per cent', (unseen, trumps, known) => {
  expect(Math.abs(100 * chanceOfOne(unseen, trumps, 3) - known)).toBeLessThan(0.6);
});
