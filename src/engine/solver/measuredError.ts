import type { Points } from '../cards.ts';

/** How estimates of true Scoperta are made: the best is taken after averaging one trick, or two. */
export type Method = 'one-layer' | 'two-layers';

/**
 * Mean absolute error of an estimate, in points, by the number of hidden cards, where it was measured against exact
 * values: `one-layer` with 100 orders, `two-layers` with 100 outcomes of 10 orders.
 *
 * Source: SCOPERTA.md part A, "Cheap estimates", and its table of claims.
 */
const MEASURED: Readonly<Record<Method, Readonly<Record<number, Points>>>> = {
  'one-layer': { 2: 0.4, 4: 0.4, 6: 0.47, 8: 0.69, 10: 0.73 },
  'two-layers': { 4: 0.1, 6: 0.21, 8: 0.26, 10: 0.3, 12: 0.44 },
};

/** What is said where nothing was measured: extrapolated. */
const NOT_MEASURED: Points = 1;

export const measuredError = (method: Method, hidden: number): Points => MEASURED[method][hidden] ?? NOT_MEASURED;

/**
 * Mean absolute error of an estimated chance of a score, from 0 to 1, by the number of hidden cards, with as many samples as
 * for points. Measured against exact chances of scores near the average, in seeded positions where the chance is neither 0
 * nor 1: 300 with 2 hidden cards, 200 with 4, 100 with 6, and only 10 with 8.
 */
const MEASURED_CHANCE: Readonly<Record<Method, Readonly<Record<number, number>>>> = {
  'one-layer': { 2: 0.024, 4: 0.036, 6: 0.045, 8: 0.056 },
  'two-layers': { 4: 0.009, 6: 0.017, 8: 0.021 },
};

/** What is said of a chance where nothing was measured: extrapolated. */
const CHANCE_NOT_MEASURED: Readonly<Record<Method, number>> = { 'one-layer': 0.08, 'two-layers': 0.04 };

/** How far a chance may be off that came out as `share` of so many samples. */
export const chanceErrorOf = (method: Method, share: number, samples: number, hidden: number): number =>
  Math.max(MEASURED_CHANCE[method][hidden] ?? CHANCE_NOT_MEASURED[method], Math.sqrt((share * (1 - share)) / samples));
