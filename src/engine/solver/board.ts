import { cardOf, rankOf, SUITS, suitOf } from '../cards.ts';
import type { Card, Points, Seat } from '../cards.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Deal } from '../play/deal.ts';
import type { Following, RuleSet } from '../rules/ruleSet.ts';
import type { SolveRefusal } from './solution.ts';

/**
 * A card as a number: `suit * 16 + strength`, where strength counts from 0 for the weakest rank of the pack. A set of
 * cards of one suit is then a mask of at most 12 bits.
 */
export type CardNumber = number;

/** The trump suit's number when no suit is trump: equal to no suit of a card. */
export const NO_TRUMP = 4;

/** What may be exchanged, in numbers. */
export interface BoardSwap {
  readonly give: CardNumber;
  /** Strengths of the turn-ups that may be taken, as a mask. */
  readonly take: number;
  readonly needsTrick: boolean;
  /** The exchange is barred once fewer stock cards than this remain. */
  readonly stockAtLeast: number;
  readonly onlyFirstTrick: boolean;
  readonly onlyLeader: boolean;
}

/** What the solver needs of a rule set, in numbers. */
export interface BoardRules {
  readonly seats: number;
  /** Ranks a suit. */
  readonly ranks: number;
  readonly points: Int8Array;
  readonly trump: number;
  readonly followOpen: Following;
  readonly followEmpty: Following;
  readonly swaps: readonly BoardSwap[];
}

/** A position in numbers. All cards and the order of the stock are known. */
export interface Board extends BoardRules {
  readonly sideOf: Int8Array;
  /** Four masks a seat. */
  readonly hands: Int32Array;
  readonly stock: readonly CardNumber[];
  readonly leader: Seat;
  readonly trick: readonly CardNumber[];
  readonly exchanged: boolean;
  /** The turn-up that may be exchanged; undefined where any may that a swap names (a chain of exchanges). */
  readonly onlyTurnUp: CardNumber | undefined;
  readonly tricksWon: readonly [number, number];
  /** Card points each side has taken. */
  readonly taken: readonly [Points, Points];
}

/** The number of a card under a rule set. */
export const numberOf = (rules: RuleSet, card: Card): CardNumber =>
  SUITS.indexOf(suitOf(card)) * 16 + (rules.strength.length - 1 - rules.strength.indexOf(rankOf(card)));

/** The card with that number. Throws for a number the pack does not have. */
export function cardAt(rules: RuleSet, number: CardNumber): Card {
  const rank = rules.strength[rules.strength.length - 1 - (number & 15)];
  const suit = SUITS[number >> 4];
  if (rank === undefined || suit === undefined) throw new Error(`${rules.id} has no card ${number}`);
  return cardOf(rank, suit);
}

/** Card points by card number. */
export const pointsTable = (rules: RuleSet): Int8Array => {
  const table = new Int8Array(64);
  SUITS.forEach((_, suit) => {
    rules.strength.forEach((rank, i) => {
      table[suit * 16 + rules.strength.length - 1 - i] = rules.points[rank] ?? 0;
    });
  });
  return table;
};

const swapsOf = (rules: RuleSet, trump: number): BoardSwap[] => {
  if (rules.exchange === 'none' || trump === NO_TRUMP) return [];
  const { swaps, timing } = rules.exchange;
  const strength = (rank: (typeof rules.strength)[number]): number =>
    rules.strength.length - 1 - rules.strength.indexOf(rank);
  return swaps.map((swap) => {
    const { needsTrick, until } = { ...timing, ...swap.timing };
    return {
      give: trump * 16 + strength(swap.give),
      take: swap.take.reduce((mask, rank) => mask | (1 << strength(rank)), 0),
      needsTrick,
      // More than two rounds of drawing must be left: the exchange comes before the penultimate one.
      stockAtLeast: until === 'before-penultimate-draw' ? 2 * rules.seats + 1 : 1,
      onlyFirstTrick: until === 'first-trick',
      onlyLeader: timing.who === 'leader',
    };
  });
};

/** Whether the rules ask for more than one card at a time from each seat, or give points for anything but tricks. */
const isCovered = (rules: RuleSet): boolean =>
  rules.cardsPerTrick === 1 &&
  rules.declarations.length === 0 &&
  rules.arrastro === 'off' &&
  (rules.exchange === 'none' || rules.exchange.timing.when === 'before-playing');

/** Nothing can be taken up: equal to no card. */
const NO_CARD = 64;

/** Without chains a card that was laid down may not be taken up again, so only the first turn-up counts. */
const onlyTurnUpOf = (deal: Deal, number: (card: Card) => CardNumber): CardNumber | undefined => {
  const { exchange } = deal.rules;
  const turnUp = deal.stock[deal.stock.length - 1];
  if (exchange === 'none' || exchange.timing.chain || turnUp === undefined) return undefined;
  return deal.exchanges.some(({ gave }) => gave === turnUp) ? NO_CARD : number(turnUp);
};

/** A deal as a board, or why the solver does not take it. */
export function boardOf(deal: Deal): Result<Board, SolveRefusal> {
  const { rules } = deal;
  if (deal.phase === 'finished') return err({ kind: 'deal-over' });
  if (deal.phase !== 'playing') return err({ kind: 'wrong-phase', due: deal.phase === 'bidding' ? 'bid' : 'call' });
  if (!isCovered(rules)) return err({ kind: 'not-covered' });
  if (deal.sides.length !== 2) return err({ kind: 'not-two-sided' });
  // A first trick that is judged by a trump named after it.
  if (deal.trump === undefined && rules.trump !== 'none') return err({ kind: 'wrong-phase', due: 'call' });

  const trump = deal.trump === undefined ? NO_TRUMP : SUITS.indexOf(deal.trump);
  const number = (card: Card): CardNumber => numberOf(rules, card);
  const hands = new Int32Array(rules.seats * 4);
  deal.hands.forEach((hand, seat) => {
    for (const card of hand) {
      const n = number(card);
      hands[seat * 4 + (n >> 4)]! |= 1 << (n & 15);
    }
  });
  const sideOf = new Int8Array(rules.seats);
  deal.sides[1]?.forEach((seat) => (sideOf[seat] = 1));
  const bySide = (values: readonly number[]): [number, number] => {
    const sum: [number, number] = [0, 0];
    values.forEach((value, seat) => (sum[sideOf[seat] === 1 ? 1 : 0] += value));
    return sum;
  };
  return ok({
    seats: rules.seats,
    ranks: rules.strength.length,
    points: pointsTable(rules),
    trump,
    followOpen: rules.following.stockOpen,
    followEmpty: rules.following.stockEmpty,
    swaps: swapsOf(rules, trump),
    sideOf,
    hands,
    stock: deal.stock.map(number),
    leader: deal.trick[0]?.seat ?? deal.turn,
    trick: deal.trick.map((play) => number(play.card)),
    exchanged: deal.exchanged,
    onlyTurnUp: onlyTurnUpOf(deal, number),
    tricksWon: bySide(deal.tricksWon),
    taken: bySide(deal.taken),
  });
}
