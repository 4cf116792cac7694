import type { Points } from '../engine/cards.ts';
import type { UnderRules } from '../engine/compare/answersUnder.ts';
import type { SharedDeal } from '../engine/compare/sharedDeal.ts';
import type { SharedEnd } from '../engine/compare/sharedEnd.ts';
import type { ExplainRefusal, Explanation, Hint } from '../engine/coach/explanation.ts';
import type { Goal } from '../engine/coach/goal.ts';
import type { Aim } from '../engine/coach/weigh.ts';
import type { Deal, Move } from '../engine/play/deal.ts';
import type { View } from '../engine/play/view.ts';
import type { Defence } from '../engine/puzzles/defence.ts';
import type { Result } from '../engine/result.ts';
import type { ScriptVisibility } from '../engine/script.ts';
import type { RuleSet } from '../engine/rules/ruleSet.ts';
import type { Estimate, Unsolved } from '../engine/solver/estimate.ts';
import type { Effort, Expectation } from '../engine/solver/expectation.ts';
import type { Solution, SolveRefusal } from '../engine/solver/solution.ts';
import type { SolvingProgress } from '../engine/solver/solve.ts';

/** What a whole-deal table says of one position of it. */
export interface TableAnswer {
  readonly layers: number;
  readonly bytes: number;
  /** Final score of the side to move, by move. */
  readonly values: ReadonlyMap<Move, Points>;
}

interface Request<Input, Answer, Progress = never> {
  readonly input: Input;
  readonly answer: Answer;
  /** What is told while the work goes on. */
  readonly progress: Progress;
}

/**
 * Everything a page can ask of the engine worker. A new request is a row here and a row in `handlers.ts`.
 *
 * `table` keeps the table it makes: further positions of the same deal are looked up in it.
 */
export interface Requests {
  readonly warmUp: Request<undefined, { readonly kernel: 'wasm' | 'plain' }>;
  readonly solve: Request<
    { readonly deal: Deal; readonly nodes?: number; readonly target?: Points },
    Result<Solution, SolveRefusal>,
    SolvingProgress
  >;
  readonly table: Request<{ readonly deal: Deal }, Result<TableAnswer, SolveRefusal>>;
  readonly estimate: Request<
    { readonly view: View; readonly samples: number; readonly seed: number },
    Result<Estimate | Unsolved, SolveRefusal>,
    Estimate
  >;
  readonly expectation: Request<
    { readonly view: View; readonly seed: number; readonly effort: Effort },
    Result<Expectation, SolveRefusal>
  >;
  /** What is worked out of a deal with hands and the top of the stock open; the order of the rest is not looked at. */
  readonly weigh: Request<{ readonly deal: Deal; readonly aim: Aim }, Result<Expectation, SolveRefusal>>;
  readonly explain: Request<
    { readonly deal: Deal; readonly move: Move; readonly goal: Goal },
    Result<Explanation, ExplainRefusal>
  >;
  /** Every move of the position explained, in one search. */
  readonly explainAll: Request<
    { readonly deal: Deal; readonly goal: Goal },
    Result<ReadonlyMap<Move, Explanation>, ExplainRefusal>
  >;
  /** One deal for two by best play under each rule set. */
  readonly answersUnder: Request<
    { readonly shared: SharedDeal; readonly rules: readonly RuleSet[] },
    readonly UnderRules[]
  >;
  /** The last tricks of one deal for more than two by best play under each rule set. */
  readonly endsUnder: Request<{ readonly end: SharedEnd; readonly rules: readonly RuleSet[] }, readonly UnderRules[]>;
  readonly hints: Request<{ readonly deal: Deal; readonly goal: Goal }, Result<readonly Hint[], ExplainRefusal>>;
  /**
   * A move for the seat on turn: best play where it is proved, else play by rules of thumb from what that seat sees. With
   * closed hands always the latter: the seat knows no card that its player would not.
   */
  readonly reply: Request<{ readonly deal: Deal; readonly visibility: ScriptVisibility }, Move>;
  /** Best and most tempting play of the sides other than `own`. */
  readonly defend: Request<{ readonly deal: Deal; readonly own: number; readonly goal: Goal }, Defence>;
}

export type RequestKind = keyof Requests;
export type Input<Kind extends RequestKind> = Requests[Kind]['input'];
export type Answer<Kind extends RequestKind> = Requests[Kind]['answer'];
export type Progress<Kind extends RequestKind> = Requests[Kind]['progress'];

/** From the page to the worker. */
export type ToWorker =
  | {
      readonly [Kind in RequestKind]: { readonly id: number; readonly kind: Kind; readonly input: Input<Kind> };
    }[RequestKind]
  | { readonly id: number; readonly kind: 'cancel' };

/** From the worker to the page, about the request with that id. */
export type FromWorker =
  | { readonly id: number; readonly kind: 'answer'; readonly answer: unknown }
  | { readonly id: number; readonly kind: 'progress'; readonly progress: unknown }
  | { readonly id: number; readonly kind: 'cancelled' }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
