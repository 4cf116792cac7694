import type { Card, Points, Seat } from '../cards.ts';

/** One card from one seat. */
export interface Play {
  readonly seat: Seat;
  readonly card: Card;
}

/** A trick that has been taken. `plays[0]` led. */
export interface FinishedTrick {
  readonly plays: readonly Play[];
  readonly winner: Seat;
  readonly points: Points;
}
