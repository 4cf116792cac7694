import { findCard } from '../cards.ts';
import type { Card } from '../cards.ts';
import { legalExchangesOf } from '../rules/exchange.ts';
import { legalFrom } from '../rules/legal.ts';
import type { Action, Deal, Move } from './deal.ts';

const NONE: readonly Card[] = [];

/** The cards the seat on turn may play, in hand order; none unless a card is due. */
export function legalCards(deal: Deal): readonly Card[] {
  if (deal.phase !== 'playing') return NONE;
  return legalFrom(deal.rules, deal.trump, deal.hands[deal.turn] ?? NONE, deal.trick, deal.stock);
}

/** The trumps the seat on turn may lay down for the turn-up before it plays, in hand order. */
export const legalExchanges = (deal: Deal): readonly Card[] =>
  deal.phase === 'playing' ? legalExchangesOf(deal, deal.turn) : NONE;

/** What the seat on turn may do with its cards: play one, or exchange. Cards first, in hand order. */
export function legalMoves(deal: Deal): readonly Move[] {
  const cards = legalCards(deal);
  const exchanges = legalExchanges(deal);
  return exchanges.length === 0 ? cards : [...cards, ...exchanges.map((card): Move => `exchange ${card}`)];
}

const EXCHANGE = 'exchange ';

/** The move that `text` names: a card, or `exchange 7s`; undefined for anything else. */
export function findMove(text: string): Move | undefined {
  const card = findCard(text.startsWith(EXCHANGE) ? text.slice(EXCHANGE.length) : text);
  return card && (text.startsWith(EXCHANGE) ? `exchange ${card}` : card);
}

/** The card that a move plays or lays down. */
export function cardOfMove(move: Move): Card {
  const card = findCard(move.startsWith(EXCHANGE) ? move.slice(EXCHANGE.length) : move);
  if (!card) throw new Error(`${move} names no card`);
  return card;
}

/** The move as an action of the seat on turn. */
export const moveAction = (deal: Deal, move: Move): Action => ({
  kind: move.startsWith(EXCHANGE) ? 'exchange' : 'play',
  seat: deal.turn,
  card: cardOfMove(move),
});
