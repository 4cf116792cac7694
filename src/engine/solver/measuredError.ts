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
