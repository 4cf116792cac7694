import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../../src/engine/notation.ts';
import { LAST_DRAW_VERSION, priceOfLastDraw, type MeasuredPrice } from '../../../src/engine/measure/lastDrawPrice.ts';
import {
  cardOfSaying,
  leadOf,
  measureSayings,
  SAYINGS_VERSION,
  type Lead,
  type MeasuredSayings,
  type Saying,
} from '../../../src/engine/measure/sayings.ts';
import type { Card } from '../../../src/engine/cards.ts';
import { must } from '../../../src/engine/result.ts';
import { briscola2 } from '../../../src/engine/rulesets/briscola-2.ts';
import { createPlainKernel } from '../../../src/engine/solver/plainKernel.ts';

const FOLDER = resolve(import.meta.dirname, '../../../src/content/measured/judgement');
const read = (name: string): unknown => JSON.parse(readFileSync(resolve(FOLDER, `${name}.json`), 'utf8'));
const sayings = read('sayings') as MeasuredSayings; // written by scripts/measureJudgement.ts
const lastDraw = read('last-draw') as MeasuredPrice; // written by scripts/measureJudgement.ts

const position = (text: object) => must(parsePosition({ ruleSet: 'briscola-2', turn: 0, ...text }));

describe('what was measured can be made again', () => {
  test('the sayings, on the sample of deals', () => {
    const { seed, sample, version } = sayings;
    expect(version).toBe(SAYINGS_VERSION);
    expect(measureSayings(briscola2, seed, 0, sample.deals, createPlainKernel())).toEqual(sample.tally);
  });

  test('the price of the last draw, on the sample of deals', () => {
    const { seed, sample, version } = lastDraw;
    expect(version).toBe(LAST_DRAW_VERSION);
    const prices = briscola2.strength.map((rank) =>
      priceOfLastDraw(briscola2, rank, { seed, from: 0, count: sample.deals }),
    );
    expect(prices).toEqual(sample.prices);
  });
});

describe('the numbers hang together', () => {
  test('every draw was better, equal or worse', () => {
    for (const { deals, better, equal, worse } of lastDraw.prices) expect(better + equal + worse).toBe(deals);
  });

  test('the dearer the turn-up, the more its loser gains', () => {
    const gained = lastDraw.prices.slice(0, 6).map((price) => price.gained);
    expect(gained).toEqual([...gained].sort((a, b) => b - a));
  });

  // Half the differences of RULES.md part 9.2, which another program found with other deals.
  test.each([
    ['A', 17.25],
    ['3', 15.35],
    ['K', 8.9],
    ['H', 7.65],
    ['J', 6.35],
    ['2', 4.8],
  ] as const)('the price of a turned-up %s is within half a point of what was known: %d', (rank, known) => {
    const price = lastDraw.prices.find(({ turnUp }) => turnUp === rank);
    expect(Math.abs((price?.gained ?? 0) / (price?.deals ?? 1) - known)).toBeLessThan(0.5);
  });

  test('no saying is wrong more often than it speaks', () => {
    for (const stages of Object.values(sayings.total.sayings))
      for (const { positions, wrong, wrongByTen } of Object.values(stages)) {
        expect(wrong).toBeLessThanOrEqual(positions);
        expect(wrongByTen).toBeLessThanOrEqual(wrong);
      }
  });
});

const LEAD = { trump: 'b', hands: ['As 4c 2s', 'Hs Ad 7c'] };
const FOLLOW = { trump: 'c', hands: ['3b Ad 7c', 'Ac 3s'], trick: 'Hd' };

test.each<[saying: Saying, at: object, card: Card | undefined, why: string]>([
  ['lead-the-lowest', LEAD, '2s', 'the weakest liscio'],
  ['lead-the-most-points', LEAD, 'As', 'eleven points'],
  ['take-as-cheaply-as-possible', LEAD, undefined, 'nobody has led yet'],
  ['lead-the-lowest', FOLLOW, undefined, 'a card lies on the table'],
  ['take-as-cheaply-as-possible', FOLLOW, '7c', 'a small trump is cheaper than an ace'],
  [
    'take-as-cheaply-as-possible',
    { trump: 'b', hands: ['4c 2s', '7c'], trick: 'Hd' },
    undefined,
    'no card of the hand takes it',
  ],
])('%s in %j says %s (%s)', (saying, at, card) => {
  expect(cardOfSaying(saying, position(at))).toBe(card);
});

test.each<[card: Card, lead: Lead, why: string]>([
  ['2s', 'liscio', 'worth nothing, no trump'],
  ['Kc', 'court', 'worth four'],
  ['Ad', 'safe-carico', 'they hold no trump'],
])('%s is a %s (%s)', (card, lead) => {
  expect(leadOf(position({ trump: 'b', hands: ['2s Kc Ad', 'Hs 3d 7c'] }), card)).toBe(lead);
});

test.each<[card: Card, lead: Lead, why: string]>([
  ['Ad', 'beatable-carico', 'a trump takes it'],
  ['4b', 'small-trump', 'worth nothing, a trump'],
  ['3b', 'carico-trump', 'ten points, a trump'],
])('%s is a %s (%s)', (card, lead) => {
  expect(leadOf(position({ trump: 'b', hands: ['4b 3b Ad', 'Hs 2b 7c'] }), card)).toBe(lead);
});
