import type { Points } from '../cards.ts';

/**
 * An exact value from 0 to `most` by questions "at least `gamma`?", from `guess` on, in steps that double.
 *
 * `bound` answers with a number: at least `gamma`, then the value is no less than it; or below, then it is no more.
 *
 * Source: MTD(f), Plaat et al. 1996; the growing step is SCOPERTA.md part C.
 */
export function byNullWindows(bound: (gamma: Points) => number, most: Points, guess: Points): Points {
  let lower = 0;
  let upper = most;
  let gamma = Math.min(Math.max(guess, 1), upper);
  let step = 1;
  while (lower < upper) {
    const value = bound(gamma);
    if (value >= gamma) {
      lower = value;
      gamma = Math.min(lower + step, upper);
    } else {
      upper = value;
      gamma = Math.max(upper - step + 1, lower + 1);
    }
    step *= 2;
  }
  return lower;
}
