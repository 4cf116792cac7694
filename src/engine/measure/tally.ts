import type { Points } from '../cards.ts';

/**
 * What some deals of one rule set came to. Whole numbers only, so that stretches add up to the same total in any order
 * and a sample can be made again to the last digit.
 */
export interface Tally {
  readonly deals: number;
  /** Cards played in all of them. */
  readonly cards: number;
  /** Card points lying in the first, second … trick, over all deals. */
  readonly trickPoints: readonly Points[];
  /** Deals that got as far as that trick. */
  readonly trickCount: readonly number[];
  /** Deals won by the side that led first, by the dealer's side, by nobody. The two sides may be one. */
  readonly leaderWins: number;
  readonly dealerWins: number;
  readonly tied: number;
  /** Deals played by one good player (or pair) against natural ones, and how many of them the good one won, or tied. */
  readonly uneven: number;
  readonly betterWins: number;
  readonly betterTied: number;
  /** Deals with a last draw; those whose result changes when first and last to draw change cards; points that moves. */
  readonly lastDraws: number;
  readonly turnedByDraw: number;
  readonly movedByDraw: Points;
  readonly movedSquared: number;
  /** Ends looked at with all cards open, and those with one best card alone. */
  readonly ends: number;
  readonly uniqueBest: number;
}

export const NO_DEALS: Tally = {
  deals: 0,
  cards: 0,
  trickPoints: [],
  trickCount: [],
  leaderWins: 0,
  dealerWins: 0,
  tied: 0,
  uneven: 0,
  betterWins: 0,
  betterTied: 0,
  lastDraws: 0,
  turnedByDraw: 0,
  movedByDraw: 0,
  movedSquared: 0,
  ends: 0,
  uniqueBest: 0,
};

type Count = { [Key in keyof Tally]: Tally[Key] extends number ? Key : never }[keyof Tally];

const COUNTS = Object.keys(NO_DEALS).filter((key) => !key.startsWith('trick')) as readonly Count[]; // the lists left out

const addLists = (one: readonly number[], other: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => (one[at] ?? 0) + (other[at] ?? 0));

/** Two tallies of different deals as one. */
export const addTallies = (one: Tally, other: Tally): Tally => ({
  ...(Object.fromEntries(COUNTS.map((key) => [key, one[key] + other[key]])) as Record<Count, number>), // every count
  trickPoints: addLists(one.trickPoints, other.trickPoints),
  trickCount: addLists(one.trickCount, other.trickCount),
});
