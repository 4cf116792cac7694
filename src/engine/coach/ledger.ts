import type { Card, Points } from '../cards.ts';

/** A scoring card that ends up on another side. */
export interface LedgerEntry {
  readonly card: Card;
  readonly points: Points;
}

/**
 * Which scoring cards change hands between the best line and the other one.
 *
 * An identity, not an estimate: points of `lose` and `miss` less points of `get` and `spare` are exactly the own points
 * the other move costs.
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
