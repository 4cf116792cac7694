import { rankOf, suitOf, type Card, type Points, type Rank, type Suit } from '../cards.ts';
import type { Counted } from '../questions.ts';
import { toWin } from './makeQuestion.ts';
import { ADDS_UP, type DrillQuestion, type WorthLine } from './question.ts';

/** Why an answer of a drill is wrong. Computed from the question, never stored. */
export type DrillReason =
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
  | { readonly kind: 'does-not-add-up'; readonly sum: Points; readonly total: Points; readonly off: Points };

/** A question with a reason against each wrong option. */
export interface ReasonedQuestion {
  readonly question: DrillQuestion;
  readonly against: Readonly<Record<string, DrillReason>>;
}

/** The question with the reasons against all its options but the answer. */
export const withReasons = (question: DrillQuestion): ReasonedQuestion => ({
  question,
  against: Object.fromEntries(
    question.options
      .filter((option) => option !== question.answer)
      .map((option) => [String(option), reasonAgainst(question, String(option))]),
  ),
});

/** What all cards of a table of points come to. */
const sumOf = (lines: readonly WorthLine[], suits: number): Points =>
  suits * lines.reduce((sum, { points }) => sum + points, 0);

/** The reason against `chosen`, an option of the question that is not its answer. Throws for what is no option. */
export function reasonAgainst(question: DrillQuestion, chosen: string): DrillReason {
  const option = (question.options as readonly (string | number)[]).find((each) => String(each) === chosen);
  if (option === undefined) throw new Error(`${chosen} is no option of ${question.id}`);
  switch (question.kind) {
    case 'name-card': {
      const card = chosen as Card; // its options are cards
      return suitOf(card) === suitOf(question.card)
        ? { kind: 'other-rank', card: question.card, chosen: rankOf(card) }
        : { kind: 'other-suit', card: question.card, chosen: suitOf(card) };
    }
    case 'strongest':
      return { kind: 'weaker', chosen: chosen as Card, above: question.answer, order: question.order };
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
  }
}

function againstInTrick(chosen: Card, trick: readonly Card[], winner: Card, trump: Suit | undefined): DrillReason {
  const led = suitOf(trick[0] ?? winner);
  const suit = suitOf(chosen);
  if (suit !== led && suit !== trump) return { kind: 'third-suit', chosen, led, trump };
  if (suitOf(winner) !== suit) return { kind: 'ruffed', chosen, by: winner };
  return { kind: 'beaten-in-suit', chosen, by: winner, trumps: suit === trump ? 'yes' : 'no' };
}
