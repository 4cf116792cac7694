import type { Card, Points } from '../cards.ts';
import type { Goal } from '../coach/goal.ts';
import { scoreNeeded } from '../coach/judge.ts';
import { pointsLeft } from '../coach/knowledge.ts';
import type { Deal } from '../play/deal.ts';
import { scoreOf, sideOf } from '../play/outcome.ts';
import { packOf } from '../rules/deck.ts';

/** What a puzzle asks, with the numbers of its sentence: points of the learner's side. */
export type PuzzleTask =
  | { readonly goal: 'most-points' }
  | { readonly goal: 'reach-61' | 'save-tie'; readonly have: Points; readonly needed: Points }
  | { readonly goal: 'take-at-least'; readonly points: Points; readonly left: Points };

/** The task of a position under a goal. */
export function taskOf({ deal, goal }: { readonly deal: Deal; readonly goal: Goal }): PuzzleTask {
  if (typeof goal === 'object') return { goal: 'take-at-least', points: goal.takeAtLeast, left: pointsLeft(deal) };
  const needed = scoreNeeded(deal, goal);
  if (goal === 'most-points' || needed === undefined) return { goal: 'most-points' };
  return { goal, have: scoreOf(deal, sideOf(deal, deal.turn)), needed };
}

/** The cards that have gone before the puzzle begins, by suit and strength: from them a hidden hand can be worked out. */
export function cardsGone(deal: Deal): readonly Card[] {
  const live = new Set<Card>([...deal.hands.flat(), ...deal.stock, ...deal.trick.map(({ card }) => card)]);
  const { removed } = deal.rules;
  return packOf(deal.rules).filter((card) => !live.has(card) && !removed.includes(card));
}
