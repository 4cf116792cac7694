// Offsets within the tables of a set of cards, and what every loop needs: see src/engine/solver/dealKernel.ts.

export const STRIDE: i32 = 64;
export const SQUARE: i32 = STRIDE * STRIDE;
export const TAKES: i32 = SQUARE;
export const DUTY: i32 = 2 * SQUARE;
export const ANSWER: i32 = 3 * SQUARE;
export const BOUND: i32 = 4 * SQUARE;

/** What a card that may not be played is worth to the other: more than any value. */
export const BARRED: i8 = 127;

// @ts-ignore: decorator
@inline
export function pairsBelow(width: i32): i32 {
  return (width * (width - 1)) >> 1;
}

// @ts-ignore: decorator
@inline
export function splatAt(address: i32): v128 {
  return v128.load_splat<i8>(address);
}
