import type { Points } from '../cards.ts';

/** What the learner is asked to reach. `takeAtLeast` counts card points at the end of the deal. */
export type Goal = 'most-points' | 'reach-61' | 'save-tie' | { readonly takeAtLeast: Points };
