import type { Points } from '../cards.ts';
import { bitCount } from './lastTrick.ts';

/**
 * Points that are sure from here on: of the highest live trumps, as long as one side holds them. Whoever plays such a
 * trump wins its trick for that side. Positive for side 0, negative for side 1, 0 when the highest is in the stock.
 *
 * `rest`: all points in play. They are sure once one seat holds a highest trump for each of its `tricks` tricks; 0 tricks
 * where more cards are to be drawn.
 */
export function sureTrumps(
  hands: Int32Array,
  sideOf: Int8Array,
  seats: number,
  live: number,
  trump: number,
  points: Int8Array,
  tricks: number,
  rest: Points,
): Points {
  let first = 0;
  let second = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (sideOf[seat] === 0) first |= hands[seat * 4 + trump]!;
    else second |= hands[seat * 4 + trump]!;
  }
  const top = 1 << (31 - Math.clz32(live));
  if (live === 0 || ((first | second) & top) === 0) return 0;
  const sign = (first & top) !== 0 ? 1 : -1;
  const ours = sign === 1 ? first : second;
  const above = 32 - Math.clz32(live & ~ours); // strengths from here up are ours without a gap
  let sum = 0;
  for (let mask = (ours >>> above) << above; mask !== 0; mask &= mask - 1) {
    sum += points[trump * 16 + 31 - Math.clz32(mask & -mask)]!;
  }
  if (tricks > 0 && bitCount(ours >>> above) >= tricks) {
    const side = sign === 1 ? 0 : 1;
    for (let seat = 0; seat < seats; seat++) {
      if (sideOf[seat] === side && bitCount(hands[seat * 4 + trump]! >>> above) === tricks) return sign * rest;
    }
  }
  return sign * sum;
}
