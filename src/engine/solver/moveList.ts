import type { Points, Seat } from '../cards.ts';
import type { Board, CardNumber } from './board.ts';
import { legalMasks } from './follow.ts';
import type { RootTrick } from './rootTrick.ts';
import { orderOfFeeding, orderOfLead, orderOfLosing, orderOfOverbidding, orderOfTaking } from './moveOrder.ts';

/** Room that a seat's moves take. */
export const MAX_MOVES = 24;

/** The card of an entry that `listMoves` wrote. */
export const cardIn = (entry: number): CardNumber => entry & 63;

/** No card comes above it: none beats the best one. */
const NONE = 64;

/** What an order counts for in an entry, above the card; the halves in it count too. */
const SCALE = 128;

type Order = (worth: Points, isTrump: boolean, strength: number) => number;

/** What every card counts for under an order, in an entry. */
function scaled({ points, trump }: Board, order: Order): Int32Array {
  const table = new Int32Array(64);
  points.forEach((worth, card) => (table[card] = SCALE * order(worth, card >> 4 === trump, card & 15)));
  return table;
}

/** The cards that the seat to move may play, by suit and strength. */
export function legalNumbers(
  board: Board,
  hands: Int32Array,
  { seat, k, led, best }: RootTrick,
  stockLeft: boolean,
): CardNumber[] {
  const masks = new Int32Array(4);
  legalMasks(stockLeft ? board.followOpen : board.followEmpty, hands, seat, k, led, best, board.trump, masks);
  const cards: CardNumber[] = [];
  masks.forEach((all, suit) => {
    for (let mask = all; mask !== 0; mask &= mask - 1) cards.push(suit * 16 + 31 - Math.clz32(mask & -mask));
  });
  return cards;
}

/** Writes the moves worth trying, best guess first, from `base` on. Gives their number. */
export type ListMoves = (
  base: number,
  seat: Seat,
  k: number,
  led: number,
  best: CardNumber,
  bestSeat: Seat,
  lying: Points,
  stockLeft: boolean,
) => number;

/**
 * The lister of a search, which moves the cards in `hands` and `live` about: masks by seat and suit, and by suit. Of
 * worthless cards with nothing live between them only one is listed, where `mayMerge` and no exchange may want one.
 */
export function createMoveList(
  board: Board,
  hands: Int32Array,
  live: Int32Array,
  entries: Int32Array,
  mayMerge: boolean,
): ListMoves {
  const { seats, points, trump, sideOf } = board;
  const hasSwaps = board.swaps.length > 0;
  const masks = new Int32Array(4);
  const leading = scaled(board, orderOfLead);
  const feeding = scaled(board, orderOfFeeding);
  const losing = scaled(board, orderOfLosing);
  const overbidding = scaled(board, orderOfOverbidding);
  const taking = scaled(board, (worth, isTrump) => orderOfTaking(worth, 0, isTrump));
  const forLying = SCALE * orderOfTaking(0, 1, false);

  return (base, seat, k, led, best, bestSeat, lying, stockLeft) => {
    const following = stockLeft ? board.followOpen : board.followEmpty;
    const isFree = following === 'free' || k === 0;
    if (!isFree) legalMasks(following, hands, seat, k, led, best, trump, masks);
    const ours = k > 0 && sideOf[seat] === sideOf[bestSeat];
    const outbids = ours && k < seats - 1;
    const below = k === 0 ? leading : ours ? feeding : losing;
    const above = outbids ? overbidding : taking;
    const more = outbids ? 0 : forLying * lying;
    const bestSuit = k > 0 ? best >> 4 : NONE;
    let count = 0;
    for (let suit = 0; suit < 4; suit++) {
      let mask = isFree ? hands[seat * 4 + suit]! : masks[suit]!;
      if (mask === 0) continue;
      const isBestSuit = bestSuit === suit;
      const toBeat = isBestSuit ? best : k > 0 && suit === trump ? -1 : NONE;
      // The best card of the trick still separates the cards above it from those below.
      const separating = isBestSuit ? live[suit]! | (1 << (best & 15)) : live[suit]!;
      const merges = mayMerge && !(hasSwaps && stockLeft && suit === trump);
      let previous = 0;
      for (; mask !== 0; mask &= mask - 1) {
        const bit = mask & -mask;
        const card = suit * 16 + 31 - Math.clz32(bit);
        if (points[card] === 0) {
          if (merges && previous !== 0 && (separating & (bit - 1) & ~((previous << 1) - 1)) === 0) {
            previous = bit;
            continue;
          }
          previous = bit;
        }
        const entry = (card > toBeat ? above[card]! + more : below[card]!) | card;
        let at = base + count++;
        for (; at > base && entries[at - 1]! > entry; at--) entries[at] = entries[at - 1]!;
        entries[at] = entry;
      }
    }
    return count;
  };
}
