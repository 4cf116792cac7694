import { rankOf, SUITS, suitOf } from '../../cards.ts';
import type { Card, Points, Seat } from '../../cards.ts';
import type { Deal } from '../../play/deal.ts';
import type { Exchange, Following, RuleSet, Swap } from '../../rules/ruleSet.ts';

/** A set of the live cards of a position: bit *i* is card number *i*. At most 30 cards. */
export type CardSet = number;

/** A move inside the tree: a card number, or a card number + `EXCHANGE` for laying that card down for the turn-up. */
export type TreeMove = number;
export const EXCHANGE = 32;

/** What stays the same in the whole tree below a position: its live cards as numbers, and who plays with whom. */
export interface Game {
  /** Card number → card: the trick, the hands, the stock. */
  readonly cards: readonly Card[];
  readonly points: readonly Points[];
  readonly suits: readonly number[];
  /** Higher is stronger within a suit. */
  readonly strength: readonly number[];
  /** Cards of each suit number. */
  readonly bySuit: readonly CardSet[];
  readonly trumps: CardSet;
  readonly trumpSuit: number | undefined;
  readonly scoring: CardSet;
  readonly seats: number;
  /** Seat → 0 for the side of the seat to move at the root, 1 for the other. */
  readonly sideOf: readonly (0 | 1)[];
  /** Card numbers in drawing order as they lay at the root. */
  readonly stock: readonly number[];
  readonly hasTurnUp: boolean;
  readonly following: { readonly stockOpen: Following; readonly stockEmpty: Following };
  readonly swaps: readonly TreeSwap[];
  /** Tricks to play from the root on, the one on the table included. */
  readonly tricks: number;
}

/** One way to exchange, in card numbers. */
export interface TreeSwap {
  readonly give: number;
  readonly take: CardSet;
  readonly needsTrick: boolean;
  readonly leaderOnly: boolean;
  /** The fewest cards that must still lie in the stock. */
  readonly stockAtLeast: number;
  /** Turn-ups that may not be taken up because somebody laid them down. */
  readonly barred: CardSet;
  readonly firstTrickOnly: boolean;
}

/** One position of the tree. */
export interface Node {
  readonly hands: readonly CardSet[];
  /** Stock cards gone since the root. */
  readonly drawn: number;
  /** The card number lying last in the stock, while any stock remains. */
  readonly turnUp: number | undefined;
  readonly turn: Seat;
  /** Card numbers on the table, leader's first. */
  readonly table: readonly number[];
  readonly exchanged: boolean;
  /** 0 in the trick the root is in. */
  readonly trick: number;
  /** Bit s: side s has won a trick, so may exchange. */
  readonly withTrick: number;
}

/** A trick as it is finished on the way from a node to its child. */
export interface TreeTrick {
  /** 0 is the trick the root is in. */
  readonly index: number;
  readonly leader: Seat;
  readonly cards: readonly number[];
  readonly winner: Seat;
  readonly points: Points;
}

/** Seat that played the card number `i`-th on the trick. */
export const seatOfPlay = (game: Game, trick: TreeTrick, i: number): Seat => (trick.leader + i) % game.seats;

/** The set that holds one card. */
export const bit = (card: number): CardSet => 1 << card;

/** The card numbers of a set, lowest first. */
export function numbersIn(set: CardSet): number[] {
  const numbers: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) numbers.push(31 - Math.clz32(rest & -rest));
  return numbers;
}

/** How many cards a set holds. */
export function sizeOf(set: CardSet): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

const perTrick = (rules: RuleSet): number => rules.seats * rules.cardsPerTrick;

/** Fewest cards in the stock for an exchange, by its last moment. Mirrors the table in `rules/exchange.ts`. */
const STOCK_AT_LEAST: Record<Exchange['timing']['until'], (rules: RuleSet) => number> = {
  'turn-up-on-table': () => 1,
  'before-penultimate-draw': (rules) => 2 * perTrick(rules) + 1,
  'first-trick': () => 1,
};

function treeSwap(deal: Deal, exchange: Exchange, swap: Swap, numberOf: ReadonlyMap<Card, number>): TreeSwap[] {
  const trumpNumber = (rank: Swap['give']): number | undefined =>
    deal.trump === undefined ? undefined : numberOf.get(`${rank}${deal.trump}`);
  const give = trumpNumber(swap.give);
  if (give === undefined) return [];
  const take = swap.take.reduce((set, rank) => set | bitOf(trumpNumber(rank)), 0);
  const until = swap.timing?.until ?? exchange.timing.until;
  const laidDown = exchange.timing.chain
    ? []
    : [
        ...exchange.swaps.map((other) => trumpNumber(other.give)),
        ...deal.exchanges.map(({ gave }) => numberOf.get(gave)),
      ];
  const turnUp = deal.stock[deal.stock.length - 1];
  const wasGiven = deal.exchanges.some(({ gave }) => gave === turnUp);
  return [
    {
      give,
      take,
      needsTrick: swap.timing?.needsTrick ?? exchange.timing.needsTrick,
      leaderOnly: exchange.timing.who === 'leader',
      stockAtLeast: STOCK_AT_LEAST[until](deal.rules),
      // The root's own turn-up may be taken unless it was itself laid down: only cards given away are barred.
      barred:
        laidDown.reduce<CardSet>((set, n) => set | bitOf(n), 0) &
        ~(turnUp && !wasGiven ? bitOf(numberOf.get(turnUp)) : 0),
      firstTrickOnly: until === 'first-trick',
    },
  ];
}

const bitOf = (number: number | undefined): CardSet => (number === undefined ? 0 : bit(number));

/** Whether the tree's rules are the whole of the game: what it does not model must not be possible below the root. */
function isKnown(deal: Deal): boolean {
  const { rules } = deal;
  const timing = rules.exchange === 'none' ? undefined : rules.exchange.timing;
  return (
    deal.phase === 'playing' &&
    deal.sides.length === 2 &&
    rules.cardsPerTrick === 1 &&
    rules.declarations.length === 0 &&
    rules.win.deal !== 'claim' &&
    !(rules.firstTrickBlind && deal.trump === undefined) &&
    rules.house?.['ARRASTRO'] !== 'on' &&
    (timing === undefined || deal.stock.length === 0 || (timing.who !== 'holder' && timing.when === 'before-playing'))
  );
}

/**
 * Whether positions of the tree can be told apart by a number: card sets are 31-bit integers, and with a stock each card
 * needs a digit for its owner (see `analysis.ts`; turn-up, tricks won and exchanges take 8 bits more).
 */
function canBeNumbered(deal: Deal, cards: number): boolean {
  const owners = deal.stock.length > 0 ? cards * Math.log2(deal.rules.seats + 1) : cards;
  return cards <= 30 && owners + Math.log2(deal.rules.seats) + (deal.rules.exchange === 'none' ? 0 : 8) < 53;
}

/**
 * The root of the tree below `deal`, or undefined where the tree does not know the game: more than two sides, too many
 * cards, several cards a trick, declarations or claims, an exchange at any time.
 */
export function treeOf(deal: Deal): { readonly game: Game; readonly root: Node } | undefined {
  const { rules, sides, trump } = deal;
  const cards = [...deal.trick.map((play) => play.card), ...deal.hands.flat(), ...deal.stock];
  if (!isKnown(deal) || !canBeNumbered(deal, cards.length)) return undefined;

  const numberOf = new Map(cards.map((card, number) => [card, number]));
  const toNumber = (card: Card): number => {
    const number = numberOf.get(card);
    if (number === undefined) throw new Error(`${card} is not a live card`);
    return number;
  };
  const setOf = (has: (card: Card) => boolean): CardSet =>
    cards.reduce((set, card, number) => (has(card) ? set | bit(number) : set), 0);
  const pointsOf = (card: Card): Points => rules.points[rankOf(card)] ?? 0;
  const ours = sides.find((side) => side.includes(deal.turn)) ?? [];
  const exchange = rules.exchange;

  const game: Game = {
    cards,
    points: cards.map(pointsOf),
    suits: cards.map((card) => SUITS.indexOf(suitOf(card))),
    strength: cards.map((card) => rules.strength.length - rules.strength.indexOf(rankOf(card))),
    bySuit: SUITS.map((suit) => setOf((card) => suitOf(card) === suit)),
    trumps: setOf((card) => suitOf(card) === trump),
    trumpSuit: trump === undefined ? undefined : SUITS.indexOf(trump),
    scoring: setOf((card) => pointsOf(card) > 0),
    seats: deal.hands.length,
    sideOf: deal.hands.map((_, seat): 0 | 1 => (ours.includes(seat) ? 0 : 1)),
    stock: deal.stock.map(toNumber),
    hasTurnUp: rules.turnUp,
    following: rules.following,
    tricks: cards.length / deal.hands.length,
    swaps:
      exchange === 'none' || !rules.turnUp || deal.stock.length === 0
        ? []
        : exchange.swaps.flatMap((swap) => treeSwap(deal, exchange, swap, numberOf)),
  };
  const last = deal.stock[deal.stock.length - 1];
  const root: Node = {
    hands: deal.hands.map((hand) => hand.reduce((set, card) => set | bit(toNumber(card)), 0)),
    drawn: 0,
    turnUp: last === undefined ? undefined : toNumber(last),
    turn: deal.turn,
    table: deal.trick.map((play) => toNumber(play.card)),
    exchanged: deal.exchanged,
    trick: 0,
    withTrick: deal.tricksWon.reduce((set, won, seat) => (won > 0 ? set | bit(game.sideOf[seat] ?? 1) : set), 0),
  };
  return { game, root };
}
