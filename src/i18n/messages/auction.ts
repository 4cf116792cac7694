import type { Card, Points, Rank, Suit } from '../../engine/cards.ts';

/** A deal with an auction, as it is bid, called and played in a lesson. Sentences with cards carry marks for `parseSentence`. */
export interface AuctionMessages {
  /** Before anything is loaded. */
  readonly about: string;
  /** What the other seats know, said before the deal. */
  readonly theyKnow: string;
  readonly sitDown: string;
  readonly needsScript: string;
  readonly bidding: {
    readonly title: string;
    readonly yours: string;
    readonly pass: string;
    readonly rank: (rank: Rank) => string;
    readonly points: (points: Points) => string;
    readonly passes: string;
  };
  readonly calling: {
    readonly title: (rank: Rank | undefined) => string;
    readonly suit: (call: { readonly card: Card; readonly held: boolean }) => string;
  };
  readonly called: (call: {
    readonly who: string;
    readonly isYou: boolean;
    readonly card: Card;
    readonly trump: Suit;
  }) => string;
  readonly roles: {
    readonly caller: string;
    readonly callerAlone: string;
    readonly partner: string;
    readonly unknown: string;
    /** Under the name of a partner everybody knows. */
    readonly partnerNote: string;
  };
  readonly known: (partner: { readonly who: string; readonly isYou: boolean }) => string;
  readonly alone: string;
  readonly guess: { readonly title: string; readonly nobody: string; readonly kept: (who: string) => string };
  readonly guessed: { readonly right: string; readonly wrong: (who: string) => string };
  readonly plays: string;
  readonly trick: (trick: { readonly who: string; readonly isYou: boolean; readonly points: Points }) => string;
  readonly allPassed: string;
  readonly over: (end: {
    readonly caller: string;
    readonly isYou: boolean;
    readonly made: boolean;
    readonly points: Points;
    readonly target: Points;
  }) => string;
  readonly again: string;
  /** When the deal is over: the hands as they were dealt, and the number they come from. */
  readonly dealt: {
    readonly title: (seed: number) => string;
    readonly hand: (hand: { readonly who: string; readonly isYou: boolean; readonly cards: readonly Card[] }) => string;
  };
  readonly replay: string;
}
