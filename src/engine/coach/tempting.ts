import type { Card } from '../cards.ts';
import { suitOf } from '../cards.ts';
import { winPoints } from '../opponents/naive.ts';
import type { Deal, Move } from '../play/deal.ts';
import { viewFrom } from '../play/view.ts';
import { pointsOf, strengthOf } from '../rules/deck.ts';
import type { Values } from './judge.ts';

/** What a card is worth to its holder: points first, then being a trump, then strength. */
export const priceOfCard = ({ rules, trump }: Deal, card: Card): number =>
  100 * pointsOf(rules, [card]) + (suitOf(card) === trump ? 150 : 0) + strengthOf(rules, card);

/** What the natural player plays: takes points where it can, a plain card first, a trump only for 2 points or more. */
export const naturalMove = (deal: Deal): Move =>
  // Naive players see what lies open; here that is everything.
  winPoints(viewFrom({ ...deal, rules: { ...deal.rules, visibility: 'all-open' } }, deal.turn));

/**
 * The wrong move a learner is most tempted by: what the natural player plays (`natural`), or the least bad one if that is
 * right.
 */
export function temptingMistake(
  deal: Deal,
  values: Values,
  right: readonly Move[],
  natural: Move = naturalMove(deal),
): Move | undefined {
  if (!right.includes(natural)) return natural;
  const wrong = [...values].filter(([move]) => !right.includes(move)).sort(([, x], [, y]) => y - x);
  return wrong[0]?.[0];
}
