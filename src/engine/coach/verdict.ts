import type { Points } from '../cards.ts';

/** How a deal ends for a side. */
export type Outcome = 'win' | 'tie' | 'loss';

/**
 * What a card was worth. `best`: this card alone has the top value. `just-as-good`: one of several top cards, or, under
 * a threshold goal, one of those that keep it. `costs`: own card points lost, never the difference.
 */
export type Verdict =
  | { readonly kind: 'best' }
  | { readonly kind: 'just-as-good' }
  | {
      readonly kind: 'costs';
      readonly points: Points;
      /** Where cards are hidden and a score is to be reached: the chance of it that it costs, above 0 and up to 1. */
      readonly chance?: number;
      /** Where the card changes the result of the deal. */
      readonly turns?: { readonly from: Outcome; readonly to: Outcome };
    };
