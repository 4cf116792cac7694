import { STRIDE } from './dealKernel.ts';

/** A lead and what becomes of it, as the loops below want it. */
export interface Lead {
  /** By the other's slot: points gained, and all ones where the leader takes. */
  readonly gain: Int32Array;
  readonly takes: Int32Array;
  readonly duty: Int32Array;
  /** Values of the pairs that the other keeps with the slot he holds besides: when the leader takes, and when not. */
  readonly kept: Int32Array;
  readonly lost: Int32Array;
}

export const createLead = (): Lead => ({
  gain: new Int32Array(STRIDE),
  takes: new Int32Array(STRIDE),
  duty: new Int32Array(STRIDE),
  kept: new Int32Array(STRIDE),
  lost: new Int32Array(STRIDE),
});

/** More than any value: what a card that may not be played is worth to the other. */
export const BARRED = 127;

/** Lowers `into`, a value a pair below `width`, to what the best reply out of the pair leaves; duties ignored. */
export function replyFromPair({ gain, takes, kept, lost }: Lead, width: number, into: Int8Array): void {
  for (let j = 1, at = 0; j < width; j++) {
    const stays = takes[j] !== 0 ? kept : lost;
    const gainJ = gain[j]!;
    const lostJ = lost[j]!;
    const more = kept[j]! - lostJ;
    for (let i = 0; i < j; i++, at++) {
      const first = gainJ + stays[i]!;
      const second = gain[i]! + lostJ + (takes[i]! & more);
      const least = first < second ? first : second;
      if (least < into[at]!) into[at] = least;
    }
  }
}

/** The same where duties bar some replies. `held`: the class of the slot that the other holds besides. */
export function dutifulReply(
  { gain, takes, duty, kept, lost }: Lead,
  width: number,
  held: number,
  into: Int8Array,
): void {
  for (let j = 1, at = 0; j < width; j++) {
    for (let i = 0; i < j; i++, at++) {
      const owed = Math.max(duty[i]!, duty[j]!, held);
      const first = duty[j]! < owed ? BARRED : gain[j]! + (takes[j] !== 0 ? kept[i]! : lost[i]!);
      const second = duty[i]! < owed ? BARRED : gain[i]! + (takes[i] !== 0 ? kept[j]! : lost[j]!);
      const third = held < owed ? BARRED : into[at]!;
      into[at] = Math.min(first, second, third);
    }
  }
}
