import type { Card } from '../cards.ts';
import { explain } from '../coach/explain.ts';
import type { Explanation } from '../coach/explanation.ts';
import { rulePlayer } from '../opponents/rulePlayer.ts';
import type { Deal, Move } from '../play/deal.ts';
import { dealFrom, newDeal } from '../play/start.ts';
import { must } from '../result.ts';
import { deckOf } from '../rules/deck.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { findRuleSet } from '../rulesets/index.ts';
import { playOn } from '../measure/playDeal.ts';
import { randomFrom, shuffled } from '../shuffle.ts';
import { solve } from '../solver/solve.ts';
import { dealUnder } from './dealUnder.ts';
import type { SharedDeal } from './sharedDeal.ts';

/** What the gallery is sorted by: the rule that makes the difference. */
export const CONTRAST_KINDS = [
  'exchange-in-time',
  'following-at-the-end',
  'twenty-cards',
  'seven-as-ten',
  'no-trump',
  'five-in-hand',
] as const;
export type ContrastKind = (typeof CONTRAST_KINDS)[number];

/**
 * The two rule sets of each kind; how many cards are left when they are compared, all of them being the whole deal; and
 * how many deals are looked at.
 */
export const CONTRASTS: {
  readonly [Kind in ContrastKind]: {
    readonly pair: readonly [string, string];
    readonly left: readonly number[];
    readonly deals: number;
  };
} = {
  'exchange-in-time': { pair: ['briscola-2', 'brisca-2'], left: [10, 12, 14], deals: 8000 },
  'following-at-the-end': { pair: ['brisca-2', 'brisca-valenciana'], left: [6, 8, 10], deals: 2000 },
  'twenty-cards': { pair: ['briscola-2', 'brisca-rapida-2'], left: [40], deals: 120 },
  'seven-as-ten': { pair: ['briscola-2', 'briscola-seven-ten'], left: [8, 10, 12], deals: 5000 },
  'no-trump': { pair: ['briscola-pizzico', 'briscolone-5'], left: [8, 10], deals: 6000 },
  'five-in-hand': { pair: ['briscola-2', 'briscola-pizzico'], left: [10, 12, 14], deals: 6000 },
};

/** One answer of a contrast: what is best under one rule set, and what every move is worth to the learner in the end. */
export interface Answer {
  readonly best: Move;
  readonly values: readonly (readonly [Move, number])[];
}

/** A deal in which one card is best under one rule set and another under the other. Found by `findContrast`. */
export interface Contrast extends SharedDeal {
  readonly kind: ContrastKind;
  readonly pair: readonly [string, string];
  readonly seed: number;
  readonly answers: readonly [Answer, Answer];
}

const rulesOf = (id: string): RuleSet => {
  const rules = findRuleSet(id);
  if (!rules) throw new Error(`No rule set ${id}`);
  return rules;
};

/** The fewest points by which a best card has to be better than the next, under both rule sets. */
const LEAST_GAP = 3;

/** What is best in a deal, if one move alone is, and by enough. */
function answerIn(deal: Deal): Answer | undefined {
  const solved = solve(deal);
  if (!solved.ok || solved.value.status !== 'exact') return undefined;
  const { values, best } = solved.value;
  const [only, ...more] = best;
  if (only === undefined || more.length > 0) return undefined;
  const ordered = [...values.values()].sort((a, b) => b - a);
  const [top = 0, next] = ordered;
  return next !== undefined && top - next >= LEAST_GAP ? { best: only, values: [...values] } : undefined;
}

/** The two answers, or undefined where they do not part. */
export function answersOf(shared: SharedDeal, pair: readonly [string, string]): readonly [Answer, Answer] | undefined {
  const [one, other] = pair.map((id) => dealUnder(shared, rulesOf(id)));
  if (!one?.ok || !other?.ok) return undefined;
  const first = answerIn(one.value);
  if (!first) return undefined;
  const second = answerIn(other.value);
  return second && second.best !== first.best ? [first, second] : undefined;
}

/** The cards still to be played at a moment, in the order they would be dealt, for the seat on turn. */
function sharedAt(deal: Deal): SharedDeal {
  const other = 1 - deal.turn;
  const [mine = [], his = []] = [deal.hands[deal.turn], deal.hands[other]];
  const hands = mine.flatMap((card, at): readonly Card[] => [card, his[at] ?? card]);
  const wonBy = (seat: number): readonly Card[] =>
    deal.tricks.filter(({ winner }) => winner === seat).flatMap(({ plays }) => plays.map(({ card }) => card));
  if (!deal.trump) throw new Error('A shared deal has a trump');
  return { cards: [...hands, ...deal.stock], trump: deal.trump, won: [wonBy(deal.turn), wonBy(other)] };
}

/** A deal of the first rule set, played by rules of thumb until `left` cards are left and a trick begins. */
function lateDeal(rules: RuleSet, seed: number, left: number): SharedDeal {
  let deal = dealFrom(rules, seed);
  const remaining = (): number => deal.stock.length + deal.hands.flat().length;
  while (remaining() > left || deal.trick.length > 0) deal = playOn(deal, () => rulePlayer);
  return sharedAt(deal);
}

/** A whole deal whose hands and turn-up are in both decks: the rest of the larger deck is shuffled in behind them. */
function wholeDeal(large: RuleSet, small: RuleSet, seed: number): SharedDeal {
  const random = randomFrom(seed);
  const common = shuffled(deckOf(small), random);
  const shown = common.slice(0, 2 * large.handSize + 1);
  const rest = shuffled(
    deckOf(large).filter((card) => !shown.includes(card)),
    random,
  );
  return sharedAt(must(newDeal(large, [...shown, ...rest])));
}

/** The contrast of a kind in the deal of that seed, or undefined where that deal has none. */
export function findContrast(kind: ContrastKind, seed: number): Contrast | undefined {
  const { pair, left } = CONTRASTS[kind];
  const [first, second] = [rulesOf(pair[0]), rulesOf(pair[1])];
  const count = left[seed % left.length] ?? 10;
  const shared = count === 40 ? wholeDeal(first, second, seed) : lateDeal(first, seed, count);
  const answers = answersOf(shared, pair);
  return answers && { kind, pair, seed, ...shared, answers };
}

/**
 * Why the best move under one rule set of a contrast is best there: against the move that is best under the other, where
 * that may be made at all; else against the tempting mistake.
 */
export function explainAnswer(contrast: Contrast, at: 0 | 1): Explanation {
  const deal = must(dealUnder(contrast, rulesOf(contrast.pair[at])));
  const other = contrast.answers[at === 0 ? 1 : 0].best;
  const against = explain(deal, other, 'most-points');
  return against.ok ? against.value : must(explain(deal, contrast.answers[at].best, 'most-points'));
}
