import { fromPromise } from 'xstate';
import { sharedEngine } from '../workers/engineClient.ts';
import type { AssessInput, Assessment } from './analysis.ts';

/** The engine in its worker, as the analysis machine's actor. A position that has been left is not waited for. */
export const workerAnalysis = {
  assess: fromPromise<Assessment, AssessInput>(async ({ input, signal }) => {
    const ended = await sharedEngine().ask('explainAll', input, { lane: 'analysis', signal });
    if (ended.status === 'dropped') throw new Error('The position was left');
    return ended.answer.ok
      ? { kind: 'explained', moves: ended.answer.value }
      : { kind: 'not-explained', refusal: ended.answer.error };
  }),
};
