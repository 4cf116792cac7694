import type { Card, Points, Rank, Seat, Suit } from '../cards.ts';
import type { Gesture } from '../gestures.ts';
import type { Play } from '../rules/play.ts';
import type { ExchangeObstacle } from '../rules/refusal.ts';
import type { CalledEnd } from '../ruleSetFacts.ts';
import type { PresetId, SignalMeaning } from '../signalTables.ts';

/** What a drill may ask about a table: its seats, its score, its signals, and rules that other games of the family add. */
export const TABLE_KINDS = [
  'whose',
  'first-lead',
  'next-deal',
  'our-trick',
  'deals-to-win',
  'who-wins-deal',
  'to-spare',
  'true-signal',
  'can-be-true',
  'may-exchange',
  'may-play',
  'called-pay',
] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** What is asked of a trick: who plays to it next; once it is whole, who leads the next one, and who draws second. */
export const WHOSE = ['turn', 'lead', 'second-draw'] as const;
export type Whose = (typeof WHOSE)[number];

/** What is asked once a deal is over: who deals the next one, or who leads to it. */
export const NEXT_ASKS = ['deals', 'leads'] as const;
export type NextAsks = (typeof NEXT_ASKS)[number];

/** Which way round the table play goes, seen from above. */
export type Direction = 'counter-clockwise' | 'clockwise';

/** To whom the deal passes: to the next in turn; by two, where partners sit side by side; to a loser. */
export type DealPasses = 'to-the-next' | 'past-the-partner' | 'to-the-loser';

/** How a deal ends for the learner's side. */
export type DealEnd = 'won' | 'tied' | 'lost';

/** What is chosen where no face of the table is true of the hand: to keep still. */
export const KEEP_STILL = 'keep-still';

/** Why an exchange is not allowed, or that it is. */
export type ExchangeAnswer =
  'allowed' | Extract<ExchangeObstacle, 'not-a-trump' | 'turn-up-not-eligible' | 'no-trick-won'>;
export const EXCHANGE_ANSWERS: readonly ExchangeAnswer[] = [
  'allowed',
  'not-a-trump',
  'turn-up-not-eligible',
  'no-trick-won',
];

/** Whose pay of a called deal is asked for. */
export type PaidSeat = 'caller' | 'partner' | 'other';

/** A question about a table with its computed answer. The learner sits on seat 0. `options` always hold the answer. */
export type TableQuestion = { readonly id: string } & (
  | {
      readonly kind: 'whose';
      readonly asks: Whose;
      readonly seats: number;
      readonly trump: Suit | undefined;
      readonly plays: readonly Play[];
      readonly options: readonly Seat[];
      readonly answer: Seat;
    }
  /** That seat has dealt: who leads? */
  | {
      readonly kind: 'first-lead';
      readonly seats: number;
      readonly dealer: Seat;
      readonly options: readonly Seat[];
      readonly answer: Seat;
    }
  /** A deal is over, `dealer` dealt it and `winners` won it. All seats here are chairs, counted from the learner to the right. */
  | {
      readonly kind: 'next-deal';
      readonly asks: NextAsks;
      readonly seats: number;
      readonly direction: Direction;
      readonly passes: DealPasses;
      readonly dealer: Seat;
      readonly winners: readonly Seat[];
      /** Who deals next. */
      readonly deals: Seat;
      readonly options: readonly Seat[];
      readonly answer: Seat;
    }
  /** Four in pairs, and some cards have fallen: which side is winning the trick? */
  | {
      readonly kind: 'our-trick';
      readonly trump: Suit;
      readonly plays: readonly Play[];
      readonly best: Card;
      readonly options: readonly ['ours', 'theirs'];
      readonly answer: 'ours' | 'theirs';
    }
  /** Best of so many deals: how many more must the learner win? */
  | {
      readonly kind: 'deals-to-win';
      readonly bestOf: number;
      readonly wins: readonly [own: number, other: number];
      readonly ties: number;
      readonly needed: number;
      readonly options: readonly number[];
      readonly answer: number;
    }
  /** Best play brings the learner's side to `best`: how does the deal end? */
  | {
      readonly kind: 'who-wins-deal';
      readonly scores: readonly [own: Points, other: Points];
      readonly best: Points;
      /** The fewest points that win. */
      readonly least: Points;
      readonly total: Points;
      readonly options: readonly DealEnd[];
      readonly answer: DealEnd;
    }
  /** The same, and the deal is won: how many points may still be given away? */
  | {
      readonly kind: 'to-spare';
      readonly scores: readonly [own: Points, other: Points];
      readonly best: Points;
      /** The fewest points that win. */
      readonly least: Points;
      readonly total: Points;
      readonly options: readonly Points[];
      readonly answer: Points;
    }
  /** Which of these faces is true of the hand, by that table? `KEEP_STILL` where none is. */
  | {
      readonly kind: 'true-signal';
      readonly table: PresetId;
      readonly hand: readonly Card[];
      readonly trump: Suit;
      readonly options: readonly (Gesture | typeof KEEP_STILL)[];
      /** What the true face says; nothing where none is true. */
      readonly means: SignalMeaning | undefined;
      readonly answer: Gesture | typeof KEEP_STILL;
    }
  /** An opponent makes a face; after what has been seen, can it be true? `about` is the card it speaks of. */
  | {
      readonly kind: 'can-be-true';
      readonly table: PresetId;
      readonly gesture: Gesture;
      readonly means: SignalMeaning;
      readonly about: Card;
      readonly seat: Seat;
      readonly trump: Suit;
      readonly tricks: readonly (readonly Card[])[];
      readonly hand: readonly Card[];
      readonly options: readonly ['can-be', 'is-false'];
      readonly answer: 'can-be' | 'is-false';
    }
  /** May that card be laid down for the turn-up, and if not, why? */
  | {
      readonly kind: 'may-exchange';
      readonly card: Card;
      readonly turnUp: Card;
      readonly trump: Suit;
      readonly tricksWon: number;
      readonly options: readonly ExchangeAnswer[];
      readonly answer: ExchangeAnswer;
    }
  /** Which cards of the hand may be played to that lead? `options` are the hand. */
  | {
      readonly kind: 'may-play';
      readonly lead: Card;
      readonly trump: Suit | undefined;
      readonly stock: 'open' | 'empty';
      readonly options: readonly Card[];
      readonly answer: readonly Card[];
    }
  /** A called deal is over: what does one seat get for it? */
  | {
      readonly kind: 'called-pay';
      readonly rank: Rank;
      /** Card points of the caller and of the partner; nobody is the partner of who called himself. */
      readonly scores: readonly [caller: Points, partner?: Points];
      readonly target: Points;
      readonly end: CalledEnd;
      readonly asks: PaidSeat;
      readonly options: readonly number[];
      readonly answer: number;
    }
);

export type TableQuestionOf<Kind extends TableKind> = Extract<TableQuestion, { readonly kind: Kind }>;
