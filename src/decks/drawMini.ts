import { rankOf, suitOf, type Card } from '../engine/cards.ts';
import { card } from './card.ts';
import { DECKS, type DeckId } from './decks.ts';
import { indexSign } from './emblems/indexSign.ts';
import { paper } from './frame.ts';
import { indexText, type IndexLetters } from './indexLetters.ts';
import { glyphs } from './kit/glyphs.ts';
import { place, type Svg } from './kit/paint.ts';

export interface MiniFace {
  readonly deck: DeckId;
  readonly card: Card;
  readonly letters: IndexLetters;
}

/** A card as rank and suit only, for widths below 56 px. */
export function drawMini({ deck, card: drawn, letters }: MiniFace): Svg {
  const text = indexText(deck, rankOf(drawn), letters);
  const wide = text.length > 1;
  return card(
    paper() +
      glyphs(text, 100, wide ? 42 : 32, { scale: wide ? 6.4 : 8.2, weight: wide ? 2.6 : 2.3, halo: 0 }) +
      place(100, 232, indexSign(DECKS[deck].signs[suitOf(drawn)]), { scale: 1.55 }),
  );
}
