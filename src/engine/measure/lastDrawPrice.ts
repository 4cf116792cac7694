import { cardOf } from '../cards.ts';
import type { Card, Points, Rank, Seat } from '../cards.ts';
import { formatCards, parsePosition } from '../notation.ts';
import { must } from '../result.ts';
import { deckOf, pointsOf } from '../rules/deck.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { randomFrom, shuffled } from '../shuffle.ts';
import { valuesOf } from '../solver/solve.ts';

/** Raised when any number could come out otherwise. */
export const LAST_DRAW_VERSION = 1;

/** What losing the last draw comes to under one turn-up, against winning it. Whole numbers. */
export interface PriceTally {
  readonly turnUp: Rank;
  readonly deals: number;
  /** Own card points of the last three tricks that the loser is ahead of where he would be as the winner, in all. */
  readonly gained: Points;
  readonly better: number;
  readonly equal: number;
  readonly worse: number;
}

/** A file of content/measured/judgement, with all that is needed to make it again. */
export interface MeasuredPrice {
  readonly ruleSet: string;
  readonly version: number;
  readonly seed: number;
  readonly deals: number;
  /** The first so many deals of each turn-up by themselves, which a test makes again. */
  readonly sample: { readonly deals: number; readonly prices: readonly PriceTally[] };
  readonly prices: readonly PriceTally[];
}

/** Own card points that seat 0 takes in the last three tricks, both sides playing best. */
function pointsAfter(rules: RuleSet, hands: readonly [readonly Card[], readonly Card[]], turn: Seat): Points {
  const deal = must(parsePosition({ ruleSet: rules.id, trump: TRUMP, hands: hands.map(formatCards), turn }));
  const values = must(valuesOf(deal));
  if (!values) throw new Error('Three tricks were not solved');
  const mover = Math.max(...values.values());
  return turn === 0 ? mover : pointsOf(rules, hands.flat()) - mover;
}

const TRUMP = 'd';

/**
 * What losing the last draw instead of winning it gains a player of two, the points of that trick left out: the loser
 * draws the turn-up and plays second, the winner draws the card above it and leads. The other cards are any.
 *
 * Counted over the deals `from`, `from + 1` … of a seed, the same cards both ways. Source: RULES.md part 9.2.
 */
export function priceOfLastDraw(
  rules: RuleSet,
  turnUp: Rank,
  { seed, from, count }: { readonly seed: number; readonly from: number; readonly count: number },
): PriceTally {
  const under = cardOf(turnUp, TRUMP);
  const others = deckOf(rules).filter((card) => card !== under);
  let [gained, better, equal, worse] = [0, 0, 0, 0];
  for (let at = from; at < from + count; at += 1) {
    const cards = shuffled(others, randomFrom(seed * 100_000 + at));
    const [mine, theirs, above] = [cards.slice(0, 2), cards.slice(2, 4), cards.slice(4, 5)];
    const lost = pointsAfter(
      rules,
      [
        [...mine, under],
        [...theirs, ...above],
      ],
      1,
    );
    const won = pointsAfter(
      rules,
      [
        [...mine, ...above],
        [...theirs, under],
      ],
      0,
    );
    gained += lost - won;
    if (lost > won) better += 1;
    else if (lost === won) equal += 1;
    else worse += 1;
  }
  return { turnUp, deals: count, gained, better, equal, worse };
}
