import { explain } from '../../src/engine/coach/explain.ts';
import type { Deal, Move } from '../../src/engine/play/deal.ts';
import { solve } from '../../src/engine/solver/solve.ts';
import type { Advice, HintInput, Judge, Judgement, JudgeInput } from '../../src/machines/judge.ts';
import { hintsFor } from '../../src/engine/coach/hints.ts';

/** The engine itself as judge: what the worker does in a browser, at once. */
export function judgeNow({ deal, move, goal }: JudgeInput): Judgement {
  const explained = explain(deal, move, goal);
  return explained.ok
    ? { kind: 'explained', explanation: explained.value }
    : { kind: 'not-explained', refusal: explained.error };
}

export function adviseNow({ deal, goal }: HintInput): Advice {
  const hints = hintsFor(deal, goal);
  return hints.ok ? { kind: 'hints', hints: hints.value } : { kind: 'no-hints', refusal: hints.error };
}

export function answerNow(deal: Deal): Move {
  const solved = solve(deal);
  if (!solved.ok || solved.value.status !== 'exact') throw new Error('no exact answer');
  const [best] = solved.value.best;
  if (best === undefined) throw new Error('no move');
  return best;
}

export const engineJudge: Judge = {
  judge: (input) => Promise.resolve(judgeNow(input)),
  advise: (input) => Promise.resolve(adviseNow(input)),
  answer: (deal) => Promise.resolve(answerNow(deal)),
};
