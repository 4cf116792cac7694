import { z } from 'astro/zod';

/** The languages the game is talked about in, in the order the glossary shows them. BCP 47 codes. */
export const GLOSSARY_LANGUAGES = ['it', 'es', 'ca', 'pt', 'hr', 'sl', 'en', 'de', 'sv'] as const;
export type GlossaryLanguage = (typeof GLOSSARY_LANGUAGES)[number];

/**
 * Whether the words of a language were read in a source, only some of them were, or none was and they are general
 * knowledge.
 *
 * Source: RULES section 7, "GK columns".
 */
export const LANGUAGE_EVIDENCE: Readonly<Record<GlossaryLanguage, 'sources' | 'partly' | 'unchecked'>> = {
  it: 'sources',
  es: 'sources',
  ca: 'unchecked',
  pt: 'partly',
  hr: 'sources',
  sl: 'unchecked',
  en: 'sources',
  de: 'sources',
  sv: 'partly',
};

/** What the glossary groups its terms by, in the order it shows them. `names`: words that mean more than one thing. */
export const GLOSSARY_GROUPS = ['cards', 'deal', 'play', 'score', 'partners', 'auction', 'names'] as const;
export type GlossaryGroup = (typeof GLOSSARY_GROUPS)[number];

const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'a slug is lower-case words joined by hyphens');

/** A word of one language: alone, or with the place or use it belongs to. */
const word = z.union([
  z.string().min(1),
  z.strictObject({
    word: z.string().min(1),
    /** Where, or for what, the word is used; in English, a few words. */
    where: z.string().min(1).optional(),
    /** No source was seen for this word although its language has some. */
    unchecked: z.literal(true).optional(),
  }),
]);

/** One term of the glossary: the house word, what it means, what others call it. */
export const glossaryTerm = z.strictObject({
  /** The house word as it stands in a sentence. */
  title: z.string().min(1),
  /** Where it is not the title with an s. */
  plural: z.string().min(1).optional(),
  group: z.enum(GLOSSARY_GROUPS),
  /** One to three sentences, by the language of the site. `*word*` is set in italics. */
  definition: z.strictObject({ en: z.string().min(20).max(400) }),
  words: z.partialRecord(z.enum(GLOSSARY_LANGUAGES), z.array(word).min(1)),
  /** Slugs of other terms. */
  related: z.array(slug).min(1),
});

export type GlossaryTerm = z.infer<typeof glossaryTerm>;
export type GlossaryWord = z.infer<typeof word>;
