import { cardsOf, DECK_IDS, type SuitSign } from './decks.ts';
import { drawBack } from './drawBack.ts';
import { drawCard } from './drawCard.ts';
import { drawMini } from './drawMini.ts';
import { drawSuit } from './drawSuit.ts';
import { INDEX_LETTERS, type Index } from './indexLetters.ts';
import type { Svg } from './kit/paint.ts';
import { REGIONAL_CARDS } from './patterns/regional.ts';
import { cardPath } from './urls.ts';

/** A drawing and where it is served: its path below the folder of the version, without the ending. */
export interface Drawing {
  readonly path: string;
  readonly draw: () => Svg;
}

const SIGNS: readonly SuitSign[] = ['coins', 'cups', 'swords', 'batons', 'hearts', 'diamonds', 'clubs', 'spades'];
const INDEXES: readonly Index[] = ['none', ...INDEX_LETTERS];

/** Every file the build writes. For build and tests: a page asks `cardUrl`. */
export const allDrawings = (): readonly Drawing[] => [
  ...DECK_IDS.flatMap((deck) =>
    cardsOf(deck).flatMap((card) => [
      ...INDEXES.map((index): Drawing => ({
        path: cardPath({ deck, card, index, size: 'face' }),
        draw: () => drawCard({ deck, card, index }),
      })),
      ...INDEX_LETTERS.map((letters): Drawing => ({
        path: cardPath({ deck, card, index: letters, size: 'mini' }),
        draw: () => drawMini({ deck, card, letters }),
      })),
    ]),
  ),
  { path: 'back', draw: drawBack },
  ...Object.entries(REGIONAL_CARDS).map(([id, draw]): Drawing => ({ path: `regional/${id}`, draw })),
  ...SIGNS.map((sign): Drawing => ({ path: `suits/${sign}`, draw: () => drawSuit(sign) })),
];
