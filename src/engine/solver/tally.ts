/** A running mean and what is needed for its error. */
export interface Tally {
  count: number;
  mean: number;
  squares: number;
  /** Sum of the shares of a win: 1 for a win, a half for a tie. */
  wins: number;
  /** How often a score that was asked for was reached. */
  reached: number;
}

export const createTally = (): Tally => ({ count: 0, mean: 0, squares: 0, wins: 0, reached: 0 });

/** Takes one more value into a tally. `reached`: 1 if it is as much as was asked for. Source: Welford 1962. */
export function tallyUp(tally: Tally, value: number, win: number, reached = 0): void {
  tally.count++;
  const off = value - tally.mean;
  tally.mean += off / tally.count;
  tally.squares += off * (value - tally.mean);
  tally.wins += win;
  tally.reached += reached;
}

/** The standard error of a tally's mean; infinite after a single value. */
export const errorOf = ({ count, squares }: Tally): number =>
  count > 1 ? Math.sqrt(squares / (count - 1) / count) : Infinity;
