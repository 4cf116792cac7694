import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fingerprintOf, meanOf, wilson, type Measured } from '../../../src/engine/measure/measured.ts';
import { canMeasure, MEASURE_VERSION, measureDeals } from '../../../src/engine/measure/measureDeals.ts';
import { addTallies, NO_DEALS } from '../../../src/engine/measure/tally.ts';
import { RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { rulesOf } from '../../support/deals.ts';

const FOLDER = resolve(import.meta.dirname, '../../../src/content/measured');
const files = globSync('*.json', { cwd: FOLDER }).map(
  (file) => JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8')) as Measured, // made by scripts/measure.ts
);

test('every game without an auction is measured, and no other', () =>
  expect(files.map(({ ruleSet }) => ruleSet).toSorted()).toEqual(
    RULE_SETS.filter(canMeasure)
      .map(({ id }) => id)
      .toSorted(),
  ));

describe.each(files.map((file) => [file.ruleSet, file] as const))(
  '%s',
  (id, { version, fingerprint, seed, sample, total, deals }) => {
    test('was measured by these rules and this generator', () =>
      expect({ version, fingerprint }).toEqual({ version: MEASURE_VERSION, fingerprint: fingerprintOf(rulesOf(id)) }));

    test('a sample made again from its seed gives the same numbers', () =>
      expect(measureDeals(rulesOf(id), seed, 0, sample.deals)).toEqual(sample.tally));

    test('adds up', () => {
      expect(total.deals).toBe(deals);
      expect(total.uneven).toBe(2 * deals);
      expect(total.leaderWins + total.tied).toBeLessThanOrEqual(deals);
      expect(total.trickCount[0]).toBe(deals);
      if (rulesOf(id).win.deal !== 'claim')
        expect(total.trickPoints.reduce((sum, points) => sum + points, 0)).toBe(deals * rulesOf(id).pointsTotal);
    });
  },
);

test('tallies add up in any order', () => {
  const rules = rulesOf('briscola-2');
  const [one, two] = [measureDeals(rules, 7, 0, 3), measureDeals(rules, 7, 3, 3)];
  expect(addTallies(two, one)).toEqual(measureDeals(rules, 7, 0, 6));
  expect(addTallies(NO_DEALS, one)).toEqual(one);
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
