import { analysisWordsFor, type AnalysisWords } from './analysisWords.ts';
import type { Locale } from './index.ts';
import { house as enHouse } from './messages/en/house.ts';
import { rules as enRules } from './messages/en/rules.ts';
import type { Messages } from './messages/messages.ts';

/** What the form says in which a position is set up: its games and house options too. */
export type PositionFormWords = AnalysisWords & Pick<Messages, 'house' | 'rules'>;

const WORDS: Readonly<Record<Locale, Pick<Messages, 'house' | 'rules'>>> = { en: { house: enHouse, rules: enRules } };

/** What the form of a position says in that language. */
export const positionFormWordsFor = (locale: Locale): PositionFormWords => ({
  ...analysisWordsFor(locale),
  ...WORDS[locale],
});
