import type { Locale } from './index.ts';
import type { DeckIslandMessages } from './messages/decks.ts';
import { deckIslands as en } from './messages/en/deckIslands.ts';

/** By itself, so that the page of the decks need not send the sentences of tables and coach to the browser. */
const ISLANDS: Readonly<Record<Locale, DeckIslandMessages>> = { en };

/** What the islands of the page of the decks say in that language. */
export const deckIslandMessagesFor = (locale: Locale): DeckIslandMessages => ISLANDS[locale];

export type { LatinDeckId } from './messages/decks.ts';
