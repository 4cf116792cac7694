import { explain } from '../engine/coach/explain.ts';
import type { Explanation, ExplainRefusal, Hint } from '../engine/coach/explanation.ts';
import type { Goal } from '../engine/coach/goal.ts';
import { hintsFor } from '../engine/coach/hints.ts';
import type { Deal, Move } from '../engine/play/deal.ts';
import type { Result } from '../engine/result.ts';
import { solve } from '../engine/solver/solve.ts';

/** What a page may ask about a deal. */
export type JudgeRequest =
  | { readonly kind: 'explain'; readonly deal: Deal; readonly move: Move; readonly goal: Goal }
  | { readonly kind: 'hints'; readonly deal: Deal; readonly goal: Goal }
  /** A best move of the seat on turn, or undefined where none is proved. */
  | { readonly kind: 'best-move'; readonly deal: Deal };

/** What comes back for each kind. */
export interface JudgeReplies {
  readonly explain: Result<Explanation, ExplainRefusal>;
  readonly hints: Result<readonly Hint[], ExplainRefusal>;
  readonly 'best-move': Move | undefined;
}

/** One question, answered by the engine: what the worker runs. */
export function answerRequest(request: JudgeRequest): JudgeReplies[JudgeRequest['kind']] {
  switch (request.kind) {
    case 'explain':
      return explain(request.deal, request.move, request.goal);
    case 'hints':
      return hintsFor(request.deal, request.goal);
    case 'best-move': {
      const solved = solve(request.deal);
      return solved.ok && solved.value.status === 'exact' ? solved.value.best[0] : undefined;
    }
  }
}
