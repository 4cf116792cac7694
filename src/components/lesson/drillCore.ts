/** What asks the questions of a drill, in one piece: loaded when a drill comes into view. */
export { PlayableDrill } from './PlayableDrill.tsx';
