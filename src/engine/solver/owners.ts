import type { Board, CardNumber } from './board.ts';

/** Owners of a card in a code: a seat (0 to 5), the stock, or nobody once it has been played. */
export const IN_STOCK = 6;
export const PLAYED = 7;

const BITS = 3;

/**
 * Who owns each card of each suit, three bits a card, weakest first: one code for the worthless cards of a suit and one
 * for the others.
 *
 * Worthless cards of one suit differ only in strength, and of strength only the order among live cards matters. So the
 * code of a suit's worthless cards is looked up without the played ones: positions that play alike share a key. That
 * needs the worthless ranks to lie below all others, as they do unless a house option moves the three; where they do
 * not, and in trumps while a certain rank may still be exchanged, the code is used as it is.
 */
export interface Owners {
  /** Two codes a suit: worthless cards, then the others. */
  readonly codes: Int32Array;
  /** By card number: the index of its code, and its place in it. */
  readonly field: Int8Array;
  readonly shift: Int8Array;
  /** The code of worthless cards without the played ones, or itself. */
  readonly canonical: Int32Array | undefined;
}

// By number of worthless cards a suit: 5 in Briscola, 7 in 48 cards (8 MB, so made only when asked for).
const canonicalTables = new Map<number, Int32Array>();

function canonicalTable(cards: number): Int32Array {
  const known = canonicalTables.get(cards);
  if (known) return known;
  const table = new Int32Array(1 << (BITS * cards));
  for (let code = 0; code < table.length; code++) {
    let packed = 0;
    let length = 0;
    for (let i = 0; i < cards; i++) {
      const owner = (code >>> (BITS * i)) & 7;
      if (owner !== PLAYED) packed |= owner << (BITS * length++);
    }
    table[code] = packed | (1 << (BITS * length));
  }
  canonicalTables.set(cards, table);
  return table;
}

/** Whether worthless ranks lie below all others, so that they are equal when nothing live is between them. */
export function worthlessCards(points: Int8Array, ranks: number): { readonly count: number; readonly lowest: boolean } {
  let count = 0;
  let lowest = true;
  for (let strength = 0; strength < ranks; strength++) {
    if (points[strength] !== 0) continue;
    if (strength !== count) lowest = false;
    count++;
  }
  return { count, lowest };
}

/** The owners at the start of a search. */
export function ownersOf(board: Board): Owners {
  const ranks = board.ranks;
  const worthless = worthlessCards(board.points, ranks);
  const owners: Owners = {
    codes: new Int32Array(8),
    field: new Int8Array(64),
    shift: new Int8Array(64),
    canonical: worthless.lowest ? canonicalTable(worthless.count) : undefined,
  };
  for (let suit = 0; suit < 4; suit++) {
    const used = [0, 0];
    for (let strength = 0; strength < ranks; strength++) {
      const card = suit * 16 + strength;
      const kind = board.points[card] === 0 ? 0 : 1;
      owners.field[card] = suit * 2 + kind;
      owners.shift[card] = BITS * used[kind]!++;
      owners.codes[suit * 2 + kind]! |= PLAYED << owners.shift[card]!;
    }
  }
  for (let seat = 0; seat < board.seats; seat++) {
    for (let suit = 0; suit < 4; suit++) {
      for (let left = board.hands[seat * 4 + suit]!; left !== 0; left &= left - 1) {
        changeOwner(owners, suit * 16 + (31 - Math.clz32(left & -left)), PLAYED, seat);
      }
    }
  }
  for (const card of board.stock) changeOwner(owners, card, PLAYED, IN_STOCK);
  return owners;
}

/** Moves a card from one owner to another. The same call with the owners exchanged takes it back. */
export function changeOwner({ codes, field, shift }: Owners, card: CardNumber, from: number, to: number): void {
  codes[field[card]!]! ^= (from ^ to) << shift[card]!;
}
