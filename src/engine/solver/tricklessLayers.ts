import { cellOf, heldIn } from './dealLayers.ts';
import type { DealLayers } from './dealLayers.ts';
import { pairIndex, pairsBelow, STRIDE, TABLES } from './dealKernel.ts';
import type { Slot } from './slots.ts';

/** The seat that leads at the start of the table, or the other. */
export type Owner = 0 | 1;

/**
 * Values while one owner has won every trick, so that the other may not exchange yet.
 *
 * Such a winner holds only cards of his own draws, so pairs are numbered within them and the layers are small. Where
 * the other can no longer come to hold a card to lay down, the value is that of the full table and nothing is stored.
 */
export interface TricklessLayers {
  /**
   * Points of `winner`, who leads in layer `t` with the pair of `a` and `b`, less the other's, who holds `c` and `d` and has
   * no trick.
   */
  value(winner: Owner, labelling: number, t: number, a: Slot, b: Slot, c: Slot, d: Slot): number;
}

/** The k-th card that an owner gets when `winner` wins every trick. */
const slotOfDraw = (owner: Owner, winner: Owner, k: number): Slot =>
  k < 3 ? 3 * owner + k : 2 * k + (owner === winner ? 0 : 1);

const drawOfSlot = (slot: Slot): number => (slot < 6 ? slot % 3 : slot >> 1);

/** Builds them for the owners who may yet win every trick. */
export function fillTrickless(layers: DealLayers, winners: readonly Owner[]): TricklessLayers {
  const { slots, memory } = layers;
  const { swaps, draws } = slots;
  const stored = new Map<number, Int8Array>();
  const keyOf = (winner: Owner, e: number, t: number): number => (winner * 8 + e) * 64 + t;

  const isHis = (slot: Slot, winner: Owner): boolean =>
    slot < 6 ? (slot < 3 ? winner === 1 : winner === 0) : slot % 2 === 1;

  /** Whether the trickless owner holds, or may draw, a card that he could lay down if only he had a trick. */
  function matters(winner: Owner, e: number, t: number, c: Slot, d: Slot, held: Slot | undefined): boolean {
    for (let later = e; later < swaps.length; later++) {
      const { slot, needsTrick } = swaps[later]!;
      const mayCome = slot > heldIn(t) + 1 || slot === c || slot === d || slot === held;
      if (needsTrick && mayCome && isHis(slot, winner)) return true;
    }
    return false;
  }

  function value(winner: Owner, e: number, t: number, a: Slot, b: Slot, c: Slot, d: Slot): number {
    if (t < draws && matters(winner, e, t, c, d, heldIn(t) + 1)) {
      const layer = stored.get(keyOf(winner, e, t));
      const row = pairIndex(drawOfSlot(a), drawOfSlot(b)) * pairsBelow(2 + t);
      if (layer) return layer[row + pairIndex(drawOfSlot(c), drawOfSlot(d))]!;
    }
    return cellOf(layers, e, t, pairIndex(a, b), pairIndex(c, d));
  }

  /** The winner leads, keeping `a` and `b`; the other replies with one card and keeps the two others. */
  function replyValue(winner: Owner, e: number, t: number, cell: number, a: Slot, b: Slot, c: Slot, d: Slot): number {
    const gain = memory[cell + TABLES.gain]!;
    if (memory[cell + TABLES.takes] !== 0) return gain + value(winner, e, t + 1, a, b, c, d);
    return gain - cellOf(layers, e, t + 1, pairIndex(c, d), pairIndex(a, b));
  }

  function leastReply(winner: Owner, e: number, t: number, lead: Slot, a: Slot, b: Slot, c: Slot, d: Slot): number {
    const row = layers.tables(e, t) + lead * STRIDE;
    const held = heldIn(t) + 1;
    const dutyC = memory[row + TABLES.duty + c]!;
    const dutyD = memory[row + TABLES.duty + d]!;
    const dutyH = memory[row + TABLES.duty + held]!;
    const owed = Math.max(dutyC, dutyD, dutyH);
    let least = 127;
    if (dutyC === owed) least = Math.min(least, replyValue(winner, e, t, row + c, a, b, d, held));
    if (dutyD === owed) least = Math.min(least, replyValue(winner, e, t, row + d, a, b, c, held));
    if (dutyH === owed) least = Math.min(least, replyValue(winner, e, t, row + held, a, b, c, d));
    return least;
  }

  /** The winner's best lead from the pair of `a` and `b` and the slot held; the other has `c`, `d` and the next slot. */
  function bestLead(winner: Owner, e: number, t: number, a: Slot, b: Slot, c: Slot, d: Slot): number {
    const held = heldIn(t);
    const swap = layers.inTime(e, t) ? swaps[e] : undefined;
    const mayReply =
      swap && !swap.needsTrick && !swap.onlyLeader && (swap.slot === c || swap.slot === d || swap.slot === held + 1);
    let most = -127;
    for (let k = 0; k < 3; k++) {
      const lead = k === 0 ? held : k === 1 ? a : b;
      const first = k === 0 ? a : k === 1 ? b : a;
      const second = k === 0 ? b : held;
      let least = leastReply(winner, e, t, lead, first, second, c, d);
      if (mayReply) least = Math.min(least, leastReply(winner, e + 1, t, lead, first, second, c, d));
      if (least > most) most = least;
    }
    return most;
  }

  function bestWith(winner: Owner, e: number, t: number, a: Slot, b: Slot, c: Slot, d: Slot): number {
    const plain = bestLead(winner, e, t, a, b, c, d);
    const swap = layers.inTime(e, t) ? swaps[e] : undefined;
    if (!swap || (swap.slot !== a && swap.slot !== b && swap.slot !== heldIn(t))) return plain;
    return Math.max(plain, bestLead(winner, e + 1, t, a, b, c, d));
  }

  function fill(winner: Owner, e: number, t: number): void {
    const width = 2 + t;
    const across = pairsBelow(width);
    const layer = new Int8Array(across * across);
    const loser: Owner = winner === 0 ? 1 : 0;
    for (let j = 1; j < width; j++) {
      for (let i = 0; i < j; i++) {
        const [c, d] = [slotOfDraw(loser, winner, i), slotOfDraw(loser, winner, j)];
        if (!matters(winner, e, t, c, d, heldIn(t) + 1)) continue;
        const column = pairIndex(i, j);
        for (let b = 1; b < width; b++) {
          for (let a = 0; a < b; a++) {
            const [first, second] = [slotOfDraw(winner, winner, a), slotOfDraw(winner, winner, b)];
            layer[pairIndex(a, b) * across + column] = bestWith(winner, e, t, first, second, c, d);
          }
        }
      }
    }
    stored.set(keyOf(winner, e, t), layer);
  }

  for (const winner of winners) {
    for (let t = draws - 1; t >= 1; t--) {
      for (let e = swaps.length - 1; e >= 0; e--) if (t >= layers.firstLayer[e]!) fill(winner, e, t);
    }
  }
  return { value };
}
