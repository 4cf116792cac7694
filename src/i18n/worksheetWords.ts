import type { Locale } from './index.ts';
import { worksheet as enWorksheet } from './messages/en/worksheet.ts';
import type { Messages } from './messages/messages.ts';
import { tableWordsFor, type TableWords } from './tableWords.ts';

/** What the worksheet says, with the names of cards. */
export type WorksheetWords = TableWords & Pick<Messages, 'worksheet'>;

const WORDS: Readonly<Record<Locale, Pick<Messages, 'worksheet'>>> = { en: { worksheet: enWorksheet } };

/** What the worksheet says in that language. */
export const worksheetWordsFor = (locale: Locale): WorksheetWords => ({ ...tableWordsFor(locale), ...WORDS[locale] });
