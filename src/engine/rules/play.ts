import type { Card, Points, Seat } from '../cards.ts';

/** One card from one seat. */
export interface Play {
  readonly seat: Seat;
  readonly card: Card;
  /** Only with the ace of trumps, where the rules have it: whoever still plays to the trick gives the best trump. */
  readonly arrastro?: 'called';
}

/** A trick that has been taken. `plays[0]` led. */
export interface FinishedTrick {
  readonly plays: readonly Play[];
  readonly winner: Seat;
  readonly points: Points;
}
