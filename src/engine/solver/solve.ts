import type { Points } from '../cards.ts';
import type { Deal, Move } from '../play/deal.ts';
import { applyAction } from '../play/apply.ts';
import { moveAction } from '../play/moves.ts';
import { must, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { boardOf } from './board.ts';
import type { Board } from './board.ts';
import type { DealKernel } from './dealKernel.ts';
import { createDealTable } from './dealTable.ts';
import type { DealTable } from './dealTable.ts';
import { clearHashTable, createHashTable } from './hashTable.ts';
import type { HashTable } from './hashTable.ts';
import { EXCHANGE, moveAt } from './moveNumber.ts';
import type { MoveNumber } from './moveNumber.ts';
import { createPlainKernel } from './plainKernel.ts';
import { createSearch } from './search.ts';
import { BUDGET_SPENT } from './searchTypes.ts';
import type { Search } from './searchTypes.ts';
import type { Solution, SolveRefusal } from './solution.ts';
import { inOrderOfPreference, preferredMove } from './tieBreak.ts';

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

const DEFAULT_NODES = 3_000_000;

/** More than half of the 120 points. */
const FALLBACK_TARGET = 61;

const SMALL_BITS = 10;
const LARGE_BITS = 18;

// One table of each size for all searches: they run one after another, and each forgets the last.
let small: HashTable | undefined;
let large: HashTable | undefined;

const cardsIn = ({ hands, stock }: Board): number => {
  let count = stock.length;
  for (const hand of hands) for (let mask = hand; mask !== 0; mask &= mask - 1) count++;
  return count;
};

function freshTable(board: Board): HashTable {
  // Fourteen live cards make at most a few thousand positions.
  const table =
    cardsIn(board) <= 14 ? (small ??= createHashTable(SMALL_BITS)) : (large ??= createHashTable(LARGE_BITS));
  clearHashTable(table);
  return table;
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

const inHandOrder = (deal: Deal, search: Search): readonly (readonly [MoveNumber, Move])[] => {
  const hand = deal.hands[deal.turn] ?? [];
  const place = (move: Move): number => hand.findIndex((card) => move === card || move === `exchange ${card}`);
  return search
    .moves()
    .map((number) => [number, moveAt(deal.rules, number)] as const)
    .sort(([a, moveA], [b, moveB]) => Number(a >= EXCHANGE) - Number(b >= EXCHANGE) || place(moveA) - place(moveB));
};

/** The best move under the tie-break whose value side 0 finds equal to `value`, that of the position. */
function pickMove(search: Search, isFirstSide: boolean, value: Points): MoveNumber {
  const moves = inOrderOfPreference(search.situation(), search.moves());
  const found = moves.find((move) => (isFirstSide ? search.reaches(move, value) : !search.reaches(move, value + 1)));
  if (found === undefined) throw new Error(`No move keeps the value ${value} of ${moves.join(' ')}`);
  return found;
}

/** Best play to the end. `value`: points of side 0 from here on. */
function lineOf(deal: Deal, board: Board, search: Search, value: Points): Move[] {
  const line: Move[] = [];
  let left = value;
  while (!search.isOver()) {
    const move = pickMove(search, board.sideOf[search.turn()] === 0, left);
    line.push(moveAt(deal.rules, move));
    left -= search.make(move);
  }
  return line;
}

const bestOf = (values: ReadonlyMap<Move, Points>): readonly Move[] => {
  const top = Math.max(...values.values());
  return [...values].filter(([, value]) => value === top).map(([move]) => move);
};

function searchValues(deal: Deal, board: Board, search: Search): Map<Move, Points> {
  const isFirstSide = board.sideOf[deal.turn] === 0;
  const taken = board.taken[isFirstSide ? 0 : 1];
  const all = search.pointsLeft();
  const values = new Map<Move, Points>();
  let guess = Math.round(all / 2);
  for (const [number, move] of inHandOrder(deal, search)) {
    guess = search.valueOf(number, guess);
    values.set(move, taken + (isFirstSide ? guess : all - guess));
  }
  return values;
}

function solveExactly(deal: Deal, board: Board, table: HashTable, nodes: number): Solution {
  const search = createSearch(board, table, nodes);
  const values = searchValues(deal, board, search);
  const isFirstSide = board.sideOf[deal.turn] === 0;
  const own = Math.max(...values.values()) - board.taken[isFirstSide ? 0 : 1];
  const line = lineOf(deal, board, search, isFirstSide ? own : search.pointsLeft() - own);
  return { status: 'exact', values, best: bestOf(values), line };
}

function proveWins(deal: Deal, board: Board, table: HashTable, nodes: number, target: Points): Solution {
  const search = createSearch(board, table, nodes);
  const isFirstSide = board.sideOf[deal.turn] === 0;
  const needed = target - board.taken[isFirstSide ? 0 : 1];
  const all = search.pointsLeft();
  const reaches = (move: MoveNumber): boolean =>
    needed <= 0 || (isFirstSide ? search.reaches(move, needed) : !search.reaches(move, all - needed + 1));
  return {
    status: 'win-only',
    target,
    wins: new Map(inHandOrder(deal, search).map(([number, move]) => [move, reaches(number)])),
  };
}

/** From this many stock cards on the table of a two-hand deal is quicker than a search: in plain TypeScript, and else. */
const TABLE_FROM_STOCK = { plain: 8, fast: 2 } as const;

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

function valuesIn(table: DealTable, deal: Deal): ReadonlyMap<Move, Points> {
  const values = table.read(deal);
  if (!values) throw new Error('The deal does not arise from the root of its table');
  return values;
}

/** The value of every move where the whole of a two-hand deal is worth solving at once, without a line. */
function tableFor(deal: Deal, kernel: DealKernel | undefined): DealTable | undefined {
  if (deal.stock.length < TABLE_FROM_STOCK[kernel ? 'fast' : 'plain']) return undefined;
  const table = createDealTable(deal, kernel ?? (plain ??= createPlainKernel()));
  return table.ok ? table.value : undefined;
}

let plain: DealKernel | undefined;

/**
 * The value of every move, without a line: undefined when the budget ends first. For callers that solve many deals.
 */
export function valuesOf(
  deal: Deal,
  { nodes, kernel }: SolveOptions = {},
): Result<ReadonlyMap<Move, Points> | undefined, SolveRefusal> {
  const table = tableFor(deal, kernel);
  if (table) return ok(valuesIn(table, deal));
  const made = boardOf(deal);
  if (!made.ok) return made;
  const board = made.value;
  const search = createSearch(board, freshTable(board), nodes ?? DEFAULT_NODES);
  return ok(withinBudget(() => searchValues(deal, board, search)));
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
  const made = boardOf(deal);
  if (!made.ok) return made;
  if (options.target === undefined) {
    const whole = tableFor(deal, options.kernel);
    if (whole) return ok(solutionFrom(whole, deal));
  }
  const board = made.value;
  const nodes = options.nodes ?? DEFAULT_NODES;
  const table = freshTable(board);
  const { target } = options;
  if (target === undefined) {
    const exact = withinBudget(() => solveExactly(deal, board, table, nodes));
    if (exact) return ok(exact);
  }
  const won = withinBudget(() => proveWins(deal, board, table, nodes, target ?? FALLBACK_TARGET));
  return ok(won ?? { status: 'unsolved', nodes: target === undefined ? 2 * nodes : nodes });
}
