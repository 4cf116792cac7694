/**
 * Bounds of positions already searched. Four entries a bucket; an entry is two words of key, one of bounds and one of
 * age and size.
 *
 * Keys are 64 bits. A search that stores ten million positions and looks up as many meets a false match with a chance
 * of about five in a million.
 */
export interface HashTable {
  readonly words: Int32Array;
  /** Number of buckets less one; a power of two less one. */
  readonly mask: number;
  /** Entries of another age are empty. */
  age: number;
}

const WORDS_PER_BUCKET = 16;
const MAX_AGE = 0xffffff;

/** A table of `2 ** bits` buckets of four entries, 64 bytes each. */
export const createHashTable = (bits: number): HashTable => ({
  words: new Int32Array(WORDS_PER_BUCKET << bits),
  mask: (1 << bits) - 1,
  age: 1,
});

/** Forgets everything, without touching memory in all but one call of 16 million. */
export function clearHashTable(table: HashTable): void {
  if (++table.age < MAX_AGE) return;
  table.words.fill(0);
  table.age = 1;
}

/** What a table holds of a position, packed: lower bound in the low byte, upper bound in the next; or `NOTHING`. */
export const NOTHING = -1;

/** The bounds stored for a key, or `NOTHING`. */
export function probe(table: HashTable, keyA: number, keyB: number): number {
  const { words, age } = table;
  const start = (keyA & table.mask) << 4;
  for (let at = start; at < start + WORDS_PER_BUCKET; at += 4) {
    if (words[at] === keyA && words[at + 1] === keyB && words[at + 3]! >>> 8 === age) return words[at + 2]!;
  }
  return NOTHING;
}

/** Stores bounds under a key. `size` (0 to 255) is what the entry is worth keeping for: the largest stay. */
export function store(table: HashTable, keyA: number, keyB: number, bounds: number, size: number): void {
  const { words, age } = table;
  const start = (keyA & table.mask) << 4;
  let into = start;
  let least = 256;
  for (let at = start; at < start + WORDS_PER_BUCKET; at += 4) {
    const stamp = words[at + 3]!;
    if (stamp >>> 8 !== age) {
      if (least >= 0) {
        into = at;
        least = -1;
      }
    } else if (words[at] === keyA && words[at + 1] === keyB) {
      into = at;
      break;
    } else if ((stamp & 255) < least) {
      into = at;
      least = stamp & 255;
    }
  }
  words[into] = keyA;
  words[into + 1] = keyB;
  words[into + 2] = bounds;
  words[into + 3] = (age << 8) | size;
}

/** Bits of a table by live cards, at most: the smallest that holds nearly all positions stays in the processor's cache. */
const SIZES = [
  [14, 10],
  [28, 16],
  [Infinity, 18],
] as const;

const shared = new Map<number, HashTable>();

/**
 * The table for a search with so many live cards. There is one of each size for all searches: they run one after another,
 * and each forgets the last.
 */
export function tableFor(cards: number): HashTable {
  const [, bits] = SIZES.find(([most]) => cards <= most)!;
  const table = shared.get(bits) ?? createHashTable(bits);
  shared.set(bits, table);
  return table;
}
