import type { Seat } from './cards.ts';
import type { Goal } from './coach/goal.ts';
import type { Gesture } from './gestures.ts';
import { applyAction } from './play/apply.ts';
import type { Action, Deal, Move } from './play/deal.ts';
import { moveAction } from './play/moves.ts';
import type { QuestionKind } from './questions.ts';

/** What lies open on the table of a deal. A verdict never uses a card that the table does not show. */
export const SCRIPT_VISIBILITIES = ['open', 'scoperta', 'closed'] as const;
export type ScriptVisibility = (typeof SCRIPT_VISIBILITIES)[number];

/**
 * Whether cards of the stock lie where their order matters and the table does not show it: more than one card between the top
 * one and the turn-up. What is said of a move must then be an average over their orders.
 */
export const hidesOrder = (visibility: ScriptVisibility, { stock, rules }: Deal): boolean =>
  visibility === 'scoperta' && stock.length - (rules.turnUp ? 1 : 0) - 1 > 1;

/** A face that a seat makes for its partner. It may be false: a false signal is allowed play. */
export interface GivenSignal {
  readonly seat: Seat;
  readonly face: Gesture;
}

export interface StepNotes {
  /** The key of the words that stand in the lesson for this moment. */
  readonly say?: string;
  /** A signal that is given before the step is taken. */
  readonly signal?: GivenSignal;
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

/** The deal before each step, and after the last: one entry more than there are steps. */
export type Replay = readonly Deal[];

/** The move of an action that is one; bids, calls and the like are not. */
export const moveOf = (action: Action): Move | undefined => {
  if (action.kind === 'play') return action.card;
  return action.kind === 'exchange' ? `exchange ${action.card}` : undefined;
};

/** The action by which a step keeps to the author's path. */
export const actionOfStep = (step: Step, deal: Deal): Action =>
  step.kind === 'ask' ? moveAction(deal, step.move) : step.action;

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
