import type { Explanation, ExplainRefusal, Hint } from '../engine/coach/explanation.ts';
import type { Goal } from '../engine/coach/goal.ts';
import type { Deal, Move } from '../engine/play/deal.ts';

/** A move to be judged, in the deal as it stood before it. */
export interface JudgeInput {
  readonly deal: Deal;
  readonly move: Move;
  readonly goal: Goal;
}

/** A position to give hints for. */
export interface HintInput {
  readonly deal: Deal;
  readonly goal: Goal;
}

/** What the judge says of a move: its explanation, or why nothing exact can be said. */
export type Judgement =
  | { readonly kind: 'explained'; readonly explanation: Explanation }
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
   * the other seats answer with it.
   */
  readonly answer: (deal: Deal) => Promise<Move>;
}
