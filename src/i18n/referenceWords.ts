import type { Locale } from './index.ts';
import { reference } from './messages/en/reference.ts';
import type { ReferenceMessages } from './messages/reference.ts';

/** The words of glossary and search in every language, apart from the rest: a script loads these and no others. */
const WORDS: Readonly<Record<Locale, ReferenceMessages>> = { en: reference };

/** The words of glossary and search in the language of the page, by its `lang`; English where it has none of ours. */
export const referenceWordsFor = (language: string): ReferenceMessages =>
  language in WORDS ? WORDS[language as Locale] : WORDS.en; // just tested
