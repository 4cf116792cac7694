import type { Points } from '../cards.ts';
import type { Goal } from '../coach/goal.ts';
import { rightMoves } from '../coach/judge.ts';
import type { Values } from '../coach/judge.ts';
import { knowledgeOf } from '../coach/knowledge.ts';
import { applyAction } from '../play/apply.ts';
import type { Deal, Move } from '../play/deal.ts';
import { legalMoves, moveAction } from '../play/moves.ts';
import { sideOf } from '../play/outcome.ts';
import { must } from '../result.ts';
import { pointsOf } from '../rules/deck.ts';
import { suitOf } from '../cards.ts';
import type { Grade } from './grade.ts';
import type { Sight } from './puzzle.ts';

/** Tricks still to be played, the one on the table included. */
export const tricksLeft = ({ hands, stock, trick, rules }: Deal): number =>
  Math.ceil((hands.flat().length + stock.length + trick.length) / (rules.seats * rules.cardsPerTrick));

/** How many choices of the learner's side on a line have a wrong card among them: where a puzzle can go wrong. */
export function decisionsOn(start: Deal, goal: Goal, line: readonly Move[]): number {
  const own = sideOf(start, start.turn);
  let deal = start;
  let count = 0;
  for (const move of line) {
    if (sideOf(deal, deal.turn) === own && legalMoves(deal).length > 1) {
      const known = knowledgeOf(deal);
      if (known.ok && rightMoves(deal, known.value.values, goal).length < known.value.values.size) count += 1;
    }
    deal = must(applyAction(deal, moveAction(deal, move)));
  }
  return count;
}

/** What the best move gains over the next best one, in own card points; undefined where several are best. */
export function gapOf(values: Values): Points | undefined {
  const [best, second] = [...values.values()].sort((x, y) => y - x);
  return best === undefined || second === undefined || best === second ? undefined : best - second;
}

/** The live cards that score or are trumps: those one has to keep in mind. */
export const cardsThatMatter = ({ rules, trump, hands, stock, trick }: Deal): number =>
  [...hands.flat(), ...stock, ...trick.map(({ card }) => card)].filter(
    (card) => pointsOf(rules, [card]) > 0 || suitOf(card) === trump,
  ).length;

/**
 * How hard a puzzle is, on the scale of the learner's rating (a newcomer has 1400): most by which of the simple players
 * fail, then by the length of the line and the cards that matter.
 */
export const difficultyOf = (
  deal: Deal,
  { failures, isTrap }: Pick<Grade, 'failures' | 'isTrap'>,
  decisions: number,
  sight: Sight,
): number =>
  700 +
  130 * failures +
  50 * Math.min(decisions - 1, 5) +
  15 * Math.min(cardsThatMatter(deal), 15) +
  (isTrap ? 40 : 0) +
  (sight === 'open' ? 0 : 100);
