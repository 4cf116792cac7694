import { findCard, type Card } from '../../engine/cards.ts';
import type { Move } from '../../engine/play/deal.ts';

const EXCHANGE = 'exchange ';

/** The move that a text names, or undefined. */
export function findMoveIn(text: string): Move | undefined {
  const card = findCard(text.startsWith(EXCHANGE) ? text.slice(EXCHANGE.length) : text);
  return card && (text.startsWith(EXCHANGE) ? `exchange ${card}` : card);
}

/** The card a move plays or lays down. Throws for no move: a line has at least one. */
export function cardOfText(move: Move | undefined): Card {
  const card = move && findCard(move.startsWith(EXCHANGE) ? move.slice(EXCHANGE.length) : move);
  if (!card) throw new Error(`${String(move)} names no card`);
  return card;
}
