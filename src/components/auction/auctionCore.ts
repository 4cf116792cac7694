/** What a deal with an auction needs once it is dealt, in one piece. */
export { PlayedAuction } from './PlayedAuction.tsx';
