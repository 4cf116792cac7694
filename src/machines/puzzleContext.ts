import type { Seat } from '../engine/cards.ts';
import type { Goal } from '../engine/coach/goal.ts';
import type { Deal, Move } from '../engine/play/deal.ts';
import { sideOf } from '../engine/play/outcome.ts';
import type { Defence } from '../engine/puzzles/defence.ts';
import { moveOf, type Script } from '../engine/script.ts';
import type { Refusal } from '../engine/rules/refusal.ts';
import type { HintInput, Judge, JudgeInput } from './judge.ts';
import { lineOf } from './line.ts';
import {
  lastMoveInput,
  type Comparison,
  type ScriptedDealContext,
  type ScriptedDealEvent,
} from './scriptedDealContext.ts';
import { dealNow, freshTrail, trickOnTable, withMove, type Trail } from './trail.ts';

export { cardsGone, taskOf } from '../engine/puzzles/task.ts';

/** What is asked of the engine about the defence. */
export interface DefendInput {
  readonly deal: Deal;
  /** The learner's side, an index of `sides`. */
  readonly own: number;
  readonly goal: Goal;
}

/** A judge that also plays the other side of a puzzle. */
export interface PuzzleJudge extends Judge {
  readonly defend: (input: DefendInput) => Promise<Defence>;
}

export interface PuzzleInput {
  readonly deal: Deal;
  readonly goal: Goal;
  /** `hand-to-work-out`: the other hand lies face down. */
  readonly sight: 'open' | 'hand-to-work-out';
  /** Best play to the end, shown to a learner who gives up. */
  readonly line: readonly Move[];
}

export interface PuzzleContext {
  readonly puzzle: PuzzleInput;
  readonly trail: Trail;
  /** What the other side has still to play before the learner's side is on turn again. */
  readonly coming: readonly Move[];
  readonly left: Defence['left'];
  /** Wrong moves so far, hints given at earlier moves, and whether the line was asked for: what the solving is worth. */
  readonly wrong: number;
  readonly hinted: number;
  readonly gaveUp: boolean;
  readonly refusal: { readonly move: Move; readonly refusal: Refusal } | undefined;
  readonly hints: ScriptedDealContext['hints'];
  readonly prediction: undefined;
  readonly comparison: Comparison | undefined;
}

/** What the learner does with a puzzle. */
export type PuzzleEvent =
  | Extract<
      ScriptedDealEvent,
      { type: 'play' | 'hint' | 'showMe' | 'takeBack' | 'goOn' | 'openAll' | 'playAgain' | 'goBack' | 'again' }
    >
  | { readonly type: 'giveUp' };

/** How a puzzle came out; `helped`: with hints, and no wrong card. */
export type PuzzleResult = 'solved' | 'helped' | 'missed';

/** What the solving is worth so far. */
export function resultOf({ wrong, hinted, gaveUp, hints }: PuzzleContext): PuzzleResult {
  if (wrong > 0 || gaveUp) return 'missed';
  return hinted + hints.given > 0 ? 'helped' : 'solved';
}

const VISIBILITY = { open: 'open', 'hand-to-work-out': 'closed' } as const;

/** A puzzle as a deal without a path: the parts under the table know deals. */
const scriptOf = ({ deal, goal, sight }: PuzzleInput): Script => ({
  start: deal,
  learner: deal.turn,
  goal,
  visibility: VISIBILITY[sight],
  steps: [],
});

export const freshPuzzle = (puzzle: PuzzleInput): Trail => freshTrail(scriptOf(puzzle), ['alone'], 0);

/** The side the learner plays, an index of `sides`. */
export const ownSide = ({ script }: Trail): number => sideOf(script.start, script.learner);

/** Whether the learner's side is on turn. */
export const isOwnTurn = (trail: Trail): boolean => {
  const deal = dealNow(trail);
  return deal.phase === 'playing' && sideOf(deal, deal.turn) === ownSide(trail);
};

/** The seat whose cards the learner plays, or has just played: it sits at the near side of the table. */
export function nearSeat(trail: Trail): Seat {
  const deal = dealNow(trail);
  if (isOwnTurn(trail) && !trickOnTable(trail)) return deal.turn;
  return trail.frames.findLast(({ by }) => by === 'learner')?.action.seat ?? trail.script.learner;
}

/** The trail after the table's next move of those that are coming. */
export const withComing = (trail: Trail, move: Move): Trail => withMove(trail, move, 'table');

/** The trail with the wrong move punished as the explanation says: up to the end of the trick, or the learner's next turn. */
export function punished(trail: Trail): Trail {
  const last = trail.frames.at(-1);
  if (last?.judgement?.kind !== 'explained') return trail;
  const [own, ...replies] = last.judgement.explanation.lines.yours;
  if (own !== moveOf(last.action)) return trail;
  let now = trail;
  for (const move of replies) {
    if (trickOnTable(now) || isOwnTurn(now) || dealNow(now).phase !== 'playing') break;
    now = withComing(now, move);
  }
  return now;
}

/**
 * What the judge is asked about the move just made, and about the position. Everything counts as open: a hand to be worked
 * out lies face down, and is known all the same.
 */
export const judgeInput = (trail: Trail): JudgeInput & typeof ALL_OPEN => ({ ...lastMoveInput(trail), ...ALL_OPEN });
export const adviseInput = (trail: Trail): HintInput & typeof ALL_OPEN => ({
  deal: dealNow(trail),
  goal: trail.script.goal,
  ...ALL_OPEN,
});

const ALL_OPEN = { visibility: 'open' } as const;

/** The best line of the puzzle, to look at after giving up. */
export const solutionOf = ({ puzzle, trail }: PuzzleContext): Comparison => ({
  best: lineOf(puzzle.deal, puzzle.line, trail.script.learner),
  other: undefined,
  open: Infinity,
});
