import type { CardMessages } from './cards.ts';
import type { LatinDeckId } from './decks.ts';
import type { Card } from '../../engine/cards.ts';
import type { DrillKind, DrillQuestion, DrillQuestionOf } from '../../engine/drills/question.ts';
import type { DrillReason } from '../../engine/drills/reasonAgainst.ts';
import type { TableDrillMessages } from './tableDrills.ts';

/** What stands round the questions of a drill while it runs: all an island of drills says by itself. */
export interface DrillFrame {
  readonly cornerLetters: CardMessages['cornerLetters'];
  readonly title: string;
  readonly task: (place: { readonly now: number; readonly all: number }) => string;
  readonly wrong: (chosen: string) => string;
  readonly tryAgain: string;
  /** Before the reason why an order, or the marks, are not right yet. */
  readonly notYet: string;
  readonly check: string;
  /** How an order is made, and which end is which. */
  readonly howToOrder: string;
  readonly howToMark: string;
  readonly stronger: (card: string) => string;
  readonly weaker: (card: string) => string;
  /** Said when a card has been put elsewhere: `place` from 1. */
  readonly placed: (card: string, place: number, of: number) => string;
  /** How many cards are marked now. */
  readonly marked: (count: number) => string;
  readonly next: string;
  readonly finish: string;
  readonly more: (count: number) => string;
  readonly result: (result: { readonly right: number; readonly all: number }) => string;
  /** The same over all sets since the page was opened. */
  readonly inAll: (result: { readonly right: number; readonly all: number }) => string;
  readonly allRight: string;
  readonly missed: string;
  readonly readAgain: string;
}

/** Everything a drill says. The frame goes to the browser with the page, the rest with what asks the questions. */
export interface DrillMessages {
  readonly frame: DrillFrame;
  readonly names: CardMessages;
  readonly needsScript: string;
  readonly answers: string;
  readonly ask: { readonly [Kind in DrillKind]: (question: DrillQuestionOf<Kind>) => string };
  readonly option: (question: DrillQuestion, option: string) => string;
  readonly right: { readonly [Kind in DrillKind]: (question: DrillQuestionOf<Kind>) => string };
  /** What the picture of a card shows, for those who do not see it, without naming it. */
  readonly picture: (question: DrillQuestionOf<'name-card'>, deck: LatinDeckId) => string;
  readonly against: {
    readonly [Kind in DrillReason['kind']]: (
      reason: Extract<DrillReason, { readonly kind: Kind }>,
      deck: LatinDeckId,
    ) => string;
  };
  readonly table: { readonly rank: string; readonly points: string };
  /** What stands over the cards a question shows. */
  readonly seen: {
    readonly trick: (number: number) => string;
    readonly hand: string;
  };
  /** What else it says about a table. */
  readonly about: Pick<TableDrillMessages, 'over' | 'face' | 'race' | 'standing'>;
  /** An answer of several cards, for those who read it: an order, or what is to be marked. */
  readonly cards: (cards: readonly Card[]) => string;
}
