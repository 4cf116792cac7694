import type { Locale } from './index.ts';
import { signalPair } from './messages/en/signalPair.ts';
import { signals } from './messages/en/signals.ts';
import type { SignalPairMessages } from './messages/sideBySide.ts';
import type { SignalMessages } from './messages/signals.ts';

/** What the island says: its own words, and those of the signals. */
export interface SignalPairWords {
  readonly pair: SignalPairMessages;
  readonly signals: SignalMessages;
}

const WORDS: Readonly<Record<Locale, SignalPairWords>> = { en: { pair: signalPair, signals } };

/** Apart from the rest: an island loads these and no others. */
export const signalPairWordsFor = (locale: Locale): SignalPairWords => WORDS[locale];
