import { en } from './messages/en.ts';
import type { Messages } from './messages/messages.ts';

export type { Messages } from './messages/messages.ts';
export { say } from './say.ts';
export { parseSentence, plainText, type SentencePart, type Tone } from './sentence.ts';

interface LocaleRow {
  /** The language's own name, for the language menu. */
  readonly name: string;
  readonly messages: Messages;
  /** What stands before every path of this language; the source language has none. */
  readonly prefix: '' | `/${string}`;
}

/** Every language of the site; one row makes one. The first is the source that others fall back to. */
export const LOCALES = {
  en: { name: 'English', messages: en, prefix: '' },
} as const satisfies Readonly<Record<string, LocaleRow>>;

export type Locale = keyof typeof LOCALES;

/** The language lessons are written in first, and shown in (with a notice) where a translation is missing. */
export const SOURCE_LOCALE: Locale = 'en';

/** Everything the site says in that language. */
export const messagesFor = (locale: Locale): Messages => LOCALES[locale].messages;

/** A path of the site in that language, `/learn/` say, before the base path of the host is put in front. */
export const localizedPath = (locale: Locale, path: `/${string}`): `/${string}` => `${LOCALES[locale].prefix}${path}`;
