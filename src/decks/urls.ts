import type { Card, Suit } from '../engine/cards.ts';
import { DECKS, type DeckId, type SuitSign } from './decks.ts';
import type { Index } from './indexLetters.ts';
import type { RegionalId } from './patterns/regionalMarks.ts';
import { CARDS_VERSION } from './version.ts';

/*
 * Addresses of the drawings. The build writes every one as a static SVG; a page shows a card with
 *
 *   <img src={cardUrl({ deck: 'napoletana', card: 'Ad', index: 'en', size: 'face' })} width="200" height="320" alt="" />
 *
 * so only the cards on screen are loaded. The folder carries a hash of the drawings: cache it for ever. Importing this
 * file costs a page under 1 kB; it brings no drawing code along. The files, under the base path:
 *
 *   cards/<version>/<deck>/<card>.svg                     what the pack itself prints
 *   cards/<version>/<deck>/indexed-<letters>/<card>.svg   with rank and suit in the corners
 *   cards/<version>/<deck>/mini-<letters>/<card>.svg      rank and suit only, for widths below 56 px
 *   cards/<version>/back.svg
 *   cards/<version>/suits/<sign>.svg                      square, readable from 12 px
 *   cards/<version>/regional/<pattern>.svg                one card of each regional pattern we have drawn
 */

export type CardSize = 'face' | 'mini';

/** One drawing of a card. A mini face always has letters; without an index it takes the English ones. */
export interface CardImage {
  readonly deck: DeckId;
  readonly card: Card;
  readonly index: Index;
  readonly size: CardSize;
}

/** Path of a card below the folder of the version, without the ending. */
export function cardPath({ deck, card, index, size }: CardImage): string {
  if (size === 'mini') return `${deck}/mini-${index === 'none' ? 'en' : index}/${card}`;
  return index === 'none' ? `${deck}/${card}` : `${deck}/indexed-${index}/${card}`;
}

const basePath = (): string => {
  const base = (import.meta as ImportMeta & { readonly env?: { readonly BASE_URL?: string } }).env?.BASE_URL ?? '/';
  return base.endsWith('/') ? base : `${base}/`;
};

const urlOf = (path: string): string => `${basePath()}cards/${CARDS_VERSION}/${path}.svg`;

/** Address of a card, with the base path of the site. */
export const cardUrl = (image: CardImage): string => urlOf(cardPath(image));

/** Address of the back that all decks share. */
export const backUrl = (): string => urlOf('back');

/** Address of the card we drew of a regional pattern. */
export const regionalUrl = (id: RegionalId): string => urlOf(`regional/${id}`);

/** Address of a suit sign, e.g. of `coins`. */
export const signUrl = (sign: SuitSign): string => urlOf(`suits/${sign}`);

/** Address of a suit as that deck draws it. */
export const suitUrl = (deck: DeckId, suit: Suit): string => signUrl(DECKS[deck].signs[suit]);
