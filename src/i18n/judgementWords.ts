import type { Locale } from './index.ts';
import { judgement as en } from './messages/en/judgement.ts';
import type { JudgementMessages } from './messages/judgement.ts';

const WORDS: Readonly<Record<Locale, JudgementMessages>> = { en };

/** What the diagrams about play say in that language; they are drawn at build, so no page sends these words. */
export const judgementWordsFor = (locale: Locale): JudgementMessages => WORDS[locale];
