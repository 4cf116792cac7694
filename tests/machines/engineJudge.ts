import { explain } from '../../src/engine/coach/explain.ts';
import type { Move } from '../../src/engine/play/deal.ts';
import { solve } from '../../src/engine/solver/solve.ts';
import { weigh } from '../../src/engine/coach/weigh.ts';
import type { Advice, AnswerInput, HintInput, Judge, Judgement, JudgeInput } from '../../src/machines/judge.ts';
import { hintsFor } from '../../src/engine/coach/hints.ts';
import { hidesOrder } from '../../src/engine/script.ts';
import { adviceOf, bestByOdds, judgementOf } from '../../src/machines/weighed.ts';

/** The engine itself as judge: what the worker does in a browser, at once. */
export function judgeNow({ deal, visibility, move, goal }: JudgeInput): Judgement {
  if (hidesOrder(visibility, deal)) return judgementOf(weigh(deal, { goal, seat: deal.turn }), move, goal);
  const explained = explain(deal, move, goal);
  return explained.ok
    ? { kind: 'explained', explanation: explained.value }
    : { kind: 'not-explained', refusal: explained.error };
}

export function adviseNow({ deal, visibility, goal }: HintInput): Advice {
  if (hidesOrder(visibility, deal)) return adviceOf(weigh(deal, { goal, seat: deal.turn }), goal);
  const hints = hintsFor(deal, goal);
  return hints.ok ? { kind: 'hints', hints: hints.value } : { kind: 'no-hints', refusal: hints.error };
}

export function answerNow({ deal, visibility, aim }: AnswerInput): Move {
  if (hidesOrder(visibility, deal)) return bestByOdds(weigh(deal, aim), aim.goal);
  const solved = solve(deal);
  if (!solved.ok || solved.value.status !== 'exact') throw new Error('no exact answer');
  const [best] = solved.value.best;
  if (best === undefined) throw new Error('no move');
  return best;
}

export const engineJudge: Judge = {
  judge: (input) => Promise.resolve(judgeNow(input)),
  advise: (input) => Promise.resolve(adviseNow(input)),
  answer: (seen) => Promise.resolve(answerNow(seen)),
};
