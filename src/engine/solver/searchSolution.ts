import type { Points } from '../cards.ts';
import type { Deal, Move } from '../play/deal.ts';
import type { Board } from './board.ts';
import { EXCHANGE, moveAt } from './moveNumber.ts';
import type { MoveNumber } from './moveNumber.ts';
import type { Search } from './searchTypes.ts';
import type { Solution } from './solution.ts';
import { bestOf } from './tableSolution.ts';
import { inOrderOfPreference } from './tieBreak.ts';

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

/** Fills `values` with the final score of the side to move by move, in hand order, and gives them. */
export function searchValues(
  deal: Deal,
  board: Board,
  search: Search,
  values: Map<Move, Points>,
): ReadonlyMap<Move, Points> {
  const isFirstSide = board.sideOf[deal.turn] === 0;
  const taken = board.taken[isFirstSide ? 0 : 1];
  const all = search.pointsLeft();
  let guess = Math.round(all / 2);
  for (const [number, move] of inHandOrder(deal, search)) {
    guess = search.valueOf(number, guess);
    values.set(move, taken + (isFirstSide ? guess : all - guess));
  }
  return values;
}

/** The solution by search. `values` is filled as they are found. */
export function solveExactly(deal: Deal, board: Board, search: Search, values: Map<Move, Points>): Solution {
  searchValues(deal, board, search, values);
  const isFirstSide = board.sideOf[deal.turn] === 0;
  const own = Math.max(...values.values()) - board.taken[isFirstSide ? 0 : 1];
  const line = lineOf(deal, board, search, isFirstSide ? own : search.pointsLeft() - own);
  return { status: 'exact', values, best: bestOf(values), line };
}

/** Which moves bring the side to move to `target`, a final score. */
export function proveWins(deal: Deal, board: Board, search: Search, target: Points): Solution {
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
