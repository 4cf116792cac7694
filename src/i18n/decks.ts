import type { Locale } from './index.ts';
import type { DeckMessages } from './messages/decks.ts';
import { decks as en } from './messages/en/decks.ts';

/**
 * The texts of the page of the decks, apart from the messages that every island carries: they are long, and only that page
 * shows them. A new language must have its own here, or it does not compile.
 */
const DECKS: Readonly<Record<Locale, DeckMessages>> = { en };

/** What the page of the decks says in that language. */
export const deckMessagesFor = (locale: Locale): DeckMessages => DECKS[locale];

export type { DeckMessages, LatinDeckId } from './messages/decks.ts';
