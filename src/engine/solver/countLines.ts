import { applyAction } from '../play/apply.ts';
import type { Deal } from '../play/deal.ts';
import { legalMoves, moveAction } from '../play/moves.ts';
import { must } from '../result.ts';

/**
 * How many lines of play of `depth` moves there are: cards played and exchanges, by all seats. A line that ends with the
 * deal before that counts once. For testing: a fast move generator must count the same.
 */
export function countLines(deal: Deal, depth: number): number {
  if (depth === 0 || deal.phase !== 'playing') return 1;
  const moves = legalMoves(deal);
  if (depth === 1) return moves.length;
  return moves.reduce(
    (lines, move) => lines + countLines(must(applyAction(deal, moveAction(deal, move))), depth - 1),
    0,
  );
}
