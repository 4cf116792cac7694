import type { Card, Points, Rank, Suit } from '../cards.ts';
import type { Counted } from '../questions.ts';

/** What a drill may ask. */
export const DRILL_KINDS = [
  'name-card',
  'strongest',
  'who-wins',
  'pile',
  'points-out',
  'points-needed',
  'points-table',
] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** What the questions of a drill are drawn as: a kind, or the court cards alone to be named. */
export const DRILL_POOLS = [...DRILL_KINDS, 'name-court'] as const;
export type DrillPool = (typeof DRILL_POOLS)[number];

/** What is chosen when every line of a table of points is right. */
export const ADDS_UP = 'adds-up';

/** One line of a table of points: what it says a rank is worth. */
export interface WorthLine {
  readonly rank: Rank;
  readonly points: Points;
}

/** A question of a drill with its computed answer. `options` always hold the answer; each option stands once. */
export type DrillQuestion = { readonly id: string } & (
  | /** Which card is this? */ {
      readonly kind: 'name-card';
      readonly card: Card;
      readonly options: readonly Card[];
      readonly answer: Card;
    }
    /** Which of these cards, all of one suit, is the strongest? */
  | {
      readonly kind: 'strongest';
      readonly options: readonly Card[];
      readonly answer: Card;
      readonly order: readonly Rank[];
    }
  /** Which card takes this trick? `options` stand as they were played, the lead first. */
  | {
      readonly kind: 'who-wins';
      readonly trump: Suit | undefined;
      readonly options: readonly Card[];
      readonly answer: Card;
    }
  /** How many card points are these cards worth together? */
  | {
      readonly kind: 'pile';
      readonly counted: readonly Counted[];
      readonly options: readonly Points[];
      readonly answer: Points;
    }
  /** Two sides have so many points each: how many has nobody taken? */
  | {
      readonly kind: 'points-out';
      readonly scores: readonly [own: Points, other: Points];
      readonly total: Points;
      readonly options: readonly Points[];
      readonly answer: Points;
    }
  /** You have so many points: how many more win the deal? */
  | {
      readonly kind: 'points-needed';
      readonly score: Points;
      readonly total: Points;
      readonly options: readonly Points[];
      readonly answer: Points;
    }
  /** Here is a table of points as somebody wrote it: which line is wrong, if any is? */
  | {
      readonly kind: 'points-table';
      readonly lines: readonly WorthLine[];
      readonly total: Points;
      readonly suits: number;
      readonly options: readonly (Rank | typeof ADDS_UP)[];
      readonly answer: Rank | typeof ADDS_UP;
    }
);

export type DrillQuestionOf<Kind extends DrillKind> = Extract<DrillQuestion, { readonly kind: Kind }>;
