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
   * Points of `winner`, who leads in layer `t` with this pair of slots, less the other's, who holds `other` and has no
   * trick.
   */
  value(winner: Owner, labelling: number, t: number, pair: readonly Slot[], other: readonly Slot[]): number;
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
  function matters(winner: Owner, e: number, t: number, other: readonly Slot[]): boolean {
    for (let later = e; later < swaps.length; later++) {
      const { slot, needsTrick } = swaps[later]!;
      if (needsTrick && isHis(slot, winner) && (slot > heldIn(t) || other.includes(slot))) return true;
    }
    return false;
  }

  function value(winner: Owner, e: number, t: number, pair: readonly Slot[], other: readonly Slot[]): number {
    const layer = t < draws && matters(winner, e, t, other) ? stored.get(keyOf(winner, e, t)) : undefined;
    const [a, b] = pair as [Slot, Slot];
    const [c, d] = other as [Slot, Slot];
    if (!layer) return cellOf(layers, e, t, pairIndex(a, b), pairIndex(c, d));
    const across = pairsBelow(2 + t);
    return layer[pairIndex(drawOfSlot(a), drawOfSlot(b)) * across + pairIndex(drawOfSlot(c), drawOfSlot(d))]!;
  }

  function leastReply(
    winner: Owner,
    e: number,
    t: number,
    lead: Slot,
    keeps: readonly Slot[],
    hand: readonly Slot[],
  ): number {
    const row = layers.tables(e, t) + lead * STRIDE;
    let owed = 0;
    for (const reply of hand) owed = Math.max(owed, memory[row + TABLES.duty + reply]!);
    let least = 127;
    for (const reply of hand) {
      if (memory[row + TABLES.duty + reply]! < owed) continue;
      const left = hand.filter((slot) => slot !== reply);
      const gain = memory[row + TABLES.gain + reply]!;
      const after =
        memory[row + TABLES.takes + reply] !== 0
          ? value(winner, e, t + 1, keeps, left)
          : -cellOf(layers, e, t + 1, pairIndex(left[0]!, left[1]!), pairIndex(keeps[0]!, keeps[1]!));
      least = Math.min(least, gain + after);
    }
    return least;
  }

  function bestLead(winner: Owner, e: number, t: number, hand: readonly Slot[], other: readonly Slot[]): number {
    const swap = layers.inTime(e, t) ? swaps[e] : undefined;
    const mayReplyWith = swap && !swap.needsTrick && !swap.onlyLeader && other.includes(swap.slot);
    let most = -127;
    for (const lead of hand) {
      const keeps = hand.filter((slot) => slot !== lead);
      let least = leastReply(winner, e, t, lead, keeps, other);
      if (mayReplyWith) least = Math.min(least, leastReply(winner, e + 1, t, lead, keeps, other));
      most = Math.max(most, least);
    }
    return most;
  }

  function fill(winner: Owner, e: number, t: number): void {
    const width = 2 + t;
    const across = pairsBelow(width);
    const layer = new Int8Array(across * across);
    const loser: Owner = winner === 0 ? 1 : 0;
    for (let j = 1; j < width; j++) {
      for (let i = 0; i < j; i++) {
        const other = [slotOfDraw(loser, winner, i), slotOfDraw(loser, winner, j), heldIn(t) + 1];
        if (!matters(winner, e, t, other)) continue;
        for (let b = 1; b < width; b++) {
          for (let a = 0; a < b; a++) {
            const hand = [slotOfDraw(winner, winner, a), slotOfDraw(winner, winner, b), heldIn(t)];
            layer[pairIndex(a, b) * across + pairIndex(i, j)] = bestWith(winner, e, t, hand, other);
          }
        }
      }
    }
    stored.set(keyOf(winner, e, t), layer);
  }

  function bestWith(winner: Owner, e: number, t: number, hand: readonly Slot[], other: readonly Slot[]): number {
    const plain = bestLead(winner, e, t, hand, other);
    const swap = layers.inTime(e, t) ? swaps[e] : undefined;
    if (!swap || !hand.includes(swap.slot)) return plain;
    return Math.max(plain, bestLead(winner, e + 1, t, hand, other));
  }

  for (const winner of winners) {
    for (let t = draws - 1; t >= 1; t--) {
      for (let e = swaps.length - 1; e >= 0; e--) if (t >= layers.firstLayer[e]!) fill(winner, e, t);
    }
  }
  return { value };
}
