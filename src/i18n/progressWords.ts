import type { Locale } from './index.ts';
import { progress as enProgress } from './messages/en/progress.ts';
import type { ProgressMessages } from './messages/progress.ts';

const WORDS: Readonly<Record<Locale, ProgressMessages>> = { en: enProgress };

/** What is said of the progress kept on the device, without the words of the other pages. */
export const progressWordsFor = (locale: Locale): ProgressMessages => WORDS[locale];
