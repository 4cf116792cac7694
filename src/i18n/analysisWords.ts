import type { AddressError } from '../engine/positionAddress.ts';
import type { Locale } from './index.ts';
import { analysis as enAnalysis } from './messages/en/analysis.ts';
import { refusals as enRefusals } from './messages/en/refusals.ts';
import type { Messages } from './messages/messages.ts';
import { playWordsFor, type PlayWords } from './playWords.ts';
import { say } from './say.ts';

/** What the analysis says whatever it shows, with the words of a played deal. */
export type AnalysisWords = PlayWords & Pick<Messages, 'analysis' | 'refusals'>;

const WORDS: Readonly<Record<Locale, Pick<Messages, 'analysis' | 'refusals'>>> = {
  en: { analysis: enAnalysis, refusals: enRefusals },
};

/** What the analysis says in that language. */
export const analysisWordsFor = (locale: Locale): AnalysisWords => ({ ...playWordsFor(locale), ...WORDS[locale] });

/** Why a position cannot be opened, and what to do. */
export function faultText(m: AnalysisWords, fault: AddressError): string {
  switch (fault.kind) {
    case 'address-too-long':
    case 'address-unreadable':
    case 'address-incomplete':
    case 'address-bad-move':
      return say(m.analysis.faults, fault);
    case 'no-house':
      return m.analysis.faults['address-unreadable']({ kind: 'address-unreadable', part: fault.text.slice(0, 40) });
    default:
      return say(m.refusals, fault);
  }
}
