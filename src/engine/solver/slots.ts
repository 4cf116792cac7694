import type { Seat } from '../cards.ts';
import type { Deal } from '../play/deal.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { boardOf, numberOf } from './board.ts';
import type { Board, BoardSwap, CardNumber } from './board.ts';
import type { SolveRefusal } from './solution.ts';

/**
 * A place in the order in which the cards of a deal come into hands: 0 to 2 the leader's at the start, 3 to 5 the
 * other's, then the stock in drawing order, two by two.
 */
export type Slot = number;

/** An exchange that may come about: laying down the card in `slot` leads to the next labelling. */
export interface SlotSwap extends BoardSwap {
  readonly slot: Slot;
}

/**
 * The cards of a deal by slot. An exchange leaves the slots in the hands as they are and exchanges two labels: the card
 * laid down and the turn-up. So the labellings form a chain, and only its length multiplies the table.
 */
export interface Slots {
  readonly board: Board;
  readonly count: number;
  /** Seat that leads (or led) at the start: its cards come first. */
  readonly leader: Seat;
  /** Tricks from the start on that are followed by a draw. */
  readonly draws: number;
  /** By labelling and slot. */
  readonly cards: readonly Int8Array[];
  /** By labelling and card number; `NOWHERE` for a card that is not in play. */
  readonly slotOf: readonly Int8Array[];
  /** `swaps[e]` leads from labelling `e` to `e + 1`. */
  readonly swaps: readonly SlotSwap[];
}

export const NOWHERE = -1;

const invert = (cards: Int8Array): Int8Array => {
  const slotOf = new Int8Array(64).fill(NOWHERE);
  cards.forEach((card, slot) => (slotOf[card] = slot));
  return slotOf;
};

/**
 * Whether one hand can hold two slots of a deal of three cards each, the first below the second: not one of each seat's
 * first three, nor two that were drawn after the same trick.
 */
export const inOneHand = (first: Slot, second: Slot): boolean =>
  second < 6 ? first >= 3 || second < 3 : second - first > 1 || second % 2 === 0;

/** The swaps that can take the turn-up lying there, given that its card for laying down is in play. */
const swapsFor = (board: Board, slotOf: Int8Array, turnUp: CardNumber): readonly BoardSwap[] =>
  board.swaps.filter(
    (swap) => (swap.take & (1 << (turnUp & 15))) !== 0 && slotOf[swap.give] !== NOWHERE && swap.give !== turnUp,
  );

/**
 * The slots of a two-hand deal with hands of three, from a position on: the root of its table.
 *
 * Refuses other games as `not-covered`, and exchanges that do not form a chain or end with the first trick.
 */
export function slotsOf(deal: Deal): Result<Slots, SolveRefusal> {
  const made = boardOf(deal);
  if (!made.ok) return made;
  const board = made.value;
  const { rules } = deal;
  const number = (card: (typeof deal.stock)[number]): CardNumber => numberOf(rules, card);
  const leader = board.leader;
  const led = deal.trick.map(({ card }) => number(card));
  const first = [...led, ...(deal.hands[leader] ?? []).map(number)];
  const second = (deal.hands[1 - leader] ?? []).map(number);
  const fits =
    rules.seats === 2 &&
    rules.handSize === 3 &&
    first.length === second.length &&
    first.length <= 3 &&
    (board.stock.length === 0 || (first.length === 3 && board.stock.length % 2 === 0));
  if (!fits) return err({ kind: 'not-covered' });

  const cards = [Int8Array.from([...first, ...second, ...board.stock])];
  const slotOf = [invert(cards[0]!)];
  const swaps: SlotSwap[] = [];
  const last = cards[0]!.length - 1;
  while (board.stock.length > 0) {
    const now = cards[swaps.length]!;
    const where = slotOf[swaps.length]!;
    const turnUp = now[last]!;
    if (turnUp >> 4 !== board.trump) break;
    if (board.onlyTurnUp !== undefined && turnUp !== board.onlyTurnUp) break;
    const [swap, another] = swapsFor(board, where, turnUp);
    if (!swap) break;
    if (another || swap.onlyFirstTrick) return err({ kind: 'not-covered' });
    const slot = where[swap.give]!;
    swaps.push({ ...swap, slot });
    const next = now.slice();
    next[last] = swap.give;
    next[slot] = turnUp;
    cards.push(next);
    slotOf.push(invert(next));
  }
  return ok({ board, count: last + 1, leader, draws: board.stock.length / 2, cards, slotOf, swaps });
}
