import type { Locale } from './index.ts';
import { signals } from './messages/en/signals.ts';
import type { SignalMessages } from './messages/signals.ts';

/** The words of the signals in every language, apart from the rest: an island loads these and no others. */
const WORDS: Readonly<Record<Locale, SignalMessages>> = { en: signals };

/** The words of the signals in that language. */
export const signalWordsFor = (locale: Locale): SignalMessages => WORDS[locale];
