/** What the review needs once it is turned on and something is due, in one piece. */
export { positionInOtherSuits } from '../../machines/reviewPosition.ts';
export { withReviewed } from '../../progress/review.ts';
export { PlayableDeal } from './PlayableDeal.tsx';
