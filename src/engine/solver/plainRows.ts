import { pairIndex, pairsBelow } from './dealKernel.ts';
import { BARRED } from './leadReplies.ts';
import type { Lead } from './leadReplies.ts';
import type { Slot } from './slots.ts';

/**
 * One row of a layer without duties, all three leads at once: what most of the time of a table goes into. The leader
 * holds the pair of `first` and `second`, and `width` besides. `rowA`, `rowB` and `rowC` are rows of the next layer: of
 * the pairs he keeps when he leads `width`, `second` or `first`. Columns that hold one of the pair are left out.
 */
export function fillRow(
  bytes: Int8Array,
  leads: readonly Lead[],
  width: number,
  first: Slot,
  second: Slot,
  rowA: number,
  rowB: number,
  rowC: number,
  toLost: number,
  out: number,
): void {
  const { gain: gainA, takes: takesA } = leads[width]!;
  const { gain: gainB, takes: takesB } = leads[second]!;
  const { gain: gainC, takes: takesC } = leads[first]!;
  const held = width + 1;
  const tail = pairsBelow(held);
  const heldA = gainA[held]!;
  const heldB = gainB[held]!;
  const heldC = gainC[held]!;
  const fromA = takesA[held] !== 0 ? rowA : rowA + toLost;
  const fromB = takesB[held] !== 0 ? rowB : rowB + toLost;
  const fromC = takesC[held] !== 0 ? rowC : rowC + toLost;
  const a = rowA + tail;
  const b = rowB + tail;
  const c = rowC + tail;
  for (let j = 1, pair = 0; j < width; pair += j, j++) {
    if (j === first || j === second) continue;
    const staysA = takesA[j] !== 0 ? a : a + toLost;
    const staysB = takesB[j] !== 0 ? b : b + toLost;
    const staysC = takesC[j] !== 0 ? c : c + toLost;
    const gainJA = gainA[j]!;
    const gainJB = gainB[j]!;
    const gainJC = gainC[j]!;
    const lostA = bytes[a + toLost + j]!;
    const lostB = bytes[b + toLost + j]!;
    const lostC = bytes[c + toLost + j]!;
    const moreA = bytes[a + j]! - lostA;
    const moreB = bytes[b + j]! - lostB;
    const moreC = bytes[c + j]! - lostC;
    for (let i = 0; i < j; i++) {
      // The least of two is written with a shift: a jump here would be guessed wrong every other time.
      let most = heldA + bytes[fromA + pair + i]!;
      let less = gainJA + bytes[staysA + i]! - most;
      most += less & (less >> 31);
      less = gainA[i]! + lostA + (takesA[i]! & moreA) - most;
      most += less & (less >> 31);

      let value = heldB + bytes[fromB + pair + i]!;
      less = gainJB + bytes[staysB + i]! - value;
      value += less & (less >> 31);
      less = gainB[i]! + lostB + (takesB[i]! & moreB) - value;
      value += less & (less >> 31);
      less = most - value;
      most -= less & (less >> 31);

      value = heldC + bytes[fromC + pair + i]!;
      less = gainJC + bytes[staysC + i]! - value;
      value += less & (less >> 31);
      less = gainC[i]! + lostC + (takesC[i]! & moreC) - value;
      value += less & (less >> 31);
      less = most - value;
      bytes[out + pair + i] = most - (less & (less >> 31));
    }
  }
}

/**
 * One row of the last layer without duties, both leads at once. At `kept` and `lost`, by slot, is what the last trick
 * brings the leader against it: with the one lead where he leads it too, and where not; `other` is for the other lead.
 */
export function fillLastRow(
  bytes: Int8Array,
  leads: readonly Lead[],
  slots: number,
  first: Slot,
  second: Slot,
  kept: number,
  otherKept: number,
  toLost: number,
  out: number,
): void {
  const { gain: gainA, takes: takesA } = leads[first]!;
  const { gain: gainB, takes: takesB } = leads[second]!;
  for (let j = 1, at = out; j < slots; j++) {
    if (j === first || j === second) {
      at += j;
      continue;
    }
    const staysA = takesA[j] !== 0 ? kept : kept + toLost;
    const staysB = takesB[j] !== 0 ? otherKept : otherKept + toLost;
    const gainJA = gainA[j]!;
    const gainJB = gainB[j]!;
    const lostA = bytes[kept + toLost + j]!;
    const lostB = bytes[otherKept + toLost + j]!;
    const moreA = bytes[kept + j]! - lostA;
    const moreB = bytes[otherKept + j]! - lostB;
    for (let i = 0; i < j; i++) {
      let most = gainJA + bytes[staysA + i]!;
      let less = gainA[i]! + lostA + (takesA[i]! & moreA) - most;
      most += less & (less >> 31);
      let value = gainJB + bytes[staysB + i]!;
      less = gainB[i]! + lostB + (takesB[i]! & moreB) - value;
      value += less & (less >> 31);
      less = most - value;
      bytes[at++] = most - (less & (less >> 31));
    }
  }
}

/** The least replies out of the pairs of `slot` and another, to a lead: a value a slot, lowered in `into`. */
export function repliesWith(
  { gain, takes, duty }: Lead,
  bytes: Int8Array,
  slot: Slot,
  width: number,
  kept: number,
  lost: number,
  into: Int32Array,
): void {
  const held = width + 1;
  const tail = pairsBelow(held);
  const gainHeld = gain[held]!;
  const fromHeld = takes[held] !== 0 ? kept : lost;
  const gainSlot = gain[slot]!;
  const fromSlot = (takes[slot] !== 0 ? kept : lost) + tail;
  const lostSlot = bytes[lost + tail + slot]!;
  const moreSlot = bytes[kept + tail + slot]! - lostSlot;
  const owedAtLeast = duty[held]! > duty[slot]! ? duty[held]! : duty[slot]!;
  const barHeld = duty[held]! < owedAtLeast ? BARRED : 0;
  const barSlot = duty[slot]! < owedAtLeast ? BARRED : 0;
  for (let other = 0; other < width; other++) {
    if (other === slot) continue;
    const over = owedAtLeast - duty[other]!;
    const barBoth = (over >> 31) & BARRED;
    let least = gainHeld + bytes[fromHeld + pairIndex(other, slot)]! + barHeld + barBoth;
    let less = gainSlot + bytes[fromSlot + other]! + barSlot + barBoth - least;
    least += less & (less >> 31);
    less = gain[other]! + lostSlot + (takes[other]! & moreSlot) + ((-over >> 31) & BARRED) - least;
    least += less & (less >> 31);
    less = least - into[other]!;
    into[other] = into[other]! + (less & (less >> 31));
  }
}
