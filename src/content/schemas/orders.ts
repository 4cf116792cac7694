import type { Card, Points } from '../../engine/cards.ts';
import type { Deal, Move } from '../../engine/play/deal.ts';
import { must } from '../../engine/result.ts';
import { valuesOf } from '../../engine/solver/solve.ts';

/** The hidden cards of a stock in one order, and what each move is worth then: own final score, in card points. */
export interface OrderValues {
  readonly hidden: readonly Card[];
  readonly values: ReadonlyMap<Move, Points>;
}

const HIDDEN = 2;

/**
 * The values of a position of Scoperta with four cards to draw, in the two orders its hidden cards can have: the top of
 * the stock and the turn-up are seen, the two between are known by counting, but not which comes first.
 *
 * Throws for other stocks, which have more orders.
 */
export function valuesInBothOrders(deal: Deal): readonly OrderValues[] {
  const [top, one, other, turnUp, ...more] = deal.stock;
  if (!top || !one || !other || !turnUp || more.length > 0) {
    throw new Error(`${HIDDEN} cards of the stock must be hidden, and it holds ${deal.stock.length}`);
  }
  return [
    [one, other],
    [other, one],
  ].map((hidden) => {
    const values = must(valuesOf({ ...deal, stock: [top, ...hidden, turnUp] }));
    if (!values) throw new Error('The position is too large to be solved');
    return { hidden, values };
  });
}
