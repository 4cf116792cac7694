/** What a deal needs from its first move on, in one piece. */
export { keepDeal, readDeal, toResume } from './keptDeal.ts';
export { PlayableDeal } from './PlayableDeal.tsx';
