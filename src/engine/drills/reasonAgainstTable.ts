import { suitOf, type Card, type Points, type Rank, type Seat, type Suit } from '../cards.ts';
import type { Gesture } from '../gestures.ts';
import type { CalledEnd } from '../ruleSetFacts.ts';
import { meaningOf, PRESET_IDS, PRESETS, type PresetId, type SignalMeaning } from '../signalTables.ts';
import {
  KEEP_STILL,
  type DealEnd,
  type DealPasses,
  type Direction,
  type ExchangeAnswer,
  type NextAsks,
  type PaidSeat,
  type TableQuestion,
  type TableQuestionOf,
  type Whose,
} from './tableQuestion.ts';

/** Why an answer about a table is wrong. Computed from the question, never stored. */
export type TableReason =
  /** Who played last, or who takes the trick with which card; what is asked goes to the next seat, or to that one. */
  | {
      readonly kind: 'goes-round';
      readonly asks: Whose;
      readonly seats: number;
      readonly from: Seat;
      readonly card: Card;
      readonly answer: Seat;
    }
  | { readonly kind: 'leads-first'; readonly seats: number; readonly dealer: Seat; readonly answer: Seat }
  /** To whom the deal passes, and that the player after the dealer leads. */
  | {
      readonly kind: 'deal-passes';
      readonly asks: NextAsks;
      readonly seats: number;
      readonly direction: Direction;
      readonly passes: DealPasses;
      readonly dealer: Seat;
      readonly deals: Seat;
      /** Whether the seat is the right one for play that goes the other way. */
      readonly mistake: 'wrong-way-round' | 'wrong-seat';
    }
  | { readonly kind: 'wins-for'; readonly best: Card; readonly by: Seat }
  | { readonly kind: 'deals-needed'; readonly bestOf: number; readonly needed: number; readonly own: number }
  | { readonly kind: 'ends-at'; readonly best: Points; readonly other: Points; readonly end: DealEnd }
  | { readonly kind: 'spare-is'; readonly best: Points; readonly least: Points }
  /** The face says something by this table that is not true of the hand, or it says nothing here but does elsewhere. */
  | {
      readonly kind: 'face-says';
      readonly face: Gesture;
      readonly table: PresetId;
      readonly means: SignalMeaning | undefined;
      readonly elsewhere: PresetId | undefined;
    }
  /** Keeping still was chosen, and one face is true. */
  | { readonly kind: 'face-is-true'; readonly face: Gesture; readonly means: SignalMeaning }
  /** The card it speaks of lies in a trick, counted from 1, or in the learner's own hand. */
  | { readonly kind: 'card-is-seen'; readonly about: Card; readonly trick: number | 'hand' }
  | { readonly kind: 'card-is-out'; readonly about: Card }
  | {
      readonly kind: 'exchange-is';
      readonly answer: ExchangeAnswer;
      readonly card: Card;
      readonly turnUp: Card;
      readonly trump: Suit;
    }
  /** Marked and not allowed. */
  | { readonly kind: 'must-follow'; readonly card: Card; readonly led: Suit }
  /** Not marked and allowed: while the stock lasts, as a card of the suit led, or since there is none in hand. */
  | {
      readonly kind: 'is-allowed';
      readonly card: Card;
      readonly led: Suit;
      readonly since: 'stock-open' | 'follows' | 'none-of-the-suit';
    }
  | {
      readonly kind: 'pay-is';
      readonly together: Points;
      readonly target: Points;
      readonly end: CalledEnd;
      readonly asks: PaidSeat;
      readonly rank: Rank;
      readonly answer: number;
    };

function againstFace(chosen: string, question: TableQuestionOf<'true-signal'>): TableReason {
  const { table, answer } = question;
  if (chosen === KEEP_STILL) {
    if (answer === KEEP_STILL || !question.means) throw new Error(`No face is true in ${question.id}`);
    return { kind: 'face-is-true', face: answer, means: question.means };
  }
  const face = chosen as Gesture; // its other options are faces
  const means = meaningOf(PRESETS[table], face);
  const elsewhere = PRESET_IDS.find((other) => other !== table && meaningOf(PRESETS[other], face) !== means);
  return { kind: 'face-says', face, table, means, elsewhere: means === undefined ? elsewhere : undefined };
}

function againstDoubt(question: TableQuestionOf<'can-be-true'>): TableReason {
  const { about, tricks, hand, answer } = question;
  if (answer === 'can-be') return { kind: 'card-is-out', about };
  return {
    kind: 'card-is-seen',
    about,
    trick: hand.includes(about) ? 'hand' : 1 + tricks.findIndex((trick) => trick.includes(about)),
  };
}

function againstDealer(chosen: string, question: TableQuestionOf<'next-deal'>): TableReason {
  const { asks, seats, direction, passes, dealer, deals, answer } = question;
  const seat = Number(chosen);
  const mirrored = (2 * dealer - answer + 2 * seats) % seats;
  return {
    kind: 'deal-passes',
    asks,
    seats,
    direction,
    passes,
    dealer,
    deals,
    mistake:
      seats > 2 && passes !== 'to-the-loser' && seat === mirrored && seat !== deals ? 'wrong-way-round' : 'wrong-seat',
  };
}

/** The strongest-looking mistake: the first card that is marked and should not be, or is not and should. */
function againstMarks(marked: readonly string[], question: TableQuestionOf<'may-play'>): TableReason {
  const { options, answer, lead, stock } = question;
  const led = suitOf(lead);
  const card = options.find((option) => marked.includes(option) !== answer.includes(option));
  if (!card) throw new Error(`Nothing is marked wrongly in ${question.id}`);
  if (marked.includes(card)) return { kind: 'must-follow', card, led };
  const since = stock === 'open' ? 'stock-open' : suitOf(card) === led ? 'follows' : 'none-of-the-suit';
  return { kind: 'is-allowed', card, led, since };
}

/** The reason against `chosen`, an answer as text that is known to be one and not to be right. */
export function reasonAgainstTable(question: TableQuestion, chosen: string): TableReason {
  switch (question.kind) {
    case 'whose': {
      const { asks, seats, plays, answer } = question;
      const from = asks === 'turn' ? plays.at(-1)?.seat : asks === 'lead' ? answer : (answer + seats - 1) % seats;
      const card = plays.find(({ seat }) => seat === from)?.card;
      if (from === undefined || !card) throw new Error(`${question.id} has no trick`);
      return { kind: 'goes-round', asks, seats, from, card, answer };
    }
    case 'first-lead':
      return { kind: 'leads-first', seats: question.seats, dealer: question.dealer, answer: question.answer };
    case 'next-deal':
      return againstDealer(chosen, question);
    case 'our-trick': {
      const by = question.plays.find(({ card }) => card === question.best)?.seat ?? 0;
      return { kind: 'wins-for', best: question.best, by };
    }
    case 'deals-to-win':
      return { kind: 'deals-needed', bestOf: question.bestOf, needed: question.needed, own: question.wins[0] };
    case 'who-wins-deal':
      return { kind: 'ends-at', best: question.best, other: question.total - question.best, end: question.answer };
    case 'to-spare':
      return { kind: 'spare-is', best: question.best, least: question.least };
    case 'true-signal':
      return againstFace(chosen, question);
    case 'can-be-true':
      return againstDoubt(question);
    case 'may-exchange': {
      const { answer, card, turnUp, trump } = question;
      return { kind: 'exchange-is', answer, card, turnUp, trump };
    }
    case 'may-play':
      return againstMarks(chosen.split(' '), question);
    case 'called-pay': {
      const { scores, target, end, asks, rank, answer } = question;
      return { kind: 'pay-is', together: scores[0] + (scores[1] ?? 0), target, end, asks, rank, answer };
    }
  }
}
