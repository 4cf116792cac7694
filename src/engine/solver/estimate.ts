import type { Points } from '../cards.ts';
import type { Move } from '../play/deal.ts';
import type { DealKernel } from './dealKernel.ts';
import type { Reach } from './reach.ts';

/** What sampling says of the moves of a seat that does not see all cards. Never exact, and never called so. */
export interface Estimate {
  readonly status: 'estimate';
  /** Worlds solved. */
  readonly samples: number;
  /** Average final score of the side to move, in card points. */
  readonly values: ReadonlyMap<Move, Points>;
  /**
   * How far that average may be off, in card points: its standard error, or the error measured for the method where that
   * is larger.
   */
  readonly error: ReadonlyMap<Move, Points>;
  /** Chance that the side wins the deal, from 0 to 1; a tie counts half. */
  readonly win: ReadonlyMap<Move, number>;
  /** Only where a score was asked for. */
  readonly reach?: Reach;
}

/** A world took more nodes than the budget of a search: nothing is said. */
export interface Unsolved {
  readonly status: 'unsolved';
  readonly nodes: number;
}

export interface SampleOptions {
  /** Where tables are made; plain TypeScript if there is none. */
  readonly kernel?: DealKernel;
  /** Budget of the search in each world. */
  readonly nodes?: number;
  /**
   * A final score of the side to move, in card points, whose chance is estimated too. Only where nothing but the order of the
   * stock is hidden.
   */
  readonly needed?: Points | undefined;
}

/** A sampling under way. */
export interface Sampling {
  /** Solves so many more worlds. Gives the estimate from all of them so far. */
  add(worlds: number): Estimate | Unsolved;
}
