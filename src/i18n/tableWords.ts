import type { Locale } from './index.ts';
import { cards as enCards } from './messages/en/cards.ts';
import { table as enTable } from './messages/en/table.ts';
import type { Messages } from './messages/messages.ts';

/** What the table says: the names of cards and its own words. All an island needs that only shows cards and tricks. */
export type TableWords = Pick<Messages, 'cards' | 'table'>;

/** The sections by language, named one by one, so that a page with a table does not load the words of every other page. */
const TABLE_WORDS: Readonly<Record<Locale, TableWords>> = { en: { cards: enCards, table: enTable } };

/** What the table says in that language. */
export const tableWordsFor = (locale: Locale): TableWords => TABLE_WORDS[locale];
