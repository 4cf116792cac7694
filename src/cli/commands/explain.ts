import { explain as explainMove } from '../../engine/coach/explain.ts';
import type { Explanation, ExplainRefusal } from '../../engine/coach/explanation.ts';
import type { Goal } from '../../engine/coach/goal.ts';
import { isCount, isFields, malformed, readFields, readText } from '../../engine/json.ts';
import type { Fields, Read } from '../../engine/json.ts';
import { parsePosition } from '../../engine/notation.ts';
import { findMove } from '../../engine/play/moves.ts';
import { err, ok } from '../../engine/result.ts';
import { explanationText, refusalText } from '../../i18n/coachText.ts';
import { LOCALES, messagesFor, plainText, SOURCE_LOCALE, type Locale } from '../../i18n/index.ts';
import { give, refuse } from '../command.ts';
import type { Answer, Command } from '../command.ts';
import { hasHiddenCards } from '../hiddenCards.ts';

const isLocale = (text: unknown): text is Locale => typeof text === 'string' && Object.hasOwn(LOCALES, text);

function readLocale({ locale = SOURCE_LOCALE }: Fields): Read<Locale> {
  return isLocale(locale) ? ok(locale) : malformed('locale', `one of ${Object.keys(LOCALES).join(', ')}`);
}

function readGoal({ goal = 'most-points' }: Fields): Read<Goal> {
  if (goal === 'most-points' || goal === 'reach-61' || goal === 'save-tie') return ok(goal);
  if (isFields(goal) && isCount(goal.takeAtLeast)) return ok({ takeAtLeast: goal.takeAtLeast });
  return malformed('goal', '"most-points", "reach-61", "save-tie" or {"takeAtLeast":points}');
}

const refuseMove = (locale: Locale, refusal: ExplainRefusal): Answer =>
  err({ kind: refusal.kind, message: plainText(refusalText(messagesFor(locale), refusal)) });

const written = (locale: Locale, explanation: Explanation): unknown => {
  const { verdict, reasons, value, bestValue, best, compared, ledger, lines, depth } = explanation;
  const text = plainText(explanationText(messagesFor(locale).coach, explanation));
  return { verdict, reasons, text, value, bestValue, best, compared, ledger, lines, depth };
};

/** A position and a card in; what the card was worth under a goal, why, and the same in words. */
export const explain: Command = {
  reads: 'lines',
  answer: (input) => {
    const read = readFields(input, 'line');
    if (!read.ok) return refuse(read.error);
    const fields = read.value;
    if (hasHiddenCards(fields.position)) return refuse({ kind: 'hidden-cards' });
    const deal = parsePosition(fields.position);
    if (!deal.ok) return refuse(deal.error);
    const card = readText(fields, 'card');
    if (!card.ok) return refuse(card.error);
    const move = findMove(card.value);
    if (!move) return refuse({ kind: 'unknown-card', text: card.value });
    const locale = readLocale(fields);
    if (!locale.ok) return refuse(locale.error);
    const goal = readGoal(fields);
    if (!goal.ok) return refuse(goal.error);

    const explanation = explainMove(deal.value, move, goal.value);
    return explanation.ok
      ? give(written(locale.value, explanation.value))
      : refuseMove(locale.value, explanation.error);
  },
};
