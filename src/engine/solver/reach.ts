import type { Points, Seat } from '../cards.ts';
import type { Move } from '../play/deal.ts';
import type { View } from '../play/view.ts';
import { unseenCards } from '../play/view.ts';
import { pointsOf } from '../rules/deck.ts';

/**
 * The chance of a final score of at least `needed` for the side to move, when both sides play for that score, the other to
 * keep it away, and for nothing else.
 */
export interface Reach {
  /** `exact`: over every order the hidden cards may have. `estimate`: over a sample of them. */
  readonly status: 'exact' | 'estimate';
  /** In card points. */
  readonly needed: Points;
  /** From 0 to 1. */
  readonly chance: ReadonlyMap<Move, number>;
  /** How far a chance may be off, from 0 to 1; 0 where it is exact. */
  readonly error: ReadonlyMap<Move, number>;
}

/** Points taken by all and still in play, of a view that hides no hand. */
export const pointsSeen = (view: View): Points =>
  view.taken.reduce((sum, points) => sum + points, 0) +
  pointsOf(view.rules, [
    ...view.hands.flatMap(({ cards }) => cards),
    ...view.trick.map(({ card }) => card),
    ...unseenCards(view),
    ...view.stock.top,
    ...(view.stock.turnUp === undefined ? [] : [view.stock.turnUp]),
  ]);

/**
 * How far ahead of the other side `seat` would have to be taken, in points, so that being ahead at the end is the same as
 * the side to move having at least `needed`. It makes every difference odd: nobody can be level.
 */
export function headStart(view: View, needed: Points, seat: Seat): number {
  const start = pointsSeen(view) + 1 - 2 * needed;
  return seat === view.seat ? start : -start;
}
