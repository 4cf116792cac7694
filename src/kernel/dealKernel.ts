// The deal table's inner loops, sixteen cells at a time. AssemblyScript: `i32`, `v128` and the like are WebAssembly's.
//
// The contract, and the meaning of every argument, is `DealKernel` in src/engine/solver/dealKernel.ts; the reference is
// plainKernel.ts beside it, and a test runs both on the same deals. Offsets are addresses here.
//
// Stores are sixteen bytes wide and may run past the end of what they fill, so everything is filled in an order in which
// what was overrun is written afterwards.

import { ANSWER, BARRED, BOUND, DUTY, pairsBelow, splatAt, STRIDE, TAKES } from './tables';

export { fillColumns } from './columns';
export { turn } from './turn';

// The first bytes of memory are for the least replies to each lead; the caller's offsets lie behind them.
const MINS: i32 = 0;
const MINS_STRIDE: i32 = 2048;

/** Where the caller's memory begins. */
export const BASE: i32 = 4 * MINS_STRIDE;

/** Makes memory at least this large. */
export function reserve(bytes: i32): void {
  const pages = (BASE + bytes + 0xffff) >> 16;
  const missing = pages - memory.size();
  if (missing > 0) memory.grow(missing);
}

/**
 * The least reply out of the pairs of one block of sixteen `i` with one `j`, for one lead. `stays`, `gains`, `taken`:
 * this block's values when `j` is played, and what the replies `i` gain and take.
 */
// @ts-ignore: decorator
@inline
function leastOfPair(row: i32, j: i32, kept: i32, lost: i32, keptBlock: v128, lostBlock: v128, gains: v128, taken: v128): v128 {
  const first = i8x16.add(splatAt(row + j), v128.bitselect(keptBlock, lostBlock, splatAt(row + TAKES + j)));
  const second = i8x16.add(gains, v128.bitselect(splatAt(kept + j), splatAt(lost + j), taken));
  return i8x16.min_s(first, second);
}

/** Fills one row of a layer without duties: three leads at once. */
function fillRow(width: i32, tables: i32, x0: i32, x1: i32, x2: i32, kept0: i32, kept1: i32, kept2: i32, toLost: i32, out: i32): void {
  const row0 = tables + x0 * STRIDE;
  const row1 = tables + x1 * STRIDE;
  const row2 = tables + x2 * STRIDE;
  const held = width + 1;
  const tail = pairsBelow(held);
  const from0 = load<i8>(row0 + TAKES + held) != 0 ? kept0 : kept0 + toLost;
  const from1 = load<i8>(row1 + TAKES + held) != 0 ? kept1 : kept1 + toLost;
  const from2 = load<i8>(row2 + TAKES + held) != 0 ? kept2 : kept2 + toLost;
  const gain0 = splatAt(row0 + held);
  const gain1 = splatAt(row1 + held);
  const gain2 = splatAt(row2 + held);
  const tail0 = kept0 + tail;
  const tail1 = kept1 + tail;
  const tail2 = kept2 + tail;
  for (let i = (width - 2) & ~15; i >= 0; i -= 16) {
    const keptA = v128.load(tail0 + i);
    const keptB = v128.load(tail1 + i);
    const keptC = v128.load(tail2 + i);
    const lostA = v128.load(tail0 + toLost + i);
    const lostB = v128.load(tail1 + toLost + i);
    const lostC = v128.load(tail2 + toLost + i);
    const gainsA = v128.load(row0 + i);
    const gainsB = v128.load(row1 + i);
    const gainsC = v128.load(row2 + i);
    const takenA = v128.load(row0 + TAKES + i);
    const takenB = v128.load(row1 + TAKES + i);
    const takenC = v128.load(row2 + TAKES + i);
    let at = pairsBelow(i + 1) + i;
    for (let j = i + 1; j < width; at += j, j++) {
      const a = i8x16.min_s(
        i8x16.add(gain0, v128.load(from0 + at)),
        leastOfPair(row0, j, tail0, tail0 + toLost, keptA, lostA, gainsA, takenA),
      );
      const b = i8x16.min_s(
        i8x16.add(gain1, v128.load(from1 + at)),
        leastOfPair(row1, j, tail1, tail1 + toLost, keptB, lostB, gainsB, takenB),
      );
      const c = i8x16.min_s(
        i8x16.add(gain2, v128.load(from2 + at)),
        leastOfPair(row2, j, tail2, tail2 + toLost, keptC, lostC, gainsC, takenC),
      );
      v128.store(out + at, i8x16.max_s(i8x16.max_s(a, b), c));
    }
  }
}

/** Lowers `into`, a value a pair, to the least reply out of the pair; duties ignored. */
function replyFromPair(row: i32, kept: i32, lost: i32, width: i32, into: i32): void {
  for (let i = (width - 2) & ~15; i >= 0; i -= 16) {
    const keptBlock = v128.load(kept + i);
    const lostBlock = v128.load(lost + i);
    const gains = v128.load(row + i);
    const taken = v128.load(row + TAKES + i);
    let at = into + pairsBelow(i + 1) + i;
    for (let j = i + 1; j < width; at += j, j++) {
      const least = leastOfPair(row, j, kept, lost, keptBlock, lostBlock, gains, taken);
      v128.store(at, keepOverrun(i8x16.min_s(v128.load(at), least), at, j - i));
    }
  }
}

/** The same where duties bar some replies. `held`: the class of the slot that the other holds besides. */
function dutifulReply(row: i32, kept: i32, lost: i32, width: i32, held: i32, into: i32): void {
  const heldClass = i8x16.splat(<i8>held);
  const barred = i8x16.splat(BARRED);
  for (let i = (width - 2) & ~15; i >= 0; i -= 16) {
    const keptBlock = v128.load(kept + i);
    const lostBlock = v128.load(lost + i);
    const gains = v128.load(row + i);
    const taken = v128.load(row + TAKES + i);
    const duties = v128.load(row + DUTY + i);
    let at = into + pairsBelow(i + 1) + i;
    for (let j = i + 1; j < width; at += j, j++) {
      const duty = splatAt(row + DUTY + j);
      const owed = i8x16.max_s(i8x16.max_s(duties, duty), heldClass);
      const first = i8x16.add(splatAt(row + j), v128.bitselect(keptBlock, lostBlock, splatAt(row + TAKES + j)));
      const second = i8x16.add(gains, v128.bitselect(splatAt(kept + j), splatAt(lost + j), taken));
      const third = v128.load(at);
      const least = i8x16.min_s(
        v128.bitselect(barred, first, i8x16.lt_s(duty, owed)),
        i8x16.min_s(
          v128.bitselect(barred, second, i8x16.lt_s(duties, owed)),
          v128.bitselect(barred, third, i8x16.lt_s(heldClass, owed)),
        ),
      );
      v128.store(at, keepOverrun(least, at, j - i));
    }
  }
}

const LANES: v128 = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);

/** The new values in the first `valid` lanes and what is stored already in the others: for loops that read what they write. */
// @ts-ignore: decorator
@inline
function keepOverrun(values: v128, at: i32, valid: i32): v128 {
  return v128.bitselect(values, v128.load(at), i8x16.lt_s(LANES, i8x16.splat(<i8>min(valid, 16))));
}

/** Writes into `into` the least value the other can reach against a lead. */
function answerLead(slot: i32, keeps: i32, width: i32, tables: i32, next: i32, nextTurned: i32, into: i32): void {
  const across = pairsBelow(width + 2);
  const kept = next + keeps * across;
  const lost = nextTurned + keeps * across;
  const row = tables + slot * STRIDE;
  const held = width + 1;
  const tail = pairsBelow(held);
  const pairs = pairsBelow(width);
  const gain = splatAt(row + held);
  const from = load<i8>(row + TAKES + held) != 0 ? kept : lost;
  for (let at = 0; at < pairs; at += 16) v128.store(into + at, i8x16.add(gain, v128.load(from + at)));
  if (load<i8>(tables + BOUND) == 0) replyFromPair(row, kept + tail, lost + tail, width, into);
  else dutifulReply(row, kept + tail, lost + tail, width, load<i8>(row + DUTY + held), into);
}

function writeMost(pairs: i32, out: i32): void {
  for (let at = 0; at < pairs; at += 16) {
    const ab = i8x16.max_s(v128.load(MINS + at), v128.load(MINS + MINS_STRIDE + at));
    v128.store(out + at, i8x16.max_s(ab, v128.load(MINS + 2 * MINS_STRIDE + at)));
  }
}

export function fillLast(slots: i32, tables: i32, out: i32): void {
  const pairs = pairsBelow(slots);
  const bound = load<i8>(tables + BOUND) != 0;
  memory.fill(MINS + 2 * MINS_STRIDE, <u8>-127, MINS_STRIDE);
  for (let second = 1, row = out; second < slots; second++) {
    for (let first = 0; first < second; first++, row += pairs) {
      if (!bound) {
        fillLastRow(slots, tables, first, second, row);
        continue;
      }
      for (let k = 0; k < 2; k++) {
        const slot = k == 0 ? first : second;
        const other = tables + (first + second - slot) * STRIDE;
        const into = MINS + k * MINS_STRIDE;
        memory.fill(into, BARRED, MINS_STRIDE);
        dutifulReply(tables + slot * STRIDE, other, other + ANSWER, slots, -1, into);
      }
      writeMost(pairs, row);
    }
  }
}

/** Fills one row of the last layer without duties: two leads at once. */
function fillLastRow(slots: i32, tables: i32, first: i32, second: i32, out: i32): void {
  const row0 = tables + first * STRIDE;
  const row1 = tables + second * STRIDE;
  for (let i = (slots - 2) & ~15; i >= 0; i -= 16) {
    const keptA = v128.load(row1 + i);
    const lostA = v128.load(row1 + ANSWER + i);
    const takenA = v128.load(row0 + TAKES + i);
    const keptB = v128.load(row0 + i);
    const lostB = v128.load(row0 + ANSWER + i);
    const takenB = v128.load(row1 + TAKES + i);
    let at = out + pairsBelow(i + 1) + i;
    for (let j = i + 1; j < slots; at += j, j++) {
      const a = leastOfPair(row0, j, row1, row1 + ANSWER, keptA, lostA, keptB, takenA);
      const b = leastOfPair(row1, j, row0, row0 + ANSWER, keptB, lostB, keptA, takenB);
      v128.store(at, i8x16.max_s(a, b));
    }
  }
}

export function fillLayer(width: i32, tables: i32, next: i32, nextTurned: i32, out: i32): void {
  const pairs = pairsBelow(width);
  const across = pairsBelow(width + 2);
  const bound = load<i8>(tables + BOUND) != 0;
  for (let second = 1, row = out, pair = 0; second < width; second++) {
    for (let first = 0; first < second; first++, row += pairs, pair++) {
      if (!bound) {
        fillRow(
          width, tables, width, second, first,
          next + pair * across, next + (pairs + first) * across, next + (pairs + second) * across,
          nextTurned - next, row,
        );
        continue;
      }
      answerLead(width, pair, width, tables, next, nextTurned, MINS);
      answerLead(second, pairs + first, width, tables, next, nextTurned, MINS + MINS_STRIDE);
      answerLead(first, pairs + second, width, tables, next, nextTurned, MINS + 2 * MINS_STRIDE);
      writeMost(pairs, row);
    }
  }
}

export function fillEither(
  width: i32, tables: i32, next: i32, nextTurned: i32,
  otherTables: i32, otherNext: i32, otherNextTurned: i32, out: i32,
): void {
  const pairs = pairsBelow(width);
  const more = MINS + 3 * MINS_STRIDE;
  for (let second = 1, row = out, pair = 0; second < width; second++) {
    for (let first = 0; first < second; first++, row += pairs, pair++) {
      for (let k = 0; k < 3; k++) {
        const slot = k == 0 ? width : k == 1 ? second : first;
        const keeps = k == 0 ? pair : pairs + (k == 1 ? first : second);
        const into = MINS + k * MINS_STRIDE;
        answerLead(slot, keeps, width, tables, next, nextTurned, into);
        answerLead(slot, keeps, width, otherTables, otherNext, otherNextTurned, more);
        for (let at = 0; at < pairs; at += 16) {
          v128.store(into + at, i8x16.min_s(v128.load(into + at), v128.load(more + at)));
        }
      }
      writeMost(pairs, row);
    }
  }
}
