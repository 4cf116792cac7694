import { findCard, isSuit, RANKS, type Seat } from './cards.ts';
import type { Goal } from './coach/goal.ts';
import { GESTURES } from './gestures.ts';
import { parsePosition } from './notation.ts';
import { applyAction } from './play/apply.ts';
import type { Action, Bid, Deal } from './play/deal.ts';
import { findMove, moveAction } from './play/moves.ts';
import { questionFor, type QuestionKind, type QuestionRefusal } from './questions.ts';
import { err, ok, type Result } from './result.ts';
import { findRuleSet } from './rulesets/index.ts';
import type { AnyRefusal } from './rules/refusal.ts';
import { signalsAllowed, signalsOf } from './rules/signals.ts';
import {
  actionOfStep,
  nextTrick,
  replayScript,
  type GivenSignal,
  type Script,
  type ScriptVisibility,
  type Step,
  type StepNotes,
} from './script.ts';

/** One step as an author writes it: exactly one of the verbs, and notes. */
export interface StepText {
  readonly ask?: string | undefined;
  readonly play?: string | undefined;
  readonly exchange?: string | undefined;
  readonly bid?: string | number | undefined;
  readonly call?: string | undefined;
  readonly claim?: number | undefined;
  readonly declare?: string | undefined;
  /** With `call`, where the caller also names the trump suit. */
  readonly trump?: string | undefined;
  readonly accept?: string | undefined;
  readonly because?: string | undefined;
  readonly say?: string | undefined;
  readonly question?: { readonly kind: QuestionKind } | undefined;
  readonly signal?: { readonly seat: Seat; readonly face: string } | undefined;
}

/** A deal as an author writes it: a position in the engine's notation, and steps. */
export interface ScriptText {
  readonly learner: Seat;
  readonly goal: Goal;
  readonly visibility: ScriptVisibility;
  /** Everything of a position but its steps, in the shape of the command line. */
  readonly position: Readonly<Record<string, unknown>>;
  readonly script: readonly StepText[];
  readonly remember?: string | undefined;
}

/** What is wrong with a step, besides what the table refuses. */
export type StepFault =
  | AnyRefusal
  | { readonly kind: 'no-verb' }
  | { readonly kind: 'two-verbs'; readonly verbs: readonly string[] }
  | { readonly kind: 'unknown-suit'; readonly text: string }
  | { readonly kind: 'unknown-bid'; readonly text: string }
  | { readonly kind: 'accept-without-ask' }
  | { readonly kind: 'because-without-ask' }
  | { readonly kind: 'accepts-what-it-asks' }
  | { readonly kind: 'asks-another-seat'; readonly turn: Seat; readonly learner: Seat }
  | { readonly kind: 'no-such-learner'; readonly learner: Seat }
  | { readonly kind: 'no-such-signaller'; readonly seat: Seat }
  | { readonly kind: 'signal-not-allowed' }
  | { readonly kind: 'unknown-signal'; readonly face: string }
  | { readonly kind: 'question-has-no-answer'; readonly question: QuestionKind; readonly why: QuestionRefusal };

/** Where a script breaks: step 0 is the position itself, step 1 the first step. */
export interface ScriptError {
  readonly step: number;
  readonly fault: StepFault;
}

const VERBS = ['ask', 'play', 'exchange', 'bid', 'call', 'claim', 'declare'] as const;
type Verb = (typeof VERBS)[number];

const parseBid = (text: string | number): Result<Bid, StepFault> => {
  if (typeof text === 'number' || text === 'pass') return ok(text);
  const rank = RANKS.find((known) => known === text);
  return rank ? ok(rank) : err({ kind: 'unknown-bid', text });
};

/** The action of a step that is not asked, by the seat on turn. */
function parseAction(verb: Exclude<Verb, 'ask'>, text: StepText, seat: Seat): Result<Action, StepFault> {
  if (verb === 'bid') {
    const bid = parseBid(text.bid ?? '');
    return bid.ok ? ok({ kind: 'bid', seat, bid: bid.value }) : bid;
  }
  if (verb === 'claim') return ok({ kind: 'claim', seat, points: text.claim ?? 0 });
  if (verb === 'declare') {
    const suit = text.declare ?? '';
    return isSuit(suit) ? ok({ kind: 'declare', seat, suit }) : err({ kind: 'unknown-suit', text: suit });
  }
  const named = text[verb] ?? '';
  const card = findCard(named);
  if (!card) return err({ kind: 'unknown-card', text: named });
  if (verb !== 'call') return ok({ kind: verb, seat, card });
  if (text.trump === undefined) return ok({ kind: 'call', seat, card });
  return isSuit(text.trump)
    ? ok({ kind: 'call', seat, card, trump: text.trump })
    : err({ kind: 'unknown-suit', text: text.trump });
}

/** A signal as the rules let it be given: when signals are allowed, and of the table that the rule set has. */
function parseSignal({ seat, face }: NonNullable<StepText['signal']>, deal: Deal): Result<GivenSignal, StepFault> {
  if (!deal.hands[seat]) return err({ kind: 'no-such-signaller', seat });
  if (!signalsAllowed(deal.rules, deal.tricksWon)) return err({ kind: 'signal-not-allowed' });
  const known = signalsOf(deal.rules).flatMap(({ gestures }) => gestures);
  const gesture = GESTURES.find((each) => each === face && known.includes(each));
  return gesture ? ok({ seat, face: gesture }) : err({ kind: 'unknown-signal', face });
}

const notesOf = (text: StepText, signal: GivenSignal | undefined): StepNotes => ({
  ...(text.say === undefined ? {} : { say: text.say }),
  ...(signal === undefined ? {} : { signal }),
  ...(text.question === undefined ? {} : { question: text.question.kind }),
});

function parseStep(text: StepText, deal: Deal, learner: Seat): Result<Step, StepFault> {
  const verbs = VERBS.filter((verb) => text[verb] !== undefined);
  const [verb] = verbs;
  if (verb === undefined) return err({ kind: 'no-verb' });
  if (verbs.length > 1) return err({ kind: 'two-verbs', verbs });
  const signal = text.signal === undefined ? undefined : parseSignal(text.signal, deal);
  if (signal && !signal.ok) return signal;
  const notes = notesOf(text, signal?.value);
  if (verb !== 'ask') {
    if (text.accept !== undefined) return err({ kind: 'accept-without-ask' });
    if (text.because !== undefined) return err({ kind: 'because-without-ask' });
    const action = parseAction(verb, text, deal.turn);
    return action.ok ? ok({ ...notes, kind: 'show', action: action.value }) : action;
  }

  if (deal.turn !== learner) return err({ kind: 'asks-another-seat', turn: deal.turn, learner });
  const move = findMove(text.ask ?? '');
  if (!move) return err({ kind: 'unknown-card', text: text.ask ?? '' });
  const because = text.because === undefined ? {} : { because: text.because };
  if (text.accept === undefined) return ok({ ...notes, kind: 'ask', move, ...because });
  const accept = findMove(text.accept);
  if (!accept) return err({ kind: 'unknown-card', text: text.accept });
  if (accept === move) return err({ kind: 'accepts-what-it-asks' });
  return ok({ ...notes, kind: 'ask', move, accept, ...because });
}

/** The position with its trump named: an author who gives a stock need not say the turn-up's suit twice. */
const withTrump = (position: ScriptText['position']): ScriptText['position'] => {
  const { ruleSet, trump, stock } = position;
  if (trump !== undefined || typeof stock !== 'string' || stock === '') return position;
  if (typeof ruleSet === 'string' && findRuleSet(ruleSet)?.trump !== 'turn-up') return position;
  return { ...position, trump: stock.slice(-1) };
};

/**
 * The script that a text describes, every step tried on the table.
 *
 * Refuses a broken position (step 0), and the first step that cannot be read, that the rules refuse, that asks when
 * another seat is on turn, that accepts an illegal move, or whose question has no answer at that moment.
 */
export function parseScript(text: ScriptText): Result<Script, ScriptError> {
  const position = parsePosition(withTrump(text.position));
  if (!position.ok) return err({ step: 0, fault: position.error });
  const start = position.value;
  const { learner } = text;
  if (!start.hands[learner]) return err({ step: 0, fault: { kind: 'no-such-learner', learner } });

  const steps: Step[] = [];
  let deal = start;
  for (const [index, stepText] of text.script.entries()) {
    const at = index + 1;
    const step = parseStep(stepText, deal, learner);
    if (!step.ok) return err({ step: at, fault: step.error });
    const accepted = step.value.kind === 'ask' ? step.value.accept : undefined;
    if (accepted !== undefined) {
      const tried = applyAction(deal, moveAction(deal, accepted));
      if (!tried.ok) return err({ step: at, fault: tried.error });
    }
    const next = applyAction(deal, actionOfStep(step.value, deal));
    if (!next.ok) return err({ step: at, fault: next.error });
    steps.push(step.value);
    deal = next.value;
  }

  const script: Script = {
    start,
    learner,
    goal: text.goal,
    visibility: text.visibility,
    steps,
    ...(text.remember === undefined ? {} : { remember: text.remember }),
  };
  const unanswered = findUnanswered(script);
  return unanswered ? err(unanswered) : ok(script);
}

function findUnanswered(script: Script): ScriptError | undefined {
  const replay = replayScript(script);
  for (const [index, { question }] of script.steps.entries()) {
    const deal = replay[index];
    if (!question || !deal) continue;
    const asked = questionFor(question, deal, script.learner, nextTrick(replay, index));
    if (typeof asked === 'string') {
      return { step: index + 1, fault: { kind: 'question-has-no-answer', question, why: asked } };
    }
  }
  return undefined;
}
