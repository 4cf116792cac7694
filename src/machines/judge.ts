import type { Explanation, ExplainRefusal, Hint } from '../engine/coach/explanation.ts';
import type { Odds } from '../engine/coach/odds.ts';
import type { Goal } from '../engine/coach/goal.ts';
import type { Aim } from '../engine/coach/weigh.ts';
import type { Deal, Move } from '../engine/play/deal.ts';
import type { ScriptVisibility } from '../engine/script.ts';

/** A deal, and what of it lies open: whoever judges uses no card that the table does not show. */
export interface Seen {
  readonly deal: Deal;
  readonly visibility: ScriptVisibility;
}

/** A move to be judged, in the deal as it stood before it. */
export interface JudgeInput extends Seen {
  readonly move: Move;
  readonly goal: Goal;
}

/** A position where another seat answers, and what the learner plays for, which it plays against. */
export interface AnswerInput extends Seen {
  readonly aim: Aim;
}

/** A position to give hints for. */
export interface HintInput extends Seen {
  readonly goal: Goal;
}

/** What the judge says of a move: its explanation; its odds, where cards are hidden; or why nothing can be said. */
export type Judgement =
  | { readonly kind: 'explained'; readonly explanation: Explanation }
  | { readonly kind: 'weighed'; readonly odds: Odds }
  | { readonly kind: 'not-explained'; readonly refusal: ExplainRefusal };

/** What the judge says of a position before a move: the three hints, or why there are none. */
export type Advice =
  | { readonly kind: 'hints'; readonly hints: readonly Hint[] }
  | { readonly kind: 'no-hints'; readonly refusal: ExplainRefusal };

/**
 * Who judges, hints and answers for the other seats. In the browser this is the engine's worker, in tests the engine
 * itself: a machine never knows which.
 */
export interface Judge {
  readonly judge: (input: JudgeInput) => Promise<Judgement>;
  readonly advise: (input: HintInput) => Promise<Advice>;
  /**
   * Play for the seat on turn, best where it can be proved and by rules of thumb where it cannot: off the author's path
   * the other seats answer with it. Where cards are hidden, best against what the learner plays for.
   */
  readonly answer: (input: AnswerInput) => Promise<Move>;
}
