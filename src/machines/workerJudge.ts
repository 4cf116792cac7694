import { explain } from '../engine/coach/explain.ts';
import { hintsFor } from '../engine/coach/hints.ts';
import { solve } from '../engine/solver/solve.ts';
import type { Judge } from './judge.ts';

/** The judge of the pages. Until the worker's client stands it asks the engine in the page itself. */
export const workerJudge: Judge = {
  judge: ({ deal, move, goal }) => {
    const explained = explain(deal, move, goal);
    return Promise.resolve(
      explained.ok
        ? { kind: 'explained', explanation: explained.value }
        : { kind: 'not-explained', refusal: explained.error },
    );
  },
  advise: ({ deal, goal }) => {
    const hints = hintsFor(deal, goal);
    return Promise.resolve(
      hints.ok ? { kind: 'hints', hints: hints.value } : { kind: 'no-hints', refusal: hints.error },
    );
  },
  answer: (deal) => {
    const solved = solve(deal);
    const [best] = solved.ok && solved.value.status === 'exact' ? solved.value.best : [];
    return best === undefined ? Promise.reject(new Error('no exact answer')) : Promise.resolve(best);
  },
};
