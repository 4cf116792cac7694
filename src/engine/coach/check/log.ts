import type { Card, Seat } from '../../cards.ts';
import type { Deal, FinishedTrick, Move } from '../../play/deal.ts';
import { after } from './oracle.ts';

/** A line written down deal by deal: what a checker reads its facts from. */
export interface Log {
  /** `deals[i]` is the deal before `moves[i]`. */
  readonly deals: readonly Deal[];
  readonly moves: readonly Move[];
  readonly tricks: readonly FinishedTrick[];
  readonly ours: readonly Seat[];
  readonly learner: Seat;
}

/** Plays a line with the engine and writes it down. Throws if it is illegal or stops short. */
export function logOf(start: Deal, moves: readonly Move[]): Log {
  const deals = [start];
  for (const move of moves) deals.push(after(deals[deals.length - 1] ?? start, move));
  const end = deals[deals.length - 1] ?? start;
  if (end.phase !== 'finished') throw new Error('A line must be played to the end');
  const ours = start.sides.find((side) => side.includes(start.turn)) ?? [];
  return { deals, moves, tricks: end.tricks.slice(start.tricks.length), ours, learner: start.turn };
}

/** Where a card falls among some tricks: its trick, place, player, and the card and seat that win. */
export interface Fall {
  readonly trick: number;
  readonly place: number;
  readonly by: Seat;
  readonly led: Card;
  readonly leader: Seat;
  readonly winner: Seat;
  readonly winningCard: Card;
}

/** Where a card falls, or undefined if it has not fallen yet. */
export function fallOf(tricks: readonly FinishedTrick[], card: Card): Fall | undefined {
  for (const [trick, { plays, winner }] of tricks.entries()) {
    const place = plays.findIndex((play) => play.card === card);
    const play = plays[place];
    const [lead] = plays;
    const winning = plays.find(({ seat }) => seat === winner);
    if (play && lead && winning) {
      return { trick, place, by: play.seat, led: lead.card, leader: lead.seat, winner, winningCard: winning.card };
    }
  }
  return undefined;
}

/** The seat into whose hand a stock card comes in a log, and the number of the trick before that draw. */
export function drawOf({ deals }: Log, card: Card): { readonly seat: Seat; readonly trick: number } | undefined {
  const [start] = deals;
  if (!start) return undefined;
  for (const [i, deal] of deals.entries()) {
    const next = deals[i + 1];
    if (!next || next.tricks.length === deal.tricks.length || !deal.stock.includes(card)) continue;
    const seat = next.hands.findIndex((hand) => hand.includes(card));
    if (seat >= 0) return { seat, trick: next.tricks.length - 1 - start.tricks.length };
  }
  return undefined;
}

/** The deal in a log just before a card is played. */
export const dealBefore = ({ deals, moves }: Log, card: Card): Deal | undefined => deals[moves.indexOf(card)];
