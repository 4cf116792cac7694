import type { Deal, Move } from '../play/deal.ts';
import { must } from '../result.ts';
import { boardOf, numberOf } from './board.ts';
import type { CardNumber } from './board.ts';
import { EXCHANGE, numberOfMove } from './moveNumber.ts';
import type { MoveNumber } from './moveNumber.ts';

/** What a choice between equally good moves looks at. */
export interface Situation {
  readonly seats: number;
  readonly trump: number;
  readonly points: Int8Array;
  /** Cards on the table. */
  readonly cardsPlayed: number;
  /** The card winning the trick so far, if one lies there. */
  readonly best: CardNumber;
  /** Card points on the table. */
  readonly pointsLying: number;
}

const TRUMP_COST = 150;

/** What a card costs to part with: its points first, then whether it is a trump, then its strength. */
const costOf = ({ points, trump }: Situation, card: CardNumber): number =>
  100 * (points[card] ?? 0) + (card >> 4 === trump ? TRUMP_COST : 0) + (card & 15);

const takes = (trump: number, card: CardNumber, best: CardNumber): boolean =>
  card >> 4 === best >> 4 ? card > best : card >> 4 === trump;

// Whole classes of moves, the first preferred to all of the second.
const BRING_HOME = 0;
const TAKE_WITH_TRUMP = 10_000;
const CHEAPEST = 20_000;
const EXCHANGE_LAST = 30_000;

/**
 * How early a move comes among equally good ones; the least is played.
 *
 * The last to play takes without a trump if it can, with the richest card, to bring it home; takes with the smallest
 * trump if points lie there; else gives the cheapest card. Everybody else plays the cheapest card: points first, then
 * trumps, then strength, then suit. An exchange that gains nothing is not made.
 *
 * Source: EXPLAIN.md part 1, "Deterministic line".
 */
function rankOfMove(situation: Situation, move: MoveNumber): number {
  if (move >= EXCHANGE) return EXCHANGE_LAST;
  const cost = costOf(situation, move);
  const isLast = situation.cardsPlayed === situation.seats - 1;
  if (!isLast || !takes(situation.trump, move, situation.best)) return CHEAPEST + cost;
  if (move >> 4 !== situation.trump) return BRING_HOME + 2000 - cost;
  return situation.pointsLying > 0 ? TAKE_WITH_TRUMP + cost : CHEAPEST + cost;
}

/** Equally good moves, the one to play first. */
export const inOrderOfPreference = (situation: Situation, moves: readonly MoveNumber[]): readonly MoveNumber[] =>
  [...moves].sort((a, b) => rankOfMove(situation, a) - rankOfMove(situation, b) || a - b);

/** Of equally good moves of a deal the one to play. */
export function preferredMove(deal: Deal, moves: readonly Move[]): Move {
  const board = must(boardOf(deal));
  const number = new Map(moves.map((move) => [numberOfMove(deal.rules, move), move]));
  const lying = deal.trick.map(({ card }) => numberOf(deal.rules, card));
  const best = lying.reduce((won, card) => (takes(board.trump, card, won) ? card : won), lying[0] ?? 0);
  const situation: Situation = {
    seats: board.seats,
    trump: board.trump,
    points: board.points,
    cardsPlayed: lying.length,
    best,
    pointsLying: lying.reduce((sum, card) => sum + (board.points[card] ?? 0), 0),
  };
  const [first] = inOrderOfPreference(situation, [...number.keys()]);
  const move = first === undefined ? undefined : number.get(first);
  if (move === undefined) throw new Error('There is no move to prefer');
  return move;
}
