import type { Owners } from './owners.ts';

/**
 * Writes the two words of a position's key where a trick starts: who owns which live card, and `state`, which packs what
 * else tells positions apart. In `exactSuit` worthless cards are told apart by rank, because one of them may be wanted
 * for an exchange; `NO_TRUMP` where none is.
 */
export function writeKey({ codes, canonical }: Owners, state: number, exactSuit: number, into: Int32Array): void {
  let a = Math.imul(state, 0x27d4eb2f);
  let b = Math.imul(state ^ 0x5bd1e995, 0x165667b1);
  for (let suit = 0; suit < 4; suit++) {
    const raw = codes[suit * 2]!;
    const low = canonical === undefined || suit === exactSuit ? raw : canonical[raw]!;
    const high = codes[suit * 2 + 1]!;
    a = Math.imul(a ^ low, 0x9e3779b1);
    a ^= a >>> 15;
    a = Math.imul(a ^ high, 0x85ebca77);
    a ^= a >>> 13;
    b = Math.imul(b ^ high, 0xc2b2ae3d);
    b ^= b >>> 16;
    b = Math.imul(b ^ low, 0x2c1b3c6d);
    b ^= b >>> 14;
  }
  into[0] = a;
  into[1] = b;
}
