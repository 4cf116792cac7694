import type { Points, Seat } from '../cards.ts';
import type { Board, CardNumber } from './board.ts';
import { beats } from './lastTrick.ts';

/** The trick on the table where a search stands, and who is to move. Changes as moves are made. */
export interface RootTrick {
  seat: Seat;
  /** Cards on the table. */
  k: number;
  led: number;
  best: CardNumber;
  bestSeat: Seat;
  pts: Points;
  exchanged: boolean;
}

/** The trick on the table of a board. */
export function rootTrickOf({ leader, trick, seats, trump, points, exchanged }: Board): RootTrick {
  const root = { seat: (leader + trick.length) % seats, k: 0, led: 0, best: 0, bestSeat: 0, pts: 0, exchanged };
  for (const card of trick) {
    if (root.k === 0 || beats(card, root.best, trump)) {
      root.best = card;
      root.bestSeat = (leader + root.k) % seats;
    }
    if (root.k === 0) root.led = card >> 4;
    root.pts += points[card]!;
    root.k++;
  }
  return root;
}
