import { findCard, isSuit, RANKS, type Seat } from './cards.ts';
import type { Goal } from './coach/goal.ts';
import type { Action, Bid, Deal, Move } from './play/deal.ts';
import { applyAction } from './play/apply.ts';
import { findMove, moveAction } from './play/moves.ts';
import { parsePosition } from './notation.ts';
import { questionFor, type QuestionKind, type QuestionRefusal } from './questions.ts';
import { err, ok, type Result } from './result.ts';
import type { AnyRefusal } from './rules/refusal.ts';

/** What lies open on the table of a deal. A verdict never uses a card that the table does not show. */
export const SCRIPT_VISIBILITIES = ['open', 'scoperta', 'closed'] as const;
export type ScriptVisibility = (typeof SCRIPT_VISIBILITIES)[number];

interface StepNotes {
  /** The key of the words that stand in the lesson for this moment. */
  readonly say?: string;
  /** What the learner predicts before the step is taken. */
  readonly question?: QuestionKind;
}

/**
 * One step of a deal. `ask`: the learner chooses, and `move` keeps to the author's path. `show`: the seat on turn does
 * `action`, the learner's own seat too in a worked example.
 */
export type Step = StepNotes &
  (
    | {
        readonly kind: 'ask';
        readonly move: Move;
        /** Another move the author lets pass as well. */
        readonly accept?: Move;
        /** The key of the words that say why a move is let pass although it is not among the best. */
        readonly because?: string;
      }
    | { readonly kind: 'show'; readonly action: Action }
  );

/** A deal with a path through it. Cards and keys, no words. */
export interface Script {
  readonly start: Deal;
  readonly learner: Seat;
  readonly goal: Goal;
  readonly visibility: ScriptVisibility;
  readonly steps: readonly Step[];
  /** The key of the one sentence to remember, shown when the deal is over. */
  readonly remember?: string;
}

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
  | { readonly kind: 'question-has-no-answer'; readonly question: QuestionKind; readonly why: QuestionRefusal };

/** Where a script breaks: step 0 is the position itself, step 1 the first step. */
export interface ScriptError {
  readonly step: number;
  readonly fault: StepFault;
}

/** The deal before each step, and after the last: one entry more than there are steps. */
export type Replay = readonly Deal[];

const VERBS = ['ask', 'play', 'exchange', 'bid', 'call', 'claim', 'declare'] as const;
type Verb = (typeof VERBS)[number];

/** The move of an action that is one; bids, calls and the like are not. */
export const moveOf = (action: Action): Move | undefined => {
  if (action.kind === 'play') return action.card;
  return action.kind === 'exchange' ? `exchange ${action.card}` : undefined;
};

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

const notesOf = (text: StepText): StepNotes => ({
  ...(text.say === undefined ? {} : { say: text.say }),
  ...(text.question === undefined ? {} : { question: text.question.kind }),
});

function parseStep(text: StepText, deal: Deal, learner: Seat): Result<Step, StepFault> {
  const verbs = VERBS.filter((verb) => text[verb] !== undefined);
  const [verb] = verbs;
  if (verb === undefined) return err({ kind: 'no-verb' });
  if (verbs.length > 1) return err({ kind: 'two-verbs', verbs });
  if (verb !== 'ask') {
    if (text.accept !== undefined) return err({ kind: 'accept-without-ask' });
    if (text.because !== undefined) return err({ kind: 'because-without-ask' });
    const action = parseAction(verb, text, deal.turn);
    return action.ok ? ok({ ...notesOf(text), kind: 'show', action: action.value }) : action;
  }

  if (deal.turn !== learner) return err({ kind: 'asks-another-seat', turn: deal.turn, learner });
  const move = findMove(text.ask ?? '');
  if (!move) return err({ kind: 'unknown-card', text: text.ask ?? '' });
  const because = text.because === undefined ? {} : { because: text.because };
  if (text.accept === undefined) return ok({ ...notesOf(text), kind: 'ask', move, ...because });
  const accept = findMove(text.accept);
  if (!accept) return err({ kind: 'unknown-card', text: text.accept });
  if (accept === move) return err({ kind: 'accepts-what-it-asks' });
  return ok({ ...notesOf(text), kind: 'ask', move, accept, ...because });
}

/** The action by which a step keeps to the author's path. */
export const actionOfStep = (step: Step, deal: Deal): Action =>
  step.kind === 'ask' ? moveAction(deal, step.move) : step.action;

/** The position with its trump named: an author who gives a stock need not say the turn-up's suit twice. */
const withTrump = (position: ScriptText['position']): ScriptText['position'] => {
  const { trump, stock } = position;
  if (trump !== undefined || typeof stock !== 'string' || stock === '') return position;
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

/** The deals of a script that has been parsed. Throws if a step is refused: a parsed script has none such. */
export function replayScript(script: Script): Replay {
  const deals: Deal[] = [script.start];
  let deal = script.start;
  for (const [index, step] of script.steps.entries()) {
    const next = applyAction(deal, actionOfStep(step, deal));
    if (!next.ok) throw new Error(`script step ${index + 1}: ${next.error.kind}`);
    deal = next.value;
    deals.push(deal);
  }
  return deals;
}

/** The next trick to be finished from step `index` on, if the script finishes one. */
export function nextTrick(replay: Replay, index: number): Deal['tricks'][number] | undefined {
  const done = replay[index]?.tricks.length ?? 0;
  return replay.slice(index + 1).find((deal) => deal.tricks.length > done)?.tricks[done];
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

/** How much of a deal the learner plays; the rest is shown. Counted in tricks in which there is a choice. */
export const FADINGS = ['shown-whole', 'last-trick-open', 'last-two-open', 'alone'] as const;
export type Fading = (typeof FADINGS)[number];

const OPEN_TRICKS: Readonly<Record<Fading, number>> = {
  'shown-whole': 0,
  'last-trick-open': 1,
  'last-two-open': 2,
  alone: Number.POSITIVE_INFINITY,
};

/**
 * The index of the first step that is asked under that fading; `ask` steps before it are shown.
 *
 * A trick in which the learner holds one card asks nothing, so it is not counted: otherwise "the last trick open" of
 * every deal would be a forced card.
 */
export function firstAsked(script: Script, fading: Fading): number {
  const open = OPEN_TRICKS[fading];
  if (open === 0) return script.steps.length;
  const replay = replayScript(script);
  let seen = new Set<number>();
  for (let index = script.steps.length - 1; index >= 0; index -= 1) {
    const step = script.steps[index];
    const deal = replay[index];
    if (step?.kind !== 'ask' || !deal || (deal.hands[script.learner]?.length ?? 0) < 2) continue;
    seen = new Set([...seen, deal.tricks.length]);
    if (seen.size > open) return index + 1;
  }
  return 0;
}

/** The keys of all the words a script needs, in the order it needs them. */
export const keysOf = (script: Script): readonly string[] => [
  ...script.steps.flatMap((step) => [
    ...(step.say === undefined ? [] : [step.say]),
    ...(step.kind === 'ask' && step.because !== undefined ? [step.because] : []),
  ]),
  ...(script.remember === undefined ? [] : [script.remember]),
];
