import type { Points } from '../cards.ts';
import { applyAction } from '../play/apply.ts';
import type { Deal, Move } from '../play/deal.ts';
import { moveAction } from '../play/moves.ts';
import { scoreOf, sideOf } from '../play/outcome.ts';
import { err, must, ok } from '../result.ts';
import { pointsOf } from '../rules/deck.ts';
import type { Result } from '../result.ts';
import type { Solution } from '../solver/solution.ts';
import { solve, solverFrom } from '../solver/solve.ts';
import type { SolveOptions } from '../solver/solve.ts';
import { moveOf } from './bestLine.ts';
import type { ExplainRefusal } from './explanation.ts';
import type { Values } from './judge.ts';
import { analysisOf } from './tree/analysis.ts';
import type { Analysis } from './tree/analysis.ts';
import { treeOf } from './tree/game.ts';
import type { Game } from './tree/game.ts';

/** What is known of a position before anything is explained. Reused for all its moves. */
export interface Knowledge {
  readonly deal: Deal;
  /** Final scores of the side to move, in the order of the legal moves. */
  readonly values: Values;
  /** The whole tree, in the range where it is small enough. */
  readonly analysis: Analysis | undefined;
  /** A best line that starts with a move, from the solver: for positions beyond the tree. Searched once a move. */
  solvedLine(move: Move): Result<readonly Move[], ExplainRefusal>;
}

/** Most tricks left, the one on the table included, by the number of seats. Source: issue 6, item 3. */
const TREE_TRICKS: Readonly<Record<number, number>> = { 2: 8, 4: 4, 5: 3, 6: 3 };

/** Without a stock nothing is drawn, hands are long, and every order of play counts. */
const TREE_TRICKS_LONG_HANDS: Readonly<Record<number, number>> = { 2: 6, 4: 4, 5: 3, 6: 3 };

function isSmall(game: Game, deal: Deal): boolean {
  const longest = Math.max(...deal.hands.map((hand) => hand.length));
  const limit = (longest > 5 ? TREE_TRICKS_LONG_HANDS : TREE_TRICKS)[game.seats] ?? 0;
  return game.tricks <= limit;
}

function treeKnowledge(deal: Deal): Knowledge | undefined {
  const tree = treeOf(deal);
  if (!tree || !isSmall(tree.game, deal)) return undefined;
  const analysis = analysisOf(tree.game, tree.root);
  const taken = scoreOf(deal, sideOf(deal, deal.turn));
  const found = new Map(
    analysis.movesWithValues(tree.root).map(({ move, value }) => [moveOf(tree.game, move), taken + value] as const),
  );
  return { deal, analysis, values: found, solvedLine: onceEach((move) => solveLine(deal, move, solve)) };
}

/** What is left to say when the solver's budget ended: at best, which moves still win. */
function notSolved(solution: Exclude<Solution, { readonly status: 'exact' }>): ExplainRefusal {
  if (solution.status === 'unsolved') return { kind: 'not-solved' };
  const moves = [...solution.wins].filter(([, wins]) => wins).map(([move]) => move);
  return { kind: 'not-solved', reaches: { target: solution.target, moves } };
}

/** A function of a move that is worked out once for each. */
function onceEach<Found>(find: (move: Move) => Found): (move: Move) => Found {
  const found = new Map<Move, Found>();
  return (move) => {
    const known = found.get(move) ?? find(move);
    found.set(move, known);
    return known;
  };
}

/** What the coach may use for positions that are not small. */
export type KnowOptions = Pick<SolveOptions, 'kernel'>;

/** All that can be known of a position: by the whole tree where it is small, by the solver where it is not. */
export function knowledgeOf(deal: Deal, options: KnowOptions = {}): Result<Knowledge, ExplainRefusal> {
  if (deal.phase === 'finished') return err({ kind: 'deal-over' });
  if (deal.phase !== 'playing') return err({ kind: 'wrong-phase', due: deal.phase === 'bidding' ? 'bid' : 'call' });
  const known = treeKnowledge(deal);
  if (known) return ok(known);
  const solveNow = solverFrom(deal, options);
  const solved = solveNow(deal);
  if (!solved.ok) return solved;
  if (solved.value.status !== 'exact') return err(notSolved(solved.value));
  return ok({
    deal,
    values: solved.value.values,
    analysis: undefined,
    solvedLine: onceEach((move) => solveLine(deal, move, solveNow)),
  });
}

function solveLine(
  deal: Deal,
  move: Move,
  solveNow: ReturnType<typeof solverFrom>,
): Result<readonly Move[], ExplainRefusal> {
  const next = must(applyAction(deal, moveAction(deal, move)));
  if (next.phase === 'finished') return ok([move]);
  const solved = solveNow(next);
  if (!solved.ok) return solved;
  return solved.value.status === 'exact' ? ok([move, ...solved.value.line]) : err(notSolved(solved.value));
}

/** All the card points still to be taken, those on the table included. */
export const pointsLeft = ({ rules, hands, stock, trick }: Deal): Points =>
  pointsOf(rules, [...hands.flat(), ...stock, ...trick.map((play) => play.card)]);
