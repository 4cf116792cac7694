import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fingerprintOf, meanOf, wilson, type Measured } from '../../../src/engine/measure/measured.ts';
import { addCounted, MEASURE_VERSION, measureDeals } from '../../../src/engine/measure/measureDeals.ts';
import { NO_DEALS } from '../../../src/engine/measure/tally.ts';
import { RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { rulesOf } from '../../support/deals.ts';

const FOLDER = resolve(import.meta.dirname, '../../../src/content/measured');
const files = globSync('*.json', { cwd: FOLDER }).map(
  (file) => JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8')) as Measured, // made by scripts/measure.ts
);

test('every game is measured, and no other', () =>
  expect(files.map(({ ruleSet }) => ruleSet).toSorted()).toEqual(RULE_SETS.map(({ id }) => id).toSorted()));

describe.each(files.map((file) => [file.ruleSet, file] as const))(
  '%s',
  (id, { version, fingerprint, seed, sample, total, auction, deals }) => {
    test('was measured by these rules and this generator', () =>
      expect({ version, fingerprint }).toEqual({ version: MEASURE_VERSION, fingerprint: fingerprintOf(rulesOf(id)) }));

    test('a sample made again from its seed gives the same numbers', () =>
      expect({ deals: sample.deals, ...measureDeals(rulesOf(id), seed, 0, sample.deals) }).toEqual(sample));

    test('adds up', () => {
      const played = deals - (auction?.passed ?? 0);
      expect(total.deals).toBe(played);
      expect(total.uneven).toBe(2 * played);
      expect(total.leaderWins + total.tied).toBeLessThanOrEqual(played);
      expect(total.trickCount[0]).toBe(played);
      if (rulesOf(id).win.deal !== 'claim')
        expect(total.trickPoints.reduce((sum, points) => sum + points, 0)).toBe(played * rulesOf(id).pointsTotal);
    });

    test('counts every call once', () => {
      expect(auction !== undefined).toBe(rulesOf(id).auction !== 'none');
      if (!auction) return;
      const bids = Object.values(auction.bids);
      expect(auction.dealt).toBe(deals);
      expect(bids.reduce((sum, [calls]) => sum + calls, 0)).toBe(total.deals);
      expect(bids.reduce((sum, [, made]) => sum + made, 0)).toBe(auction.made);
      expect(auction.fell).toBe(total.deals);
      expect(auction.secretTricks).toBeGreaterThanOrEqual(auction.fell);
      expect(total.betterWins).toBe(auction.madeByWell + total.deals - auction.madeAgainstWell);
    });
  },
);

test.each(['briscola-2', 'briscola-chiamata'])('tallies of %s add up in any order', (id) => {
  const rules = rulesOf(id);
  const [one, two] = [measureDeals(rules, 7, 0, 2), measureDeals(rules, 7, 2, 1)];
  expect(addCounted(two, one)).toEqual(measureDeals(rules, 7, 0, 3));
  expect(addCounted({ tally: NO_DEALS }, one)).toEqual(one);
});

describe('intervals', () => {
  test.each([
    // Checked by hand from Wilson's formula with z = 1.96.
    [0, 10, 0, 0, 0.2775],
    [5, 10, 0.5, 0.2366, 0.7634],
    [10, 10, 1, 0.7225, 1],
  ])('%i of %i', (count, of, share, low, high) => {
    const found = wilson(count, of);
    expect(found?.share).toBe(share);
    expect(found?.low).toBeCloseTo(low, 3);
    expect(found?.high).toBeCloseTo(high, 3);
  });

  test('of nothing there is none', () => expect([wilson(0, 0), meanOf(0, 0, 0)]).toEqual([undefined, undefined]));

  test('a mean of equal numbers is sure', () =>
    expect(meanOf(40, 160, 10)).toEqual({ share: 4, low: 4, high: 4, of: 10 }));
});
