import type { Points } from '../cards.ts';
import type { Move } from '../play/deal.ts';
import type { Refusal, SearchRefusal } from '../rules/refusal.ts';

/**
 * What the solver can say of a position. Never a guess dressed as an answer.
 *
 * Values are the final score of the side to move, in card points: what it has taken plus what it will take, when both
 * sides play perfectly with all cards and the stock order known. If the position was given without points taken, they
 * count from here on.
 */
export type Solution =
  | {
      readonly status: 'exact';
      /** One entry a legal move, exchanges included, in hand order. */
      readonly values: ReadonlyMap<Move, Points>;
      /** Every move with the top value. */
      readonly best: readonly Move[];
      /** Best play to the end under the tie-break of `solve`: among equals the cheapest card. */
      readonly line: readonly Move[];
    }
  | { readonly status: 'win-only'; readonly target: Points; readonly wins: ReadonlyMap<Move, boolean> }
  | { readonly status: 'unsolved'; readonly nodes: number };

/** Why a position cannot be solved at all. */
export type SolveRefusal = SearchRefusal | Extract<Refusal, { kind: 'wrong-phase' | 'deal-over' | 'not-your-turn' }>;
