import type { Locale } from './index.ts';
import { cards as enCards } from './messages/en/cards.ts';
import { compare as enCompare } from './messages/en/compare.ts';
import { rules as enRules } from './messages/en/rules.ts';
import type { Messages } from './messages/messages.ts';

/** What the comparison says. The words of house options are many, and come to an island with its page. */
export type CompareWords = Pick<Messages, 'cards' | 'compare' | 'rules'>;

const WORDS: Readonly<Record<Locale, CompareWords>> = {
  en: { cards: enCards, compare: enCompare, rules: enRules },
};

/** What the comparison says in that language, without the words of the other pages. */
export const compareWordsFor = (locale: Locale): CompareWords => WORDS[locale];
