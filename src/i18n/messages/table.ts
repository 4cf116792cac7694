import type { Card, Points, Suit } from '../../engine/cards.ts';
import type { Verdict } from '../../engine/coach/verdict.ts';

/** Words on and around the table. A `who` is a seat's name as the table shows it; "You" is the learner. */
export interface TableMessages {
  readonly table: string;
  readonly you: string;
  /** Names of the other seats, by number of seats: for two `['North']`; by place, from the learner’s right round to the left. */
  readonly seatNames: Readonly<Record<2 | 3 | 4 | 5 | 6, readonly string[]>>;
  readonly yourHand: string;
  readonly handOf: (who: string) => string;
  readonly openHand: string;
  readonly closedHand: string;
  readonly cardsFaceDown: (count: number) => string;
  readonly noCards: string;
  readonly dealer: string;
  readonly turn: string;
  readonly yourTurn: string;
  readonly partner: string;
  readonly caller: string;

  readonly trick: string;
  readonly yourCard: string;
  readonly yourLead: string;
  readonly cardOf: (who: string) => string;
  readonly winning: string;
  readonly lastTrick: string;
  readonly lastTrickOf: (trick: { readonly winner: string; readonly points: Points }) => string;
  readonly noTrickYet: string;
  readonly goOn: string;

  readonly stock: string;
  /** The stock as one sentence, in drawing order. A card that is not shown is undefined. */
  readonly stockIs: (stock: {
    readonly shown: readonly Card[];
    readonly hidden: number;
    readonly turnUp: Card | undefined;
  }) => string;
  readonly stockEmpty: string;
  readonly stockLeft: (count: number) => string;
  readonly nextCard: (card: Card) => string;
  readonly trumps: (suit: Suit) => string;
  readonly trumpsWord: string;
  readonly noTrump: string;

  readonly pileOf: (pile: {
    readonly who: string;
    readonly cards: number;
    readonly points: Points | undefined;
  }) => string;
  readonly cardCount: (count: number) => string;
  readonly points: (points: Points) => string;

  readonly race: (race: {
    readonly sides: readonly { readonly who: string; readonly points: Points }[];
    readonly target: Points | undefined;
  }) => string;
  readonly withBestPlay: (points: Points) => string;
  readonly withBestPlayNow: (points: Points) => string;
  readonly itWas: (points: Points) => string;
  readonly matchTotal: (points: number) => string;

  readonly verdict: (verdict: Verdict) => string;
  /** What follows the chip when the card changes the result: "and turns a win into a loss". */
  readonly turns: (verdict: Verdict) => string | undefined;

  readonly tag: {
    readonly yourCard: string;
    readonly takes: (points: Points) => string;
    readonly givesUp: (points: Points) => string;
    readonly best: string;
    readonly notAllowed: string;
  };

  readonly strip: string;
  readonly stripTrick: (trick: {
    readonly number: number;
    readonly cards: readonly Card[];
    readonly winner: string;
    readonly points: Points;
    readonly lost: Points;
    /** From 0 to 1. */
    readonly lostChance: number;
  }) => string;
  readonly stripToCome: (number: number) => string;

  readonly lines: {
    readonly trick: string;
    readonly points: string;
    readonly total: string;
    readonly finish: string;
    readonly goesTo: (who: string) => string;
    readonly comesToYou: string;
    readonly sideTakes: (who: string) => string;
  };

  readonly keys: {
    readonly title: string;
    readonly move: string;
    readonly play: string;
    readonly hint: string;
    readonly takeBack: string;
    readonly why: string;
    readonly help: string;
    readonly scope: string;
    readonly close: string;
  };
  readonly inWords: {
    readonly open: string;
    readonly title: string;
    readonly holds: (who: string, cards: readonly Card[]) => string;
    readonly youHold: (cards: readonly Card[]) => string;
    readonly holdsHidden: (who: string, count: number) => string;
    readonly played: (who: string, card: Card) => string;
    readonly emptyTrick: string;
    readonly toPlay: (who: string) => string;
    readonly youToPlay: string;
    readonly dealt: (who: string) => string;
    readonly youDealt: string;
    readonly score: (who: string, points: Points) => string;
    readonly youScore: (points: Points) => string;
  };
}
