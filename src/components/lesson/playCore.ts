/** What a deal needs from its first move on, in one piece. */
export { PlayableDeal } from './PlayableDeal.tsx';
export { fetchAfterMove } from './useAfterMove.ts';
export { wakeJudge } from '../../machines/workerJudge.ts';
