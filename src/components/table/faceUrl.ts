import type { Card, Rank } from '../../engine/cards.ts';
import { backUrl, cardUrl } from '../../decks/urls.ts';
import type { TableWords } from '../../i18n/tableWords.ts';
import type { Settings } from '../settings/settings.ts';
import { deckWith } from './pack.ts';

interface Face extends Pick<Settings, 'deck' | 'corners'> {
  readonly card: Card | 'back';
  readonly face: 'full' | 'mini';
  readonly m: TableWords;
  /** The ranks of the pack played with, none if the card stands alone. */
  readonly ranks: readonly Rank[];
}

/** The address of a card as the reader's settings draw it. `public/settings.js` makes the same change to cards already on the page. */
export function faceUrl({ card, face, deck, corners, ranks, m }: Face): string {
  if (card === 'back') return backUrl();
  return cardUrl({
    deck: deckWith(card, ranks, deck),
    card,
    index: corners === 'hidden' && face === 'full' ? 'none' : m.cards.cornerLetters,
    size: face === 'full' ? 'face' : 'mini',
  });
}
