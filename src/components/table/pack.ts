import { createContext } from 'preact';
import type { Card, Rank } from '../../engine/cards.ts';
import { rankOf } from '../../engine/cards.ts';
import { DECKS, type DeckId } from '../../decks/decks.ts';

/**
 * The ranks of the pack that is played with. A reader's own deck that lacks one of them gives way to a deck that has them
 * all, so that no table mixes two drawings. Without it each card is looked at alone.
 */
export const PackContext = createContext<readonly Rank[]>([]);

/** Decks that lend themselves, those with fewer ranks first. */
const LENDERS: readonly DeckId[] = ['castellana', 'french'];

/** The deck to draw a card in: the chosen one if it has every rank of the pack and the card, else the first that has. */
export const deckWith = (card: Card, ranks: readonly Rank[], chosen: DeckId): DeckId =>
  [chosen, ...LENDERS].find((deck) => [...ranks, rankOf(card)].every((rank) => DECKS[deck].ranks.includes(rank))) ??
  'french';
