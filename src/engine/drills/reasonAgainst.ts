import { rankOf, suitOf, type Card, type Points, type Rank, type Suit } from '../cards.ts';
import { ofSuit } from '../rules/deck.ts';
import type { Counted } from '../questions.ts';
import { toWin } from './drawing.ts';
import {
  ADDS_UP,
  formOf,
  isAboutTable,
  rightAnswer,
  type DrillQuestion,
  type DrillQuestionOf,
  type WorthLine,
} from './question.ts';
import { reasonAgainstTable, type TableReason } from './reasonAgainstTable.ts';

/** Why an answer of a drill is wrong. Computed from the question, never stored. */
export type DrillReason =
  | TableReason
  | { readonly kind: 'other-suit'; readonly card: Card; readonly chosen: Suit }
  | { readonly kind: 'other-rank'; readonly card: Card; readonly chosen: Rank }
  /** `above` stands over the chosen card in the order of strength. */
  | { readonly kind: 'weaker'; readonly chosen: Card; readonly above: Card; readonly order: readonly Rank[] }
  /** The chosen card is neither of the suit led nor a trump. */
  | { readonly kind: 'third-suit'; readonly chosen: Card; readonly led: Suit; readonly trump: Suit | undefined }
  | { readonly kind: 'ruffed'; readonly chosen: Card; readonly by: Card }
  | { readonly kind: 'beaten-in-suit'; readonly chosen: Card; readonly by: Card; readonly trumps: 'yes' | 'no' }
  | { readonly kind: 'miscounted'; readonly counted: readonly Counted[]; readonly sum: Points }
  | { readonly kind: 'sum-of-scores'; readonly taken: Points; readonly total: Points; readonly out: Points }
  /** With the chosen points the score would be `reached`: below half, half exactly, or more than is needed. */
  | { readonly kind: 'reaches'; readonly reached: Points; readonly half: Points; readonly win: Points }
  /** The chosen line is right; the table as a whole is off by `off` points for each suit, nought if it adds up. */
  | { readonly kind: 'line-is-right'; readonly line: WorthLine; readonly sum: Points; readonly off: Points }
  | { readonly kind: 'does-not-add-up'; readonly sum: Points; readonly total: Points; readonly off: Points }
  /** So much has been taken in the tricks played. */
  | {
      readonly kind: 'left-of-total';
      readonly counted: readonly Counted[];
      readonly taken: Points;
      readonly total: Points;
    }
  /** Marked as out, and played: in which trick, from 1. */
  | { readonly kind: 'was-played'; readonly card: Card; readonly trick: number }
  /** Marked as out, and in one's own hand. */
  | { readonly kind: 'is-held'; readonly card: Card }
  /** Not marked, though nobody has played it and it is not in hand. */
  | { readonly kind: 'not-seen'; readonly card: Card }
  /** The trumps that are not out: those played, in playing order, and those in one's own hand. */
  | {
      readonly kind: 'trumps-seen';
      readonly trumps: number;
      readonly played: readonly Card[];
      readonly held: readonly Card[];
    };

/** What all cards of a table of points come to. */
const sumOf = (lines: readonly WorthLine[], suits: number): Points =>
  suits * lines.reduce((sum, { points }) => sum + points, 0);

const withoutOrder = (text: string): string => text.split(' ').sort().join(' ');

/** Whether `chosen` answers the question at all, rightly or wrongly. */
export function isAnswerTo(question: DrillQuestion, chosen: string): boolean {
  const options = (question.options as readonly (string | number)[]).map(String);
  const parts = chosen === '' ? [] : chosen.split(' ');
  switch (formOf(question)) {
    case 'choose':
      return options.includes(chosen);
    case 'order':
      return withoutOrder(chosen) === withoutOrder(options.join(' '));
    case 'mark':
      return chosen === options.filter((option) => parts.includes(option)).join(' ');
  }
}

/** The reason against `chosen`, an answer as text that is not the right one. Throws for what is no answer, and for the right one. */
export function reasonAgainst(question: DrillQuestion, chosen: string): DrillReason {
  if (!isAnswerTo(question, chosen)) throw new Error(`${chosen} is no answer to ${question.id}`);
  if (chosen === rightAnswer(question)) throw new Error(`${chosen} is right in ${question.id}`);
  if (isAboutTable(question)) return reasonAgainstTable(question, chosen);
  switch (question.kind) {
    case 'name-card': {
      const card = chosen as Card; // its options are cards
      return suitOf(card) === suitOf(question.card)
        ? { kind: 'other-rank', card: question.card, chosen: rankOf(card) }
        : { kind: 'other-suit', card: question.card, chosen: suitOf(card) };
    }
    case 'strongest':
      return { kind: 'weaker', chosen: chosen as Card, above: question.answer, order: question.order };
    case 'order':
      return againstOrder(chosen.split(' ') as Card[], question); // it has just been found to be these cards
    case 'who-wins':
      return againstInTrick(chosen as Card, question.options, question.answer, question.trump);
    case 'pile':
      return { kind: 'miscounted', counted: question.counted, sum: question.answer };
    case 'points-out':
      return {
        kind: 'sum-of-scores',
        taken: question.scores[0] + question.scores[1],
        total: question.total,
        out: question.answer,
      };
    case 'points-needed':
      return {
        kind: 'reaches',
        reached: question.score + Number(chosen),
        half: question.total / 2,
        win: toWin(question.total),
      };
    case 'points-table': {
      const sum = sumOf(question.lines, question.suits);
      const off = (sum - question.total) / question.suits;
      const line = question.lines.find(({ rank }) => rank === chosen);
      return chosen === ADDS_UP || !line
        ? { kind: 'does-not-add-up', sum, total: question.total, off }
        : { kind: 'line-is-right', line, sum, off };
    }
    case 'points-left':
      return {
        kind: 'left-of-total',
        counted: question.counted,
        taken: question.total - question.answer,
        total: question.total,
      };
    case 'trumps-left':
      return againstMarks(chosen.split(' '), question);
    case 'trumps-count': {
      const { trump, trumps, tricks, hand } = question;
      return { kind: 'trumps-seen', trumps, played: ofSuit(tricks.flat(), trump), held: ofSuit(hand, trump) };
    }
  }
}

/** The first two neighbours that stand the wrong way round. */
function againstOrder(chosen: readonly Card[], { answer, order }: DrillQuestionOf<'order'>): DrillReason {
  const place = chosen.findIndex((card, at) => {
    const below = chosen[at + 1];
    return below !== undefined && answer.indexOf(below) < answer.indexOf(card);
  });
  const [above, below] = [chosen[place], chosen[place + 1]];
  if (!above || !below) throw new Error('Cards in the right order have no two the wrong way round');
  return suitOf(above) === suitOf(below)
    ? { kind: 'weaker', chosen: above, above: below, order }
    : { kind: 'ruffed', chosen: above, by: below };
}

/** The strongest trump that is marked and should not be, or is not and should. */
function againstMarks(marked: readonly string[], question: DrillQuestionOf<'trumps-left'>): DrillReason {
  const { options, answer, tricks, hand } = question;
  const card = options.find((option) => marked.includes(option) !== answer.includes(option));
  if (!card) throw new Error(`Nothing is marked wrongly in ${question.id}`);
  if (answer.includes(card)) return { kind: 'not-seen', card };
  if (hand.includes(card)) return { kind: 'is-held', card };
  return { kind: 'was-played', card, trick: 1 + tricks.findIndex((trick) => trick.includes(card)) };
}

function againstInTrick(chosen: Card, trick: readonly Card[], winner: Card, trump: Suit | undefined): DrillReason {
  const led = suitOf(trick[0] ?? winner);
  const suit = suitOf(chosen);
  if (suit !== led && suit !== trump) return { kind: 'third-suit', chosen, led, trump };
  if (suitOf(winner) !== suit) return { kind: 'ruffed', chosen, by: winner };
  return { kind: 'beaten-in-suit', chosen, by: winner, trumps: suit === trump ? 'yes' : 'no' };
}
