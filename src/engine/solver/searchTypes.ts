import type { Points, Seat } from '../cards.ts';
import type { MoveNumber } from './moveNumber.ts';
import type { Situation } from './tieBreak.ts';

/** Thrown by a search that has used its budget; caught by `solve`. */
export const BUDGET_SPENT = Symbol('budget spent');

/** A search over one position, and over those that follow it when moves are made. */
export interface Search {
  /** Legal moves of the seat to move, exchanges last. */
  moves(): MoveNumber[];
  /** The seat to move. */
  turn(): Seat;
  /**
   * Card points that side 0 takes from here on when `move` is made and both sides play perfectly. `guess`: where to
   * start looking; a good one saves time and changes nothing else.
   */
  valueOf(move: MoveNumber, guess: Points): Points;
  /**
   * The same as a bound with respect to `gamma`: at least that, then the value is no less than it; or below, then it is
   * no more.
   */
  bound(move: MoveNumber, gamma: Points): Points;
  /** Whether side 0 takes at least `points` from here on after `move`. */
  reaches(move: MoveNumber, points: Points): boolean;
  /** Makes a move for good. Gives the points side 0 gains by the trick it ends, 0 if it ends none or side 1 takes it. */
  make(move: MoveNumber): Points;
  /** Points of all cards in hands, stock and trick. */
  pointsLeft(): Points;
  isOver(): boolean;
  /** The trick on the table. */
  situation(): Situation;
  /** Tricks started so far, by all calls. */
  nodes(): number;
}
