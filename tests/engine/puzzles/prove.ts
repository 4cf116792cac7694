import { rightMoves, type Values } from '../../../src/engine/coach/judge.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Deal, Move } from '../../../src/engine/play/deal.ts';
import { legalMoves, moveAction } from '../../../src/engine/play/moves.ts';
import { must } from '../../../src/engine/result.ts';
import type { Puzzle } from '../../../src/engine/puzzles/puzzle.ts';
import { bruteForceOnce, sideScore } from '../solver/bruteForce.ts';

/** The values of a position by plain minimax over the rules: neither the solver nor the coach that mined it is asked. */
const valuesOf = (deal: Deal): Values => new Map(Object.entries(bruteForceOnce(deal)) as [Move, number][]);

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
