import type { Hint } from '../engine/coach/explanation.ts';
import type { Move } from '../engine/play/deal.ts';
import type { Answer, Question } from '../engine/questions.ts';
import type { Refusal } from '../engine/rules/refusal.ts';
import { moveOf, type Fading, type Script } from '../engine/script.ts';
import type { AnswerInput, Judgement, JudgeInput, Seen } from './judge.ts';
import { lineOf, type Line } from './line.ts';
import type { SavedMove } from './savedTrail.ts';
import { dealNow, type Trail } from './trail.ts';

export interface ScriptedDealInput {
  readonly script: Script;
  /** What the learner plays of it, time after time; the last one is usually `alone`. */
  readonly fadings: readonly Fading[];
  /** The moves of an earlier visit. */
  readonly saved?: { readonly level: number; readonly moves: readonly SavedMove[] };
}

/**
 * Two lines side by side, opened trick by trick. `other` is the learner's line, after a right card the tempting mistake,
 * and missing after three hints, when nothing was played yet.
 */
export interface Comparison {
  readonly best: Line;
  readonly other: { readonly line: Line; readonly is: 'yours' | 'tempting' } | undefined;
  /** Tricks laid open so far. */
  readonly open: number;
}

/** A question, and what the learner said to it. */
export interface Prediction {
  readonly question: Question;
  readonly answer: Answer;
  readonly right: boolean;
}

export interface ScriptedDealContext {
  readonly trail: Trail;
  /** The last card that was refused, and the rule it broke. */
  readonly refusal: { readonly move: Move; readonly refusal: Refusal } | undefined;
  /** The hints of the position on the table, once they have been asked for, and how many were given. */
  readonly hints: { readonly all: readonly Hint[]; readonly given: number };
  readonly prediction: Prediction | undefined;
  readonly comparison: Comparison | undefined;
}

/** What the learner does. */
export type ScriptedDealEvent =
  | { readonly type: 'start' }
  | { readonly type: 'play'; readonly move: Move }
  | { readonly type: 'predict'; readonly answer: Answer }
  | { readonly type: 'hint' }
  | { readonly type: 'showMe' }
  | { readonly type: 'takeBack' }
  | { readonly type: 'goOn' }
  | { readonly type: 'goBack' }
  | { readonly type: 'returnToPath' }
  | { readonly type: 'openAll' }
  | { readonly type: 'playAgain' }
  /** Play from the learner's move number `frame` of the trail again. */
  | { readonly type: 'retry'; readonly frame: number }
  | { readonly type: 'again' };

export const NO_HINTS: ScriptedDealContext['hints'] = { all: [], given: 0 };

/** What is noted when the engine fails: nothing exact can be said. */
export const NOT_SOLVED: Judgement = { kind: 'not-explained', refusal: { kind: 'not-solved' } };

/** The last judged move: the learner's, or the author's for the learner. */
const judgedFrame = ({ frames, seen }: Trail) => frames.slice(seen).findLast((frame) => frame.by !== 'table');

/** The lines to compare after a judged move: what was played, and best play. */
export function comparisonAfter(trail: Trail): Comparison | undefined {
  const frame = judgedFrame(trail);
  if (frame?.judgement?.kind !== 'explained') return undefined;
  const { lines, compared, move } = frame.judgement.explanation;
  if (!compared) return undefined;
  const { learner } = trail.script;
  return {
    best: lineOf(frame.before, lines.best, learner),
    other: {
      line: lineOf(frame.before, compared.otherLine, learner),
      is: compared.other === move ? 'yours' : 'tempting',
    },
    open: 1,
  };
}

/** The best line from the position on the table, once the third hint has named the card. */
export function answerLine({ trail, hints }: ScriptedDealContext): Comparison | undefined {
  const last = hints.all[hints.given - 1];
  if (last?.step !== 'card') return undefined;
  const deal = dealNow(trail);
  return { best: lineOf(deal, last.explanation.lines.best, trail.script.learner), other: undefined, open: 1 };
}

export const tricksIn = (comparison: Comparison | undefined): number =>
  Math.max(comparison?.other?.line.tricks.length ?? 0, comparison?.best.tricks.length ?? 0);

/** What lies before whoever is asked for a hint. */
export const seenNow = (trail: Trail): Seen => ({ deal: dealNow(trail), visibility: trail.script.visibility });

/** What another seat is asked for its answer with. */
export const answerInput = (trail: Trail): AnswerInput => ({
  ...seenNow(trail),
  aim: { goal: trail.script.goal, seat: trail.script.learner },
});

/** What the judge is asked about the move just made. */
export const lastMoveInput = (trail: Trail): JudgeInput => {
  const frame = trail.frames.at(-1);
  const move = frame && moveOf(frame.action);
  if (!frame || move === undefined) throw new Error('only a move can be judged');
  return { deal: frame.before, visibility: trail.script.visibility, move, goal: trail.script.goal };
};
