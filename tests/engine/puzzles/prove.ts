import { rightMoves, type Values } from '../../../src/engine/coach/judge.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Deal, Move } from '../../../src/engine/play/deal.ts';
import { legalMoves, moveAction } from '../../../src/engine/play/moves.ts';
import { must } from '../../../src/engine/result.ts';
import type { Puzzle } from '../../../src/engine/puzzles/puzzle.ts';
import { solve } from '../../../src/engine/solver/solve.ts';
import { bruteForce, sideScore } from '../solver/bruteForce.ts';

const cardsIn = ({ hands, stock, trick }: Deal): number => hands.flat().length + stock.length + trick.length;

/** Up to this many cards every line is played out; with more the solver has to be believed, whom other tests hold to the same. */
const PLAIN = 9;

/** The values of a position by plain minimax where it is small, else by the solver, never by the coach that mined it. */
function valuesOf(deal: Deal): Values {
  if (cardsIn(deal) <= PLAIN && deal.hands.length === 2)
    return new Map(Object.entries(bruteForce(deal)) as [Move, number][]);
  const solved = must(solve(deal));
  if (solved.status !== 'exact') throw new Error('not solved');
  return solved.values;
}

/** Everything that is wrong with a puzzle; nothing, where it is one: one right move, its values, and a best line to the end. */
export function faultsOf({ deal, goal, values, line }: Puzzle): readonly string[] {
  const known = valuesOf(deal);
  const right = rightMoves(deal, known, goal);
  const faults: string[] = [];
  if (right.length !== 1 || right[0] !== line[0]) faults.push(`right are ${right.join(', ')}, not ${line[0]}`);
  const found = legalMoves(deal).map((move) => known.get(move));
  if (JSON.stringify(found) !== JSON.stringify(values))
    faults.push(`values are ${found.join(' ')}, not ${values.join(' ')}`);
  const [best = 0, second = 0] = [...known.values()].sort((x, y) => y - x);
  if (goal !== 'reach-61' && best - second < 10) faults.push(`the gap is ${best - second}`);
  const end = line.reduce((now: Deal, move) => must(applyAction(now, moveAction(now, move))), deal);
  if (end.phase !== 'finished') faults.push('the line does not end the deal');
  if (sideScore(end, deal.turn) !== best)
    faults.push(`the line ends with ${sideScore(end, deal.turn)}, best is ${best}`);
  return faults;
}
