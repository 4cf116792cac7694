import type { Locale } from './index.ts';
import type { DiagramMessages } from './messages/diagrams.ts';
import { diagrams as en } from './messages/en/diagrams.ts';

const WORDS: Readonly<Record<Locale, DiagramMessages>> = { en };

/** What the diagrams of the first chapters say in that language; for pages at build. */
export const diagramWordsFor = (locale: Locale): DiagramMessages => WORDS[locale];
