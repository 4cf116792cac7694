// Transposing in blocks of sixteen by sixteen bytes.

/** Writes minus the transpose of a square matrix of so many rows. */
export function turn(rows: i32, from: i32, out: i32): void {
  if (rows < 16) {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < rows; column++) {
        store<i8>(out + column * rows + row, -load<i8>(from + row * rows + column));
      }
    }
    return;
  }
  // The last block of a row or column overlaps the one before it.
  for (let top = 0; top < rows; top += 16) {
    const row = min(top, rows - 16);
    for (let left = 0; left < rows; left += 16) {
      const column = min(left, rows - 16);
      turnBlock(rows, from + row * rows + column, out + column * rows + row);
    }
  }
}

/** Sixteen by sixteen bytes, by four rounds of interleaving. */
function turnBlock(rows: i32, from: i32, out: i32): void {
  let r0 = v128.load(from);
  let r1 = v128.load((from += rows));
  let r2 = v128.load((from += rows));
  let r3 = v128.load((from += rows));
  let r4 = v128.load((from += rows));
  let r5 = v128.load((from += rows));
  let r6 = v128.load((from += rows));
  let r7 = v128.load((from += rows));
  let r8 = v128.load((from += rows));
  let r9 = v128.load((from += rows));
  let ra = v128.load((from += rows));
  let rb = v128.load((from += rows));
  let rc = v128.load((from += rows));
  let rd = v128.load((from += rows));
  let re = v128.load((from += rows));
  let rf = v128.load((from += rows));
  for (let round = 0; round < 4; round++) {
    const t0 = low(r0, r8);
    const t1 = high(r0, r8);
    const t2 = low(r1, r9);
    const t3 = high(r1, r9);
    const t4 = low(r2, ra);
    const t5 = high(r2, ra);
    const t6 = low(r3, rb);
    const t7 = high(r3, rb);
    const t8 = low(r4, rc);
    const t9 = high(r4, rc);
    const ta = low(r5, rd);
    const tb = high(r5, rd);
    const tc = low(r6, re);
    const td = high(r6, re);
    const te = low(r7, rf);
    const tf = high(r7, rf);
    r0 = t0;
    r1 = t1;
    r2 = t2;
    r3 = t3;
    r4 = t4;
    r5 = t5;
    r6 = t6;
    r7 = t7;
    r8 = t8;
    r9 = t9;
    ra = ta;
    rb = tb;
    rc = tc;
    rd = td;
    re = te;
    rf = tf;
  }
  v128.store(out, i8x16.neg(r0));
  v128.store((out += rows), i8x16.neg(r1));
  v128.store((out += rows), i8x16.neg(r2));
  v128.store((out += rows), i8x16.neg(r3));
  v128.store((out += rows), i8x16.neg(r4));
  v128.store((out += rows), i8x16.neg(r5));
  v128.store((out += rows), i8x16.neg(r6));
  v128.store((out += rows), i8x16.neg(r7));
  v128.store((out += rows), i8x16.neg(r8));
  v128.store((out += rows), i8x16.neg(r9));
  v128.store((out += rows), i8x16.neg(ra));
  v128.store((out += rows), i8x16.neg(rb));
  v128.store((out += rows), i8x16.neg(rc));
  v128.store((out += rows), i8x16.neg(rd));
  v128.store((out += rows), i8x16.neg(re));
  v128.store((out += rows), i8x16.neg(rf));
}

// @ts-ignore: decorator
@inline
function low(a: v128, b: v128): v128 {
  return i8x16.shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

// @ts-ignore: decorator
@inline
function high(a: v128, b: v128): v128 {
  return i8x16.shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}
