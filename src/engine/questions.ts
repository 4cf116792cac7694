import type { Card, Points, Seat } from './cards.ts';
import type { Deal, FinishedTrick } from './play/deal.ts';
import { deckOf, ofSuit, pointsOf, strengthOf } from './rules/deck.ts';

/** What a learner may be asked to predict before a card falls. */
export const QUESTION_KINDS = ['who-takes', 'points-here', 'points-out', 'trumps-out'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A card and what it counts. */
export interface Counted {
  readonly card: Card;
  readonly points: Points;
}

/** A question with its computed answer and what the answer rests on. `options` always hold the right answer. */
export type Question =
  /** Who takes this trick when the others play as the script, or best play, has them play. */
  | {
      readonly kind: 'who-takes';
      readonly options: readonly Seat[];
      readonly right: Seat;
      readonly trick: FinishedTrick;
      readonly by: 'trump' | 'suit-led';
    }
  /** How many card points lie on the table now. */
  | {
      readonly kind: 'points-here';
      readonly options: readonly Points[];
      readonly right: Points;
      readonly counted: readonly Counted[];
    }
  /** How many card points nobody has taken yet. */
  | {
      readonly kind: 'points-out';
      readonly options: readonly Points[];
      readonly right: Points;
      readonly taken: Points;
      readonly total: Points;
    }
  /** Which trumps the learner does not hold and nobody has played. */
  | { readonly kind: 'trumps-out'; readonly options: readonly Card[]; readonly right: readonly Card[] };

/** What the learner answered: a seat, a number of points, or a set of cards. */
export type Answer = Seat | Points | readonly Card[];

/** Whether `answer` is the right one; a set of cards in any order. */
export function isRightAnswer(question: Question, answer: Answer): boolean {
  if (question.kind !== 'trumps-out') return answer === question.right;
  return (
    typeof answer !== 'number' &&
    answer.length === question.right.length &&
    question.right.every((card) => answer.includes(card))
  );
}

/** Numbers a learner who miscounts would name, and the right one, in rising order: never below nought, never alike. */
const pointOptions = (right: Points, slips: readonly Points[]): readonly Points[] => {
  const wrong = [...new Set(slips)].filter((points) => points >= 0 && points !== right).slice(0, 3);
  return [...wrong, right].sort((a, b) => a - b);
};

const untaken = (deal: Deal): readonly Card[] => [
  ...deal.hands.flat(),
  ...deal.stock,
  ...deal.trick.map((play) => play.card),
];

/** Why a question cannot be put at this moment. */
export type QuestionRefusal = 'no-card-on-the-table' | 'no-trump' | 'trick-not-finished';

/**
 * The question with its answer, for one seat.
 *
 * `next` is the next trick to be finished from here on, as it will be played. Refuses a question that has no answer at
 * this moment: points on an empty table, trumps in a game without, a trick that the script does not finish.
 */
export function questionFor(
  kind: QuestionKind,
  deal: Deal,
  seat: Seat,
  next: FinishedTrick | undefined,
): Question | QuestionRefusal {
  const { rules } = deal;
  if (kind === 'who-takes') {
    if (!next) return 'trick-not-finished';
    const won = next.plays.find((play) => play.seat === next.winner);
    const led = next.plays[0];
    return {
      kind,
      options: deal.hands.map((_, at) => at),
      right: next.winner,
      trick: next,
      by: won && led && won.card.slice(-1) !== led.card.slice(-1) ? 'trump' : 'suit-led',
    };
  }
  if (kind === 'points-here') {
    const cards = deal.trick.map((play) => play.card);
    if (cards.length === 0) return 'no-card-on-the-table';
    const right = pointsOf(rules, cards);
    return {
      kind,
      options: pointOptions(right, [right + 1, right === 0 ? 2 : 0, right + 10, right - 1]),
      right,
      counted: cards.map((card) => ({ card, points: pointsOf(rules, [card]) })),
    };
  }
  if (kind === 'points-out') {
    const right = pointsOf(rules, untaken(deal));
    const total = rules.pointsTotal;
    return {
      kind,
      options: pointOptions(right, [right + 10, right - 4, right + 3]),
      right,
      taken: total - right,
      total,
    };
  }
  const { trump } = deal;
  if (trump === undefined) return 'no-trump';
  const own = deal.hands[seat] ?? [];
  const strongestFirst = [...ofSuit(deckOf(rules), trump)].sort((a, b) => strengthOf(rules, b) - strengthOf(rules, a));
  const live = untaken(deal);
  return {
    kind,
    options: strongestFirst.filter((card) => !own.includes(card)),
    right: strongestFirst.filter(
      (card) => live.includes(card) && !own.includes(card) && !deal.trick.some((play) => play.card === card),
    ),
  };
}
