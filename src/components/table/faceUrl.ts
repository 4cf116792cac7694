import type { Card } from '../../engine/cards.ts';
import { rankOf } from '../../engine/cards.ts';
import { deckHas, type DeckId } from '../../decks/decks.ts';
import { backUrl, cardUrl } from '../../decks/urls.ts';
import type { TableWords } from '../../i18n/tableWords.ts';
import type { Settings } from '../settings/settings.ts';

interface Face extends Pick<Settings, 'deck' | 'corners'> {
  readonly card: Card | 'back';
  readonly face: 'full' | 'mini';
  readonly m: TableWords;
}

/** The address of a card as the reader's settings draw it. `public/settings.js` makes the same change to cards already on the page. */
export function faceUrl({ card, face, deck, corners, m }: Face): string {
  if (card === 'back') return backUrl();
  return cardUrl({
    deck: deckWith(card, deck),
    card,
    index: corners === 'hidden' && face === 'full' ? 'none' : m.cards.cornerLetters,
    size: face === 'full' ? 'face' : 'mini',
  });
}

/** The deck that lends a card to one that lacks it: 8 and 9 come from the Castilian deck, 10 from the French one. */
export const deckWith = (card: Card, deck: DeckId): DeckId =>
  deckHas(deck, card) ? deck : rankOf(card) === '10' ? 'french' : 'castellana';
