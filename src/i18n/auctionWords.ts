import type { Locale } from './index.ts';
import type { AuctionMessages } from './messages/auction.ts';
import { auction } from './messages/en/auction.ts';
import { tableWordsFor, type TableWords } from './tableWords.ts';

/** What a deal with an auction says: the table's words and its own. */
export type AuctionWords = TableWords & { readonly auction: AuctionMessages };

const WORDS: Readonly<Record<Locale, AuctionMessages>> = { en: auction };

/** The words of a deal with an auction in that language, apart from the rest. */
export const auctionWordsFor = (locale: Locale): AuctionWords => ({ ...tableWordsFor(locale), auction: WORDS[locale] });
