import type { Locale } from './index.ts';
import type { DeckMessages } from './messages/decks.ts';
import { decks as en } from './messages/en/decks.ts';

/** The texts of the page of the decks: long, shown there only, and written into the page at build. A new language must have its own here. */
const DECKS: Readonly<Record<Locale, DeckMessages>> = { en };

/** What the page of the decks says in that language, its islands apart. */
export const deckMessagesFor = (locale: Locale): DeckMessages => DECKS[locale];
