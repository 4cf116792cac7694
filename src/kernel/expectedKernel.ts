// The inner loops of true Scoperta's expectation, four margins at a time. AssemblyScript: `i32`, `v128` and the like are
// WebAssembly's.
//
// The contract, and what lies where in memory, is `ExpectedKernel` in src/engine/solver/expectedKernel.ts; the reference
// is expectedBlocks.ts beside it, and a test runs both on the same positions.
//
// Lanes of pairs that cannot be are computed with the others and never read: a lane only ever meets its own kind.

const CARDS: i32 = 16;

const GAIN: i32 = 0;
const TAKES: i32 = GAIN + CARDS * CARDS * 4;

// Behind the tables: sums over draws, a row for each later card of a pair; then for each lead what the pairs with the
// card drawn are worth, when the leader takes and when not.
const SUMS: i32 = TAKES + CARDS * CARDS * 4;
const TAILS: i32 = SUMS + CARDS * CARDS * 4;
const TAIL: i32 = CARDS * 4;

/** Where the caller's blocks begin. */
export const BASE: i32 = TAILS + 6 * TAIL;

// Offsets in a block's head.
const MARGINS: i32 = 0;
const TURNED: i32 = 4;
const ROWS: i32 = 8;
const COUNT: i32 = 12;
const MEMBERS: i32 = 16;

// @ts-ignore: decorator
@inline
function pairsBelow(width: i32): i32 {
  return (width * (width - 1)) >> 1;
}

// @ts-ignore: decorator
@inline
function pairIndex(i: i32, j: i32): i32 {
  return i < j ? pairsBelow(j) + i : pairsBelow(i) + j;
}

// @ts-ignore: decorator
@inline
function member(block: i32, index: i32): i32 {
  return load<i32>(block + MEMBERS + (index << 2));
}

/** Makes memory at least this large. */
export function reserve(bytes: i32): void {
  const pages = (bytes + 0xffff) >> 16;
  const missing = pages - memory.size();
  if (missing > 0) memory.grow(missing);
}

/** Writes what the pairs of each card with `drawn` are worth. */
function gather(kept: i32, lost: i32, drawn: i32, tail: i32): void {
  const from = pairsBelow(drawn) << 2;
  for (let at = 0; at < drawn << 2; at += 16) {
    v128.store(tail + at, v128.load(kept + from + at));
    v128.store(tail + TAIL + at, v128.load(lost + from + at));
  }
  for (let i = drawn + 1; i < CARDS; i++) {
    const cell = (pairsBelow(i) + drawn) << 2;
    store<f32>(tail + (i << 2), load<f32>(kept + cell));
    store<f32>(tail + TAIL + (i << 2), load<f32>(lost + cell));
  }
}

/** The least of three replies to one lead, in four columns. */
// @ts-ignore: decorator
@inline
function leastReply(held: v128, from: i32, gain: v128, stays: i32, gains: i32, kept: v128, lost: v128, at: i32): v128 {
  const first = f32x4.add(held, v128.load(from));
  const second = f32x4.add(gain, v128.load(stays + at));
  const third = f32x4.add(v128.load(gains + at), v128.bitselect(kept, lost, v128.load(gains + TAKES + at)));
  return f32x4.pmin(f32x4.pmin(first, second), third);
}

/** Adds one draw to the sums of one row: the leader holds `x0`, `x1`, `x2`; `row*` are the rows that keeping the others leads to. */
function addDraw(block: i32, drawn: i32, next: i32, x0: i32, x1: i32, x2: i32, row0: i32, row1: i32, row2: i32): void {
  const margins = load<i32>(next + MARGINS);
  const toLost = load<i32>(next + TURNED) - margins;
  const kept0 = margins + row0;
  const kept1 = margins + row1;
  const kept2 = margins + row2;
  gather(kept0, kept0 + toLost, drawn, TAILS);
  gather(kept1, kept1 + toLost, drawn, TAILS + 2 * TAIL);
  gather(kept2, kept2 + toLost, drawn, TAILS + 4 * TAIL);
  const gains0 = GAIN + x0 * TAIL;
  const gains1 = GAIN + x1 * TAIL;
  const gains2 = GAIN + x2 * TAIL;
  const card = drawn << 2;
  const held0 = v128.load32_splat(gains0 + card);
  const held1 = v128.load32_splat(gains1 + card);
  const held2 = v128.load32_splat(gains2 + card);
  const from0 = load<i32>(gains0 + TAKES + card) != 0 ? kept0 : kept0 + toLost;
  const from1 = load<i32>(gains1 + TAKES + card) != 0 ? kept1 : kept1 + toLost;
  const from2 = load<i32>(gains2 + TAKES + card) != 0 ? kept2 : kept2 + toLost;
  const count = load<i32>(block + COUNT);
  for (let index = 1; index < count; index++) {
    const j = member(block, index);
    const own = j << 2;
    const tail0 = TAILS;
    const tail1 = TAILS + 2 * TAIL;
    const tail2 = TAILS + 4 * TAIL;
    const stays0 = load<i32>(gains0 + TAKES + own) != 0 ? tail0 : tail0 + TAIL;
    const stays1 = load<i32>(gains1 + TAKES + own) != 0 ? tail1 : tail1 + TAIL;
    const stays2 = load<i32>(gains2 + TAKES + own) != 0 ? tail2 : tail2 + TAIL;
    const gain0 = v128.load32_splat(gains0 + own);
    const gain1 = v128.load32_splat(gains1 + own);
    const gain2 = v128.load32_splat(gains2 + own);
    const keptJ0 = v128.load32_splat(tail0 + own);
    const keptJ1 = v128.load32_splat(tail1 + own);
    const keptJ2 = v128.load32_splat(tail2 + own);
    const lostJ0 = v128.load32_splat(tail0 + TAIL + own);
    const lostJ1 = v128.load32_splat(tail1 + TAIL + own);
    const lostJ2 = v128.load32_splat(tail2 + TAIL + own);
    const column = pairsBelow(j) << 2;
    const sums = SUMS + j * TAIL;
    for (let at = 0; at < own; at += 16) {
      const a = leastReply(held0, from0 + column + at, gain0, stays0, gains0, keptJ0, lostJ0, at);
      const b = leastReply(held1, from1 + column + at, gain1, stays1, gains1, keptJ1, lostJ1, at);
      const c = leastReply(held2, from2 + column + at, gain2, stays2, gains2, keptJ2, lostJ2, at);
      v128.store(sums + at, f32x4.add(v128.load(sums + at), f32x4.pmax(f32x4.pmax(a, b), c)));
    }
  }
}

export function fillBlock(block: i32, width: i32, top: i32, draws: i32, count: i32): void {
  const members = load<i32>(block + COUNT);
  const row = pairsBelow(width) << 2;
  const share = f32x4.splat(<f32>1 / <f32>count);
  let out = load<i32>(block + MARGINS);
  for (let second = 1; second < members; second++) {
    const high = member(block, second);
    for (let first = 0; first < second; first++, out += row) {
      const low = member(block, first);
      memory.fill(SUMS, 0, CARDS * CARDS * 4);
      for (let i = 0; i < count; i++) {
        const drawn = load<i32>(draws + (i << 3));
        const next = load<i32>(draws + (i << 3) + 4);
        const rows = load<i32>(next + ROWS);
        addDraw(
          block, drawn, next, top, high, low,
          load<i32>(rows + (pairIndex(low, high) << 2)),
          load<i32>(rows + (pairIndex(low, top) << 2)),
          load<i32>(rows + (pairIndex(high, top) << 2)),
        );
      }
      // In ascending order: what a wide store overruns is written after it.
      for (let index = 1; index < members; index++) {
        const j = member(block, index);
        const into = out + (pairsBelow(j) << 2);
        for (let at = 0; at < j << 2; at += 16) v128.store(into + at, f32x4.mul(share, v128.load(SUMS + j * TAIL + at)));
      }
    }
  }
  turn(block, width);
}

/** Writes minus the transpose of a block. */
export function turn(block: i32, width: i32): void {
  const members = load<i32>(block + COUNT);
  const row = pairsBelow(width) << 2;
  const margins = load<i32>(block + MARGINS);
  let out = load<i32>(block + TURNED);
  for (let second = 1; second < members; second++) {
    for (let first = 0; first < second; first++, out += row) {
      const column = margins + (pairIndex(member(block, first), member(block, second)) << 2);
      let from = column;
      for (let j = 1; j < members; j++) {
        const into = out + (pairsBelow(member(block, j)) << 2);
        for (let i = 0; i < j; i++, from += row) store<f32>(into + (member(block, i) << 2), -load<f32>(from));
      }
    }
  }
}
