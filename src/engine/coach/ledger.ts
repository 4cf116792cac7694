import type { Card, Points } from '../cards.ts';
import { pointsOf } from '../rules/deck.ts';
import { fateOf, isWon } from './line.ts';
import type { Line } from './line.ts';

/** A scoring card that ends up on another side. */
export interface LedgerEntry {
  readonly card: Card;
  readonly points: Points;
}

/**
 * Which scoring cards change hands between the best line and the other one.
 *
 * An identity, not an estimate: points of `lose` and `miss` less points of `get` are exactly the own points that the
 * other move costs.
 */
export interface Ledger {
  /** Cards of the learner's side, or from the stock in its hands, that go to them. */
  readonly lose: readonly LedgerEntry[];
  /** Cards of theirs that the learner's side no longer takes. */
  readonly miss: readonly LedgerEntry[];
  /** Cards that come to the learner's side instead. */
  readonly get: readonly LedgerEntry[];
  /** What the other move costs, in own card points: never negative. */
  readonly cost: Points;
}

/** The ledger between two lines from one position: `best` and `other` after different moves of the learner. */
export function ledgerOf(best: Line, other: Line): Ledger {
  const lose: LedgerEntry[] = [];
  const miss: LedgerEntry[] = [];
  const get: LedgerEntry[] = [];
  for (const { card } of best.fates.values()) {
    const points = pointsOf(best.start.rules, [card]);
    const inBest = isWon(best, card);
    if (points === 0 || inBest === isWon(other, card)) continue;
    const entry = { card, points };
    if (!inBest) get.push(entry);
    else if (other.isOurs(fateOf(other, card).seat)) lose.push(entry);
    else miss.push(entry);
  }
  const dearestFirst = (entries: LedgerEntry[]): LedgerEntry[] => entries.sort((x, y) => y.points - x.points);
  return {
    lose: dearestFirst(lose),
    miss: dearestFirst(miss),
    get: dearestFirst(get),
    cost: sumOf(lose) + sumOf(miss) - sumOf(get),
  };
}

/** Card points of some entries together. */
export const sumOf = (entries: readonly LedgerEntry[]): Points => entries.reduce((sum, { points }) => sum + points, 0);
