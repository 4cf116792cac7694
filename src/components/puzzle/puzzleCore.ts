/** What a puzzle needs from its first card on, in one piece. */
export { keepPuzzle, nextAddress } from './keepPuzzle.ts';
export { reviewPuzzle } from './reviewPuzzle.ts';
export { PlayedPuzzle } from './PlayedPuzzle.tsx';
export { wakeJudge } from '../../machines/workerJudge.ts';
