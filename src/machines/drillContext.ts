import type { Card } from '../engine/cards.ts';
import { drawDrill, type DrawnQuestion, type DrillPlan } from '../engine/drills/drawDrill.ts';
import { answerText, rightAnswer, toBeMarked, type DrillQuestion } from '../engine/drills/question.ts';
import { reasonAgainst, type DrillReason } from '../engine/drills/reasonAgainst.ts';

export interface DrillInput {
  readonly plans: readonly DrillPlan[];
  /** What questions are drawn from, a whole number; every later set comes from the next one. */
  readonly seed: number;
  /** How many questions the first set has. */
  readonly asks: number;
  /** The seed of the question that the page has shown already: it is asked first. */
  readonly opening: number;
}

export interface DrillContext {
  readonly plans: readonly DrillPlan[];
  readonly seed: number;
  /** The questions of this set. */
  readonly questions: readonly DrawnQuestion[];
  /** Ids still to be asked, the present one first. A missed one comes back once, at the end. */
  readonly queue: readonly string[];
  /** The answers given to the present question as text, wrong ones first; the right one ends it. */
  readonly given: readonly string[];
  /** Why the last of them is wrong. */
  readonly against: DrillReason | undefined;
  /** The cards to be put in order as they stand now, or those that are marked. */
  readonly cards: readonly Card[];
  /** Ids of this set that were right at the first try, and that were missed. */
  readonly right: readonly string[];
  readonly missed: readonly string[];
  /** The sets that are done: how many questions, and how many of them right at the first try. */
  readonly before: { readonly all: number; readonly right: number };
}

/** The first questions that a seed gives: those that stand in the page. */
export const openingOf = (plans: readonly DrillPlan[], count: number, opening: number): readonly DrawnQuestion[] =>
  drawDrill(plans, count, opening);

/** The question asked now. Throws when none is. */
export function presentQuestion({ questions, queue }: Pick<DrillContext, 'questions' | 'queue'>): DrillQuestion {
  const drawn = questions.find(({ question }) => question.id === queue[0]);
  if (!drawn) throw new Error('No question is asked');
  return drawn.question;
}

/** The order, or the marks, as they stand now. */
export function presentText(context: DrillContext): string {
  const offered = toBeMarked(presentQuestion(context));
  return answerText(offered ? offered.filter((card) => context.cards.includes(card)) : context.cards);
}

/** The context with the first of `queue` being asked. */
export function asked<Context extends Pick<DrillContext, 'questions'>>(
  { questions }: Context,
  queue: readonly string[],
): Pick<DrillContext, 'queue' | 'given' | 'against' | 'cards'> {
  const question = queue.length > 0 ? presentQuestion({ questions, queue }) : undefined;
  return { queue, given: [], against: undefined, cards: question?.kind === 'order' ? question.options : [] };
}

const setOf = (questions: readonly DrawnQuestion[]): Omit<DrillContext, 'plans' | 'seed' | 'before'> => ({
  questions,
  right: [],
  missed: [],
  ...asked(
    { questions },
    questions.map(({ question }) => question.id),
  ),
});

/** The first set: the question that the page shows, and then others from the seed. */
export function firstSet({ plans, seed, asks, opening }: DrillInput): DrillContext {
  const first = openingOf(plans, 1, opening);
  const ids = first.map(({ question }) => question.id);
  const rest = drawDrill(plans, asks, seed, ids).filter(({ question }) => !ids.includes(question.id));
  return { plans, seed, before: { all: 0, right: 0 }, ...setOf([...first, ...rest].slice(0, asks)) };
}

/** So many others, none of this set among them while the pools have more. */
export function nextSet(context: DrillContext, count: number): DrillContext {
  const { plans, questions, before, right } = context;
  const seed = context.seed + 1;
  const drawn = drawDrill(
    plans,
    count,
    seed,
    questions.map(({ question }) => question.id),
  );
  const done = { all: before.all + questions.length, right: before.right + right.length };
  return { plans, seed, before: done, ...setOf(drawn) };
}

/** What an answer to the present question changes. */
export function noted(context: DrillContext, answer: string): Partial<DrillContext> {
  const question = presentQuestion(context);
  const { id } = question;
  const given = [...context.given, answer];
  const isKnown = context.missed.includes(id) || context.right.includes(id);
  if (answer === rightAnswer(question))
    return { given, against: undefined, right: isKnown ? context.right : [...context.right, id] };
  const wrong = { given, against: reasonAgainst(question, answer) };
  // asked once more at the end of the set, unless it has been missed before
  return isKnown ? wrong : { ...wrong, missed: [...context.missed, id], queue: [...context.queue, id] };
}

/** The order with a card put at another place, from 0; what is no card of it changes nothing. */
export function withCardAt({ cards }: DrillContext, card: Card, at: number): Pick<DrillContext, 'cards'> {
  if (!cards.includes(card)) return { cards };
  const others = cards.filter((other) => other !== card);
  const place = Math.max(0, Math.min(others.length, at));
  return { cards: [...others.slice(0, place), card, ...others.slice(place)] };
}

/** The marks with that card marked, or not any more. */
export function withMark(context: DrillContext, card: Card): Pick<DrillContext, 'cards'> {
  const { cards } = context;
  if (!toBeMarked(presentQuestion(context))?.includes(card)) return { cards };
  return { cards: cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card] };
}
