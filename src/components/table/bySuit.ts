import { suitOf, SUITS, type Card } from '../../engine/cards.ts';

/** More cards than this do not lie in one row. */
const ONE_ROW = 6;

/** A hand as rows: as it was dealt while it is short, else a row a suit, in the hand's own order within each. */
export function rowsOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  if (cards.length <= ONE_ROW) return [cards];
  return SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit)).filter((row) => row.length > 0);
}
