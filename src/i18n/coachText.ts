import type { Explanation, ExplainRefusal, Hint, Look } from '../engine/coach/explanation.ts';
import type { Ledger } from '../engine/coach/ledger.ts';
import type { Cause, Equality, Fact, GoalFact, Reason } from '../engine/coach/reason.ts';
import type { CauseTelling, CoachMessages, LedgerDetail } from './messages/coach.ts';
import type { Messages } from './messages/messages.ts';
import { say } from './say.ts';
import { plainText } from './sentence.ts';

/** Characters of a spoken explanation: what is aimed at, and what is never passed where it can be helped. */
const AIM = 200;
const MOST = 260;

// The tables of sentences have a row for every kind, so they also tell one sort of reason from another.
const isEquality = (m: CoachMessages, reason: Reason): reason is Equality => Object.hasOwn(m.equalities, reason.kind);
const isGoalFact = (m: CoachMessages, reason: Reason): reason is GoalFact => Object.hasOwn(m.goals, reason.kind);
const isFact = (m: CoachMessages, reason: Reason): reason is Fact => Object.hasOwn(m.facts, reason.kind);
const isCause = (m: CoachMessages, reason: Reason): reason is Cause => Object.hasOwn(m.causes, reason.kind);

const findCause = (m: CoachMessages, reasons: readonly Reason[]): Cause | undefined =>
  reasons.find((reason): reason is Cause => isCause(m, reason));

/** A cause in words. */
export function sayCause(m: CoachMessages, cause: Cause, telling: CauseTelling): string {
  // The table has a row for every kind, each taking just that kind; TypeScript cannot follow the pairing.
  const sentence = m.causes[cause.kind] as (cause: Cause, telling: CauseTelling) => string;
  return sentence(cause, telling);
}

const sayEquality = (m: CoachMessages, reason: Equality, move: Explanation['move']): string =>
  (m.equalities[reason.kind] as (reason: Equality, move: Explanation['move']) => string)(reason, move); // as in sayCause

const sayGoal = (m: CoachMessages, reason: GoalFact, move: Explanation['move']): string =>
  (m.goals[reason.kind] as (reason: GoalFact, move: Explanation['move']) => string)(reason, move); // as in sayCause

const changes = ({ lose, miss, get }: Ledger): number => lose.length + miss.length + get.length;

interface Plan {
  readonly ledger: LedgerDetail;
  readonly cause: 'full' | 'short';
  readonly extras: 'all' | 'none';
}

/** From the fullest telling to the barest; the first that is short enough is used. */
const PLANS: readonly Plan[] = [
  { ledger: 'all-cards', cause: 'full', extras: 'all' },
  { ledger: 'biggest-card', cause: 'full', extras: 'all' },
  { ledger: 'no-cards', cause: 'full', extras: 'all' },
  { ledger: 'biggest-card', cause: 'short', extras: 'all' },
  { ledger: 'no-cards', cause: 'full', extras: 'none' },
  { ledger: 'no-cards', cause: 'short', extras: 'none' },
];

function shortEnough(tellings: readonly (readonly string[])[]): readonly string[] {
  const lengthOf = (sentences: readonly string[]): number => plainText(sentences.join(' ')).length;
  const found = [AIM, MOST].map((limit) => tellings.find((telling) => lengthOf(telling) <= limit));
  const shortest = tellings.toSorted((x, y) => lengthOf(x) - lengthOf(y))[0];
  return found[0] ?? found[1] ?? shortest ?? [];
}

function tellMistake(m: CoachMessages, explanation: Explanation, plan: Plan): readonly string[] {
  const { compared, ledger, reasons } = explanation;
  if (!compared || !ledger) return [];
  const cause = findCause(m, reasons);
  // Where one card alone changes hands and the cause names it, the list would only say it twice.
  const isOneCard = changes(ledger) === 1 && cause !== undefined;
  const tooMany = changes(ledger) > 4 && plan.ledger === 'all-cards';
  const detail: LedgerDetail = isOneCard ? 'no-cards' : tooMany ? 'biggest-card' : plan.ledger;
  const facts = reasons.filter((reason): reason is Fact => isFact(m, reason));
  const turn = facts.filter((fact) => fact.kind === 'game-turn').map((fact) => say(m.facts, fact));
  const goals =
    turn.length > 0
      ? []
      : reasons
          .filter((reason): reason is GoalFact => isGoalFact(m, reason))
          .filter(({ kind }) => kind === 'misses-goal');
  const told = cause
    ? [
        sayCause(m, cause, {
          best: compared.best,
          other: compared.other,
          callsOther: detail === 'no-cards' && turn.length === 0 && goals.length === 0 ? 'it' : 'by-name',
          length: plan.cause,
        }),
      ]
    : [];
  const extras = plan.extras === 'all' ? facts.filter((fact) => fact.kind === 'lost-anyway') : [];
  return [
    m.costs(compared.other, ledger, detail),
    ...turn,
    ...goals.map((goal) => sayGoal(m, goal, explanation.move)),
    ...told,
    ...extras.map((fact) => say(m.facts, fact)),
  ];
}

function tellRight(m: CoachMessages, explanation: Explanation, plan: Plan): readonly string[] {
  const { compared, reasons, verdict, move } = explanation;
  const goals = reasons
    .filter((reason): reason is GoalFact => isGoalFact(m, reason))
    .map((goal) => sayGoal(m, goal, move));
  const equal = reasons
    .filter((reason): reason is Equality => isEquality(m, reason))
    .map((reason) => sayEquality(m, reason, move));
  const cause = findCause(m, reasons);
  const telling = compared && { best: compared.best, other: compared.other, callsOther: 'by-name' as const };
  const told = cause && telling && equal.length === 0 ? [sayCause(m, cause, { ...telling, length: plan.cause })] : [];
  const contrast = compared && plan.extras === 'all' ? [m.wouldCost(compared.other, compared.cost)] : [];
  return [...(verdict.kind === 'best' ? [m.right] : []), ...goals, ...equal, ...told, ...contrast];
}

/**
 * An explanation as one to four sentences: the consequence first, then one cause. Cards are marked for `parseSentence`.
 *
 * Keeps to 260 characters of plain text where it can: the list of cards goes first, then the tail of the cause.
 */
export function explanationSentences(m: CoachMessages, explanation: Explanation): readonly string[] {
  const tell = explanation.verdict.kind === 'costs' ? tellMistake : tellRight;
  return shortEnough(PLANS.map((plan) => tell(m, explanation, plan)));
}

/** The same as one text. */
export const explanationText = (m: CoachMessages, explanation: Explanation): string =>
  explanationSentences(m, explanation).join(' ');

/** A refusal of the coach in words. */
export const refusalText = (m: Pick<Messages, 'coach' | 'refusals'>, refusal: ExplainRefusal): string =>
  refusal.kind === 'not-solved' ? m.coach.refusals['not-solved'](refusal) : say(m.refusals, refusal);

/** Why the move a hint names is right: the cause, and what the tempting move would cost. */
function tellAdvice(m: CoachMessages, explanation: Explanation, plan: Plan): readonly string[] {
  const told = tellRight(m, { ...explanation, verdict: { kind: 'just-as-good' } }, plan);
  const cause = findCause(m, explanation.reasons);
  if (!cause) return told;
  return tellRight(m, { ...explanation, verdict: { kind: 'just-as-good' }, reasons: [cause] }, plan);
}

/** One step of a hint ladder in words; the last step says the cause as well. */
export function hintText(m: CoachMessages, hint: Hint): string {
  switch (hint.step) {
    case 'look': {
      const sentence = m.hints.looks[hint.look.at] as (look: Look) => string; // as in sayCause
      return sentence(hint.look);
    }
    case 'idea':
      return m.hints.ideas[hint.idea](hint.lead);
    case 'odds':
      return [m.hints.card(hint.odds.move), m.odds(hint.odds)].join(' ');
    case 'card': {
      const sentences = shortEnough(PLANS.map((plan) => tellAdvice(m, hint.explanation, plan)));
      return [m.hints.card(hint.move), ...sentences].join(' ');
    }
  }
}
