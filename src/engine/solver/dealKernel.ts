import type { ExpectedKernel } from './expectedKernel.ts';

/**
 * The inner loops of the deal table. Two implementations give the same bytes: `plainKernel.ts` in TypeScript, and the
 * WebAssembly of `src/kernel`, which a caller passes in.
 *
 * Everything lies in one memory; arguments are offsets into it. A matrix of pairs has a row for each pair of slots
 * below its width and a column for each; the pair *i* < *j* has the number `j(j-1)/2 + i` whatever the width. A cell is
 * the points the leader takes from there on less the other's, who lead and follow with the pair of the row and of the
 * column.
 *
 * `tables` is the offset of `TABLE_BYTES` that describe the cards in the slots.
 */
export interface DealKernel {
  /** The memory, at least so many bytes; what it held is lost. */
  reserve(bytes: number): Int8Array;
  /** Fills the layer of two cards each and no stock: `slots` is its width. */
  fillLast(slots: number, tables: number, out: number): void;
  /**
   * Fills a layer in which the leader also holds slot `width` and the other slot `width + 1`, from the next layer, whose
   * width is two more, and its negated transpose. Cells that no play can reach may be left out.
   */
  fillLayer(width: number, tables: number, next: number, nextTurned: number, out: number): void;
  /** The same where the other may also exchange first, which leads to a second set of cards and layers. */
  fillEither(
    width: number,
    tables: number,
    next: number,
    nextTurned: number,
    otherTables: number,
    otherNext: number,
    otherNextTurned: number,
    out: number,
  ): void;
  /** The same as `fillEither`, of the cells whose column holds `slot`, a slot below the width; the others stay. */
  fillColumns(
    width: number,
    slot: number,
    tables: number,
    next: number,
    nextTurned: number,
    otherTables: number,
    otherNext: number,
    otherNextTurned: number,
    out: number,
  ): void;
  /** Writes minus the transpose of a square matrix of so many rows. */
  turn(rows: number, from: number, out: number): void;
  /** A kernel for the expectation of true Scoperta, with a memory of its own, if whoever made this one has that too. */
  readonly expected?: () => ExpectedKernel;
}

/** Slots a row of a table has room for: the cards of the largest pack, rounded up. */
export const STRIDE = 64;

const SQUARE = STRIDE * STRIDE;

/** Offsets within the tables of a set of cards. Rows are the leader's slot, columns the other's. */
export const TABLES = {
  /** Points of the two cards: positive if the leader takes them, else negative. */
  gain: 0,
  /** -1 where the leader takes the trick, else 0. */
  takes: SQUARE,
  /** How well the other's card meets his duty to follow: he must play one of the highest class in his hand. */
  duty: 2 * SQUARE,
  /** By row the slot of the one who followed so far and now leads: what the other one gains by it, in his last trick. */
  answer: 3 * SQUARE,
} as const;

/** One byte after the squares says whether any duty is to be heeded. */
export const TABLES_BOUND = 4 * SQUARE;
export const TABLE_BYTES = TABLES_BOUND + 64;

/** Bytes that a wide store may write past the end of a matrix. */
export const SLACK = 64;

/** The number of the pair of slots `i` < `j`. */
export const pairIndex = (i: number, j: number): number => (i < j ? (j * (j - 1)) / 2 + i : (i * (i - 1)) / 2 + j);

/** The number of pairs of slots below `width`. */
export const pairsBelow = (width: number): number => (width * (width - 1)) / 2;
