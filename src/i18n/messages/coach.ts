import type { Points } from '../../engine/cards.ts';
import type { ExplainRefusal, Idea, Look } from '../../engine/coach/explanation.ts';
import type { Odds } from '../../engine/coach/odds.ts';
import type { Ledger } from '../../engine/coach/ledger.ts';
import type { Cause, Equality, Fact, GoalFact } from '../../engine/coach/reason.ts';
import type { Move } from '../../engine/play/deal.ts';

/** What a sentence about a cause may lean on. */
export interface CauseTelling {
  /** The better move and the one it is compared with. */
  readonly best: Move;
  readonly other: Move;
  /** How the other move may be called: `it` right after a sentence about that move alone. */
  readonly callsOther: 'by-name' | 'it';
  /** `short` leaves out what is not needed to follow the thought. */
  readonly length: 'full' | 'short';
}

/** How much of the ledger a sentence lists. */
export type LedgerDetail = 'all-cards' | 'biggest-card' | 'no-cards';

type SentencesFor<Union extends { readonly kind: string }, Args extends readonly unknown[] = []> = {
  readonly [Kind in Union['kind']]: (fact: Extract<Union, { readonly kind: Kind }>, ...args: Args) => string;
};

/** The coach's sentences. Cards in them are marked for `parseSentence`. Each is whole: nothing is glued together. */
export interface CoachMessages {
  /** Why the best move is better. The named form where the strength allows it, the soft form where it does not. */
  readonly causes: SentencesFor<Cause, [telling: CauseTelling]>;
  /** Why `move` is worth as much as another best move. */
  readonly equalities: SentencesFor<Equality, [move: Move]>;
  readonly goals: SentencesFor<GoalFact, [move: Move]>;
  readonly facts: SentencesFor<Fact>;
  /** What the other move costs, and which cards change hands. */
  readonly costs: (move: Move, ledger: Ledger, detail: LedgerDetail) => string;
  /** What the tempting move would have cost. */
  readonly wouldCost: (move: Move, points: Points) => string;
  /** What stands first after the only best move. */
  readonly right: string;
  readonly hints: {
    readonly looks: { readonly [At in Look['at']]: (look: Extract<Look, { readonly at: At }>) => string };
    readonly ideas: { readonly [Kind in Idea]: (lead: 'take-the-lead' | 'give-the-lead' | 'either') => string };
    readonly card: (move: Move) => string;
  };
  /** Where cards are hidden: average points or the chance of what is played for, said to be odds. */
  readonly odds: (odds: Odds) => string;
  /** What the coach alone refuses; the rest stands in the section of refusals. */
  readonly refusals: SentencesFor<Extract<ExplainRefusal, { readonly kind: 'not-solved' }>>;
}
