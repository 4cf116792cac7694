import type { Points } from '../cards.ts';
import type { Deal, Move } from '../play/deal.ts';
import { legalMoves } from '../play/moves.ts';
import { ok } from '../result.ts';
import type { Result } from '../result.ts';
import { boardOf } from './board.ts';
import type { Board } from './board.ts';
import type { DealKernel } from './dealKernel.ts';
import type { DealTable } from './dealTable.ts';
import { createDealSearch, isPlainDeal } from './dealSearch.ts';
import { clearHashTable, tableFor } from './hashTable.ts';
import { remembering } from './remembering.ts';
import type { Answers } from './remembering.ts';
import { createSearch } from './search.ts';
import { BUDGET_SPENT } from './searchTypes.ts';
import type { Search } from './searchTypes.ts';
import { proveWins, searchValues, solveExactly } from './searchSolution.ts';
import type { Solution, SolveRefusal } from './solution.ts';
import { quickTable, solutionFrom, valuesIn } from './tableSolution.ts';

export interface SolveOptions {
  /** How many tricks a search may start before it gives up: about a million a second. */
  readonly nodes?: number;
  /**
   * Prove only which moves bring the side to move to this final score, in card points; far cheaper than values.
   * Without it values are sought first, and this question is put for `FALLBACK_TARGET` when the budget ends.
   */
  readonly target?: Points;
  /** Where the table of a two-hand deal is made: the caller's, if it has a faster one than plain TypeScript. */
  readonly kernel?: DealKernel;
}

/** How far a solution has come. */
export interface SolvingProgress {
  readonly status: 'solving';
  /** Tricks started so far. */
  readonly nodes: number;
  /** The final scores that are exact already, by move, and how many moves there are. */
  readonly values: ReadonlyMap<Move, Points>;
  readonly moves: number;
}

/** A solution under way. */
export interface Solving {
  /**
   * Goes on until a search has started about so many tricks more: a million take about a second. Gives the solution, or
   * how far it has come. A deal that one table or a few hundredths of a second settle is settled at once.
   */
  step(nodes: number): Solution | SolvingProgress;
}

const DEFAULT_NODES = 3_000_000;

/** More than half of the 120 points. */
const FALLBACK_TARGET = 61;

const cardsIn = ({ hands, stock }: Board): number => {
  let count = stock.length;
  for (const hand of hands) for (let mask = hand; mask !== 0; mask &= mask - 1) count++;
  return count;
};

/** Makes the search that takes a board the quickest, again and again; what it found stays until another board is searched. */
function searchesOf(board: Board): (nodes: number) => Search {
  if (isPlainDeal(board)) return (nodes) => createDealSearch(board, nodes);
  const table = tableFor(cardsIn(board));
  let age = -1;
  return (nodes) => {
    if (table.age !== age) clearHashTable(table);
    age = table.age;
    return createSearch(board, table, nodes);
  };
}

/** What a search found before its budget ended: undefined if it did. */
function withinBudget<Found>(find: () => Found): Found | undefined {
  try {
    return find();
  } catch (thrown) {
    if (thrown === BUDGET_SPENT) return undefined;
    throw thrown;
  }
}

/**
 * The value of every move, without a line: undefined when the budget ends first. For callers that solve many deals.
 */
export function valuesOf(
  deal: Deal,
  { nodes = DEFAULT_NODES, kernel }: SolveOptions = {},
): Result<ReadonlyMap<Move, Points> | undefined, SolveRefusal> {
  const made = boardOf(deal);
  if (!made.ok) return made;
  const board = made.value;
  const table = quickTable(deal, board, kernel);
  if (table) return ok(valuesIn(table, deal));
  return ok(withinBudget(() => searchValues(deal, board, searchesOf(board)(nodes), new Map())));
}

/** Starts what `solve` does, to be done step by step: by a worker that wants to hear of a cancellation between them. */
export function startSolving(deal: Deal, options: SolveOptions = {}): Result<Solving, SolveRefusal> {
  const made = boardOf(deal);
  if (!made.ok) return made;
  const board = made.value;
  const budget = options.nodes ?? DEFAULT_NODES;
  const searchWith = searchesOf(board);
  const answers: Answers = new Map();
  const moves = legalMoves(deal).length;
  let { target } = options;
  let spent = 0;
  let before = 0; // nodes spent on values, when wins are sought after them

  return ok({
    step(nodes) {
      const table = target === undefined ? quickTable(deal, board, options.kernel) : undefined;
      if (table) return solutionFrom(table, deal);
      const slice = isPlainDeal(board) ? budget : Math.min(nodes, budget - spent);
      const search = remembering(searchWith(slice), answers);
      const values = new Map<Move, Points>();
      const found = withinBudget(() =>
        target === undefined ? solveExactly(deal, board, search, values) : proveWins(deal, board, search, target),
      );
      if (found) return found;
      spent += slice;
      if (spent >= budget && target !== undefined) return { status: 'unsolved', nodes: before + spent };
      if (spent >= budget) {
        target = FALLBACK_TARGET;
        before = spent;
        spent = 0;
      }
      return { status: 'solving', nodes: before + spent, values, moves };
    },
  });
}

/**
 * The value of every legal move of a position whose cards are all known, exchanges included, and best play to the end
 * under the tie-break of `tieBreak.ts`.
 *
 * Values are final scores of the side to move. Takes every game with two sides; refuses the others, and positions in
 * which no card is to be played. When the budget ends first, says only which moves reach 61; when it ends again, that
 * the position is not solved.
 */
export function solve(deal: Deal, options: SolveOptions = {}): Result<Solution, SolveRefusal> {
  const started = startSolving(deal, options);
  if (!started.ok) return started;
  for (;;) {
    const found = started.value.step(Infinity);
    if (found.status !== 'solving') return ok(found);
  }
}

/**
 * Solves a position and those that follow from it: with one table for all of them, where a table is the quickest.
 *
 * The function refuses what `solve` refuses, and throws for a position that cannot arise from `root` where it has a table.
 */
export function solverFrom(root: Deal, options: SolveOptions = {}): (deal: Deal) => Result<Solution, SolveRefusal> {
  const board = boardOf(root);
  const makeTable = (): DealTable | undefined => (board.ok ? quickTable(root, board.value, options.kernel) : undefined);
  let table = makeTable();
  return (deal) => {
    if (table && !table.isCurrent()) table = makeTable();
    return table ? ok(solutionFrom(table, deal)) : solve(deal, options);
  };
}
