import type { Deal, Move } from '../play/deal.ts';
import { lineTo, priceOf } from './bestLine.ts';
import { playOut } from './line.ts';
import type { Line } from './line.ts';
import type { Analysis } from './tree/analysis.ts';
import { EXCHANGE, sizeOf } from './tree/game.ts';
import type { CardSet, TreeMove } from './tree/game.ts';

/** Two moves of the learner, each with the line that shows best what separates them. */
export interface Comparison {
  readonly best: TreeMove;
  readonly other: TreeMove;
  readonly bestLine: Line;
  readonly otherLine: Line;
}

/**
 * The pair of best lines, after one of `right` and after `other`, in which the fewest scoring cards change sides; of
 * equals the one after the cheapest right card.
 *
 * Source: measured design of this project ("Take the pair of lines with the smallest ledger").
 */
export function compare(deal: Deal, analysis: Analysis, right: readonly TreeMove[], other: TreeMove): Comparison {
  const { game, root } = analysis;
  const priced = (move: TreeMove): number => (move >= EXCHANGE ? 1e6 : priceOf(game, move));
  const others = analysis.outcomesAfter(root, other);
  let found: { best: TreeMove; mask: CardSet; otherMask: CardSet } | undefined;
  let fewest = Infinity;
  for (const best of [...right].sort((x, y) => priced(x) - priced(y))) {
    for (const mask of analysis.outcomesAfter(root, best)) {
      for (const otherMask of others) {
        const changed = sizeOf(mask ^ otherMask);
        if (changed >= fewest) continue;
        fewest = changed;
        found = { best, mask, otherMask };
      }
    }
  }
  if (!found) throw new Error('A position with a move has an outcome');
  const lineOf = (move: TreeMove, mask: CardSet): readonly Move[] => lineTo(analysis, root, move, mask);
  return {
    best: found.best,
    other,
    bestLine: playOut(deal, lineOf(found.best, found.mask)),
    otherLine: playOut(deal, lineOf(other, found.otherMask)),
  };
}
