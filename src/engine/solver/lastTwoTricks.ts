import type { Points, Seat } from '../cards.ts';
import type { Board, CardNumber } from './board.ts';
import { beats } from './lastTrick.ts';

/** Points of side 0 with two cards in each hand and no stock, as a bound with respect to `gamma`. */
export type LastTwoTricks = (hands: Int32Array, leader: Seat, gamma: Points) => Points;

/**
 * The last two tricks without a hash table: there are only two cards a seat to choose from, and then nothing. For games
 * without duties to follow.
 *
 * Source: SCOPERTA.md part C, "last two tricks by a flat routine".
 */
export function createLastTwoTricks({ seats, sideOf, trump, points }: Board): LastTwoTricks {
  const cards = new Int8Array(2 * seats);
  const kept = new Int8Array(seats);

  function lastTrick(leader: Seat, gain: Points): Points {
    let best: CardNumber = kept[leader]!;
    let winner = leader;
    let sum = points[best]!;
    for (let i = 1, seat = leader + 1; i < seats; i++, seat++) {
      if (seat === seats) seat = 0;
      const card = kept[seat]!;
      sum += points[card]!;
      if (beats(card, best, trump)) {
        best = card;
        winner = seat;
      }
    }
    return sideOf[winner] === 0 ? gain + sum : gain;
  }

  function inTrick(seat: Seat, k: number, best: CardNumber, bestSeat: Seat, pts: Points, gamma: Points): Points {
    const maximising = sideOf[seat] === 0;
    const next = seat + 1 === seats ? 0 : seat + 1;
    let value = 0;
    for (let i = 0; i < 2; i++) {
      const card = cards[2 * seat + i]!;
      kept[seat] = cards[2 * seat + 1 - i]!;
      const takes = k === 0 || beats(card, best, trump);
      const winner = takes ? seat : bestSeat;
      const sum = pts + points[card]!;
      const found =
        k + 1 === seats
          ? lastTrick(winner, sideOf[winner] === 0 ? sum : 0)
          : inTrick(next, k + 1, takes ? card : best, winner, sum, gamma);
      if (i === 0 || (maximising ? found > value : found < value)) value = found;
      if (maximising ? value >= gamma : value < gamma) break;
    }
    return value;
  }

  return (hands, leader, gamma) => {
    for (let seat = 0; seat < seats; seat++) {
      let at = 2 * seat;
      for (let suit = 3; suit >= 0; suit--) {
        for (let mask = hands[seat * 4 + suit]!; mask !== 0; mask &= mask - 1)
          cards[at++] = suit * 16 + 31 - Math.clz32(mask & -mask);
      }
    }
    return inTrick(leader, 0, 0, leader, 0, gamma);
  };
}
