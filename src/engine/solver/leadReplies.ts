import { STRIDE, TABLES } from './dealKernel.ts';

/** What a lead from one slot meets, by the slot of the reply. */
export interface Lead {
  /** Points the leader gains, negative where the other takes the trick. */
  readonly gain: Int32Array;
  /** All ones where the leader takes. */
  readonly takes: Int32Array;
  readonly duty: Int32Array;
}

const createLead = (): Lead => ({
  gain: new Int32Array(STRIDE),
  takes: new Int32Array(STRIDE),
  duty: new Int32Array(STRIDE),
});

/** A lead for each slot. */
export const createLeads = (): readonly Lead[] => Array.from({ length: STRIDE }, createLead);

/** Reads the leads of the first slots out of the tables of a set of cards. */
export function readLeads(leads: readonly Lead[], bytes: Int8Array, tables: number, slots: number): void {
  for (let slot = 0; slot < slots; slot++) {
    const { gain, takes, duty } = leads[slot]!;
    const row = tables + slot * STRIDE;
    for (let reply = 0; reply < slots; reply++) {
      gain[reply] = bytes[row + TABLES.gain + reply]!;
      takes[reply] = bytes[row + TABLES.takes + reply]!;
      duty[reply] = bytes[row + TABLES.duty + reply]!;
    }
  }
}

/** More than any value: what a card that may not be played is worth to the other. */
export const BARRED = 256;

// The least of two is written `a + ((b - a) & ((b - a) >> 31))`: a jump here would be guessed wrong every other time.

/**
 * Lowers `into`, a value a pair below `width`, to what the best reply out of the pair leaves; duties ignored. At `kept`
 * and `lost`, by slot, is the value of keeping it with the slot held besides: where the leader takes, and where not.
 */
export function replyFromPair(
  { gain, takes }: Lead,
  bytes: Int8Array,
  kept: number,
  lost: number,
  width: number,
  into: Int32Array,
): void {
  for (let j = 1, at = 0; j < width; j++) {
    const stays = takes[j] !== 0 ? kept : lost;
    const gainJ = gain[j]!;
    const lostJ = bytes[lost + j]!;
    const moreJ = bytes[kept + j]! - lostJ;
    for (let i = 0; i < j; i++, at++) {
      let least = into[at]!;
      let less = gainJ + bytes[stays + i]! - least;
      least += less & (less >> 31);
      less = gain[i]! + lostJ + (takes[i]! & moreJ) - least;
      into[at] = least + (less & (less >> 31));
    }
  }
}

/** The same where duties bar some replies. `held`: the class of the slot that the other holds besides. */
export function dutifulReply(
  { gain, takes, duty }: Lead,
  bytes: Int8Array,
  kept: number,
  lost: number,
  width: number,
  held: number,
  into: Int32Array,
): void {
  for (let j = 1, at = 0; j < width; j++) {
    const dutyJ = duty[j]!;
    const owed = dutyJ > held ? dutyJ : held; // unless the other card of the pair owes more
    const stays = takes[j] !== 0 ? kept : lost;
    const gainJ = gain[j]! + (dutyJ < owed ? BARRED : 0);
    const heldBarred = held < owed ? BARRED : 0;
    const lostJ = bytes[lost + j]!;
    const moreJ = bytes[kept + j]! - lostJ;
    for (let i = 0; i < j; i++, at++) {
      const over = owed - duty[i]!;
      let least = into[at]! + heldBarred;
      let less = gainJ + bytes[stays + i]! - least;
      least += (less & (less >> 31)) + ((over >> 31) & BARRED);
      less = gain[i]! + lostJ + (takes[i]! & moreJ) + ((-over >> 31) & BARRED) - least;
      into[at] = least + (less & (less >> 31));
    }
  }
}
