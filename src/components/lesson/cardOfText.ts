import type { Card } from '../../engine/cards.ts';
import { findCard } from '../../engine/cards.ts';
import type { Move } from '../../engine/play/deal.ts';

/** The card a move plays or lays down. Throws for no move: a line has at least one. */
export function cardOfText(move: Move | undefined): Card {
  const card = move && findCard(move.startsWith('exchange ') ? move.slice('exchange '.length) : move);
  if (!card) throw new Error(`${String(move)} names no card`);
  return card;
}
