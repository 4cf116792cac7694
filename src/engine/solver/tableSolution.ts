import type { Points } from '../cards.ts';
import { applyAction } from '../play/apply.ts';
import type { Deal, Move } from '../play/deal.ts';
import { moveAction } from '../play/moves.ts';
import { must } from '../result.ts';
import type { Board } from './board.ts';
import type { DealKernel } from './dealKernel.ts';
import { isPlainDeal } from './dealSearch.ts';
import { createDealTable } from './dealTable.ts';
import type { DealTable } from './dealTable.ts';
import { createPlainKernel } from './plainKernel.ts';
import type { Solution } from './solution.ts';
import { preferredMove } from './tieBreak.ts';

/** Every move with the top value. */
export function bestOf(values: ReadonlyMap<Move, Points>): readonly Move[] {
  const top = Math.max(...values.values());
  return [...values].filter(([, value]) => value === top).map(([move]) => move);
}

/** The solution that a table holds of its root. */
export function solutionFrom(table: DealTable, deal: Deal): Solution {
  const values = valuesIn(table, deal);
  const line: Move[] = [];
  let now = deal;
  for (let left = values; ; left = valuesIn(table, now)) {
    const move = preferredMove(now, bestOf(left));
    line.push(move);
    now = must(applyAction(now, moveAction(now, move)));
    if (now.phase !== 'playing') break;
  }
  return { status: 'exact', values, best: bestOf(values), line };
}

/** What a table says of a deal that arises from its root. Throws for another. */
export function valuesIn(table: DealTable, deal: Deal): ReadonlyMap<Move, Points> {
  const values = table.read(deal);
  if (!values) throw new Error('The deal does not arise from the root of its table');
  return values;
}

/** From this many stock cards on a table in WebAssembly, and in plain TypeScript one that a search cannot replace, is quicker. */
const TABLE_FROM_STOCK = { plain: 8, fast: 2 } as const;

let plain: DealKernel | undefined;

/** The table of a two-hand deal, where making it is quicker than a search. */
export function quickTable(deal: Deal, board: Board, kernel: DealKernel | undefined): DealTable | undefined {
  if (!kernel && isPlainDeal(board)) return undefined;
  if (deal.stock.length < TABLE_FROM_STOCK[kernel ? 'fast' : 'plain']) return undefined;
  const table = createDealTable(deal, kernel ?? (plain ??= createPlainKernel()));
  return table.ok ? table.value : undefined;
}
