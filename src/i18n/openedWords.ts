import { analysisWordsFor, type AnalysisWords } from './analysisWords.ts';
import type { Locale } from './index.ts';
import { coach as enCoach } from './messages/en/coach.ts';
import type { Messages } from './messages/messages.ts';

/** What the analysis says of a position that lies open. */
export type OpenedWords = AnalysisWords & Pick<Messages, 'coach'>;

const WORDS: Readonly<Record<Locale, Pick<Messages, 'coach'>>> = { en: { coach: enCoach } };

/** What the analysis says of an open position in that language. */
export const openedWordsFor = (locale: Locale): OpenedWords => ({ ...analysisWordsFor(locale), ...WORDS[locale] });
