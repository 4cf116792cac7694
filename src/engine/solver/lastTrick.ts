import type { Seat } from '../cards.ts';
import type { CardNumber } from './board.ts';

/** Whether `card` takes the trick from `best`, the card winning it so far. */
export const beats = (card: CardNumber, best: CardNumber, trump: number): boolean =>
  card >> 4 === best >> 4 ? card > best : card >> 4 === trump;

function onlyCard(hands: Int32Array, seat: Seat): CardNumber {
  for (let suit = 0; suit < 3; suit++) {
    const mask = hands[seat * 4 + suit]!;
    if (mask !== 0) return suit * 16 + 31 - Math.clz32(mask);
  }
  return 48 + 31 - Math.clz32(hands[seat * 4 + 3]!);
}

/** Who takes the last trick, in which every seat has one card left. */
export function lastWinner(hands: Int32Array, seats: number, leader: Seat, trump: number): Seat {
  let best = onlyCard(hands, leader);
  let winner = leader;
  for (let i = 1, seat = leader + 1; i < seats; i++, seat++) {
    const at = seat >= seats ? seat - seats : seat;
    const card = onlyCard(hands, at);
    if (beats(card, best, trump)) {
      best = card;
      winner = at;
    }
  }
  return winner;
}

/** How many cards a mask holds. */
export function bitCount(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** Card points in a mask for each of the four suits. */
export function pointsIn(masks: Int32Array, points: Int8Array): number {
  let sum = 0;
  for (let suit = 0; suit < 4; suit++) {
    for (let mask = masks[suit]!; mask !== 0; mask &= mask - 1)
      sum += points[suit * 16 + 31 - Math.clz32(mask & -mask)]!;
  }
  return sum;
}
