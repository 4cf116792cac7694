import type { Explanation, Hint } from '../engine/coach/explanation.ts';
import type { Odds } from '../engine/coach/odds.ts';
import type { Refusal } from '../engine/rules/refusal.ts';
import { explanationSentences, hintText } from './coachText.ts';
import type { Locale } from './index.ts';
import { coach as enCoach } from './messages/en/coach.ts';
import { refusals as enRefusals } from './messages/en/refusals.ts';
import type { Messages } from './messages/messages.ts';
import { say } from './say.ts';

/** What is said about a move: why it is good or bad, a hint, why it is refused. Loaded after the page, before it is needed. */
export interface VerdictWords {
  readonly why: (explanation: Explanation) => readonly string[];
  readonly odds: (odds: Odds) => string;
  readonly hint: (hint: Hint) => string;
  readonly refused: (refusal: Refusal) => string;
}

const SECTIONS: Readonly<Record<Locale, Pick<Messages, 'coach' | 'refusals'>>> = {
  en: { coach: enCoach, refusals: enRefusals },
};

/** What is said about moves in that language. */
export function verdictWordsFor(locale: Locale): VerdictWords {
  const { coach, refusals } = SECTIONS[locale];
  return {
    why: (explanation) => explanationSentences(coach, explanation),
    odds: coach.odds,
    hint: (hint) => hintText(coach, hint),
    refused: (refusal) => say(refusals, refusal),
  };
}
