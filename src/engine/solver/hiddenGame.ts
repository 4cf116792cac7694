import { SUITS } from '../cards.ts';
import type { Card, Points } from '../cards.ts';
import { unseenCards } from '../play/view.ts';
import type { View } from '../play/view.ts';
import { numberOf, pointsTable } from './board.ts';
import { pairIndex, pairsBelow, SLACK, STRIDE, TABLE_BYTES, TABLES } from './dealKernel.ts';
import { writeTables } from './dealTables.ts';
import { createPlainKernel } from './plainKernel.ts';

/** A live card by its place: the hidden ones first, then the top of the stock, the turn-up, and the hands. */
export type Place = number;

/**
 * A position of true Scoperta in numbers: both hands and the top of the stock are known, the order of the rest is not,
 * and it is the same riddle to both sides.
 */
export interface HiddenGame {
  readonly size: number;
  /** How many cards are hidden between top and turn-up: the places below this. An even number. */
  readonly hidden: number;
  readonly top: Place;
  readonly turnUp: Place;
  /** The hand of who leads, or led, the trick; the card led is part of it. */
  readonly leaderHand: readonly Place[];
  readonly otherHand: readonly Place[];
  readonly led: Place | undefined;
  readonly cards: readonly Card[];
  /** Card points in play. */
  readonly pointsLeft: Points;
  /** Points of both cards of a trick: positive if the leader takes them. */
  gain(lead: Place, reply: Place): number;
  takes(lead: Place, reply: Place): boolean;
  /**
   * Points of the leader less the other's when each holds two cards and nothing can be drawn: a row for each pair of the
   * leader, a column for each of the other, pairs numbered as in the deal table.
   */
  readonly lastTwo: Int8Array;
}

/**
 * Whether a view is of true Scoperta: two hands of three, all seen, and the top of the stock; without exchanges or duties
 * to follow, which the exact expectation does not take.
 */
export const isScoperta = ({ rules, hands, stock, phase }: View): boolean =>
  phase === 'playing' &&
  rules.seats === 2 &&
  rules.handSize === 3 &&
  rules.cardsPerTrick === 1 &&
  rules.exchange === 'none' &&
  rules.declarations.length === 0 &&
  rules.arrastro === 'off' &&
  rules.following.stockOpen === 'free' &&
  rules.following.stockEmpty === 'free' &&
  hands.every(({ hidden }) => hidden === 0) &&
  stock.top.length === 1 &&
  stock.turnUp !== undefined;

/** The game that a view shows if it is true Scoperta with at most so many hidden cards; undefined for all else. */
export function hiddenGameOf(view: View, mostHidden: number): HiddenGame | undefined {
  const { rules, stock, trick, turn } = view;
  const { turnUp, hidden } = stock;
  const [top] = stock.top;
  if (!isScoperta(view) || top === undefined || turnUp === undefined || view.trump === undefined) return undefined;
  if (hidden % 2 !== 0 || hidden > mostHidden) return undefined;

  const leader = trick[0]?.seat ?? turn;
  const lying = trick.map(({ card }) => card);
  const first = [...lying, ...(view.hands[leader]?.cards ?? [])];
  const second = view.hands[1 - leader]?.cards ?? [];
  const cards = [...unseenCards(view), top, turnUp, ...first, ...second];
  const place = (card: Card): Place => cards.indexOf(card);
  const numbers = Int8Array.from(cards, (card) => numberOf(rules, card));
  const points = pointsTable(rules);

  const kernel = createPlainKernel();
  const last = TABLE_BYTES + SLACK;
  const pairs = pairsBelow(cards.length);
  const memory = kernel.reserve(last + pairs ** 2 + SLACK);
  writeTables(memory, 0, { points, trump: SUITS.indexOf(view.trump) }, numbers, 'free');
  kernel.fillLast(cards.length, 0, last);
  return {
    size: cards.length,
    hidden,
    top: place(top),
    turnUp: place(turnUp),
    leaderHand: first.map(place),
    otherHand: second.map(place),
    led: lying[0] && place(lying[0]),
    cards,
    pointsLeft: numbers.reduce((sum, card) => sum + (points[card] ?? 0), 0),
    gain: (lead, reply) => memory[TABLES.gain + lead * STRIDE + reply]!,
    takes: (lead, reply) => memory[TABLES.takes + lead * STRIDE + reply] !== 0,
    lastTwo: memory.subarray(last, last + pairs * pairs),
  };
}

/** A hand of three without one of its cards, as a pair. */
export function pairWithout([a, b, c]: readonly [Place, Place, Place], gone: number): number {
  return gone === 0 ? pairIndex(b, c) : gone === 1 ? pairIndex(a, c) : pairIndex(a, b);
}

export type Three = readonly [Place, Place, Place];

/** A hand as three places. Throws for another number of cards. */
export function threeOf(hand: readonly Place[]): Three {
  const [a, b, c] = hand;
  if (a === undefined || b === undefined || c === undefined || hand.length !== 3)
    throw new Error('A hand of three is due');
  return [a, b, c];
}
