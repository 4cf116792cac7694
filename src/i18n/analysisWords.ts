import type { AddressError } from '../engine/positionAddress.ts';
import { refusalText } from './coachText.ts';
import type { ExplainRefusal } from '../engine/coach/explanation.ts';
import type { Locale } from './index.ts';
import { analysis as enAnalysis } from './messages/en/analysis.ts';
import { coach as enCoach } from './messages/en/coach.ts';
import { house as enHouse } from './messages/en/house.ts';
import { refusals as enRefusals } from './messages/en/refusals.ts';
import { rules as enRules } from './messages/en/rules.ts';
import type { Messages } from './messages/messages.ts';
import { playWordsFor, type PlayWords } from './playWords.ts';
import { say } from './say.ts';

/** What the analysis says, with the words of a played deal. */
export type AnalysisWords = PlayWords & Pick<Messages, 'analysis' | 'coach' | 'house' | 'refusals' | 'rules'>;

const WORDS: Readonly<Record<Locale, Pick<Messages, 'analysis' | 'coach' | 'house' | 'refusals' | 'rules'>>> = {
  en: { analysis: enAnalysis, coach: enCoach, house: enHouse, refusals: enRefusals, rules: enRules },
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

/** Why nothing exact can be said of a position. */
export const untoldText = (m: AnalysisWords, refusal: ExplainRefusal): string => refusalText(m, refusal);
