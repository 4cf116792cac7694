import type { Card, Points, Rank, Suit } from '../cards.ts';
import type { Counted } from '../questions.ts';
import { TABLE_KINDS, type TableQuestion } from './tableQuestion.ts';

/** What a drill may ask. */
export const DRILL_KINDS = [
  'name-card',
  'strongest',
  'order',
  'who-wins',
  'pile',
  'points-out',
  'points-needed',
  'points-table',
  'points-left',
  'trumps-left',
  'trumps-count',
  ...TABLE_KINDS,
] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** What the questions of a drill are drawn as: a kind, or a narrower or a harder sort of one. */
export const DRILL_POOLS = [...DRILL_KINDS, 'name-court', 'order-with-trumps'] as const;
export type DrillPool = (typeof DRILL_POOLS)[number];

/** What is chosen when every line of a table of points is right. */
export const ADDS_UP = 'adds-up';

/** One line of a table of points: what it says a rank is worth. */
export interface WorthLine {
  readonly rank: Rank;
  readonly points: Points;
}

/** What a seat has seen of a deal: finished tricks in playing order, the cards it holds, and the trump suit. */
export interface Seen {
  readonly trump: Suit;
  readonly tricks: readonly (readonly Card[])[];
  readonly hand: readonly Card[];
}

/**
 * A question of a drill with its computed answer. `options` always hold the answer; each option stands once. How it is
 * answered is its form: `formOf`.
 */
export type DrillQuestion = CardQuestion | TableQuestion;

/** Whether a question is about a table: its seats, its score, its signals, its rules. */
export const isAboutTable = (question: DrillQuestion): question is TableQuestion =>
  (TABLE_KINDS as readonly DrillKind[]).includes(question.kind);

/** A question about cards and points. */
export type CardQuestion = { readonly id: string } & (
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
  /**
   * Put these cards in order, the strongest first, when `led` is the suit led. They are all of that suit or of trumps.
   * `options` stand as they are to be put in order, never in order already.
   */
  | {
      readonly kind: 'order';
      readonly led: Suit;
      readonly trump: Suit | undefined;
      readonly options: readonly Card[];
      readonly answer: readonly Card[];
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
  /** These tricks have been played: how many card points are not in them? */
  | {
      readonly kind: 'points-left';
      readonly tricks: readonly (readonly Card[])[];
      readonly counted: readonly Counted[];
      readonly total: Points;
      readonly options: readonly Points[];
      readonly answer: Points;
    }
  /** Which trumps has nobody played that you do not hold? `options` are all trumps, the strongest first. */
  | ({
      readonly kind: 'trumps-left';
      readonly options: readonly Card[];
      readonly answer: readonly Card[];
    } & Seen)
  /** How many trumps has nobody played that you do not hold? `out` are those, the strongest first. */
  | ({
      readonly kind: 'trumps-count';
      readonly out: readonly Card[];
      readonly trumps: number;
      readonly options: readonly number[];
      readonly answer: number;
    } & Seen)
);

export type DrillQuestionOf<Kind extends DrillKind> = Extract<DrillQuestion, { readonly kind: Kind }>;

/** How a question is answered: one option chosen, all options put in order, or those that apply marked. */
export type DrillForm = 'choose' | 'order' | 'mark';

const FORMS: Readonly<Partial<Record<DrillKind, DrillForm>>> = {
  order: 'order',
  'trumps-left': 'mark',
  'may-play': 'mark',
};

/** How a question is answered. */
export const formOf = ({ kind }: DrillQuestion): DrillForm => FORMS[kind] ?? 'choose';

/** The cards that a question asks to mark, or not to; undefined where nothing is marked. */
export const toBeMarked = (question: DrillQuestion): readonly Card[] | undefined =>
  question.kind === 'trumps-left' || question.kind === 'may-play' ? question.options : undefined;

/** An answer as text: the option chosen, or cards in order with blanks between. Marked cards stand in the order of the options. */
export const answerText = (answer: string | number | readonly Card[]): string =>
  typeof answer === 'object' ? answer.join(' ') : String(answer);

/** The right answer to a question, as text. */
export const rightAnswer = ({ answer }: DrillQuestion): string => answerText(answer);
