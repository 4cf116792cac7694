import type { Locale } from './index.ts';
import type { DrawingMessages } from './messages/drawings.ts';
import { drawings } from './messages/en/drawings.ts';

/** Words at drawings made at build, apart from the rest: no island loads them. */
const WORDS: Readonly<Record<Locale, DrawingMessages>> = { en: drawings };

/** The words at drawings in that language. */
export const drawingWordsFor = (locale: Locale): DrawingMessages => WORDS[locale];
