import { sharedEngine } from '../workers/engineClient.ts';
import type { Answer, Input, RequestKind } from '../workers/requests.ts';
import { hidesOrder } from '../engine/script.ts';
import type { PuzzleJudge } from './puzzleContext.ts';
import { adviceOf, bestByOdds, judgementOf } from './weighed.ts';

/** The worker's answer. Nothing here is ever dropped: no lane, no signal. */
async function asked<Kind extends RequestKind>(kind: Kind, input: Input<Kind>): Promise<Answer<Kind>> {
  const ended = await sharedEngine().ask(kind, input);
  if (ended.status === 'dropped') throw new Error(`${kind} was dropped`);
  return ended.answer;
}

/** Starts the engine's worker, so that the first verdict does not wait for it. */
export const wakeJudge = (): void => void sharedEngine();

/** The judge of the pages: the engine in its worker. */
export const workerJudge: PuzzleJudge = {
  judge: async ({ deal, visibility, move, goal }) => {
    if (hidesOrder(visibility, deal))
      return judgementOf(await asked('weigh', { deal, aim: { goal, seat: deal.turn } }), move, goal);
    const explained = await asked('explain', { deal, move, goal });
    return explained.ok
      ? { kind: 'explained', explanation: explained.value }
      : { kind: 'not-explained', refusal: explained.error };
  },
  advise: async ({ deal, visibility, goal }) => {
    if (hidesOrder(visibility, deal))
      return adviceOf(await asked('weigh', { deal, aim: { goal, seat: deal.turn } }), goal);
    const hints = await asked('hints', { deal, goal });
    return hints.ok ? { kind: 'hints', hints: hints.value } : { kind: 'no-hints', refusal: hints.error };
  },
  answer: async ({ deal, visibility, aim }) =>
    hidesOrder(visibility, deal)
      ? bestByOdds(await asked('weigh', { deal, aim }), aim.goal)
      : asked('reply', { deal, visibility }),
  defend: (input) => asked('defend', input),
};
