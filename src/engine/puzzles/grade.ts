import type { Goal } from '../coach/goal.ts';
import { rightMoves } from '../coach/judge.ts';
import { knowledgeOf } from '../coach/knowledge.ts';
import { applyAction } from '../play/apply.ts';
import type { Deal, Move } from '../play/deal.ts';
import { legalMoves, moveAction } from '../play/moves.ts';
import { sideOf } from '../play/outcome.ts';
import { must } from '../result.ts';
import { solve } from '../solver/solve.ts';
import { PLAYER_NAMES, PLAYERS } from './players.ts';
import type { PlayerName } from './players.ts';

/** How hard a puzzle is. */
export interface Grade {
  /**
   * 1: one of the four rules of thumb solves it; 2: counting this trick does; 3: looking two tricks ahead; 4: three
   * tricks; 5: none of them.
   */
  readonly grade: 1 | 2 | 3 | 4 | 5;
  /** How many of the seven players fail, 0 to 7. */
  readonly failures: number;
  readonly solvedBy: readonly PlayerName[];
  /** Whether both the natural player and the one that counts this trick choose a wrong first move. */
  readonly isTrap: boolean;
}

const after = (deal: Deal, move: Move): Deal => must(applyAction(deal, moveAction(deal, move)));

/** The moves that are right for the seat on turn; undefined where the position cannot be solved. */
function rightNow(deal: Deal, goal: Goal): readonly Move[] | undefined {
  const known = knowledgeOf(deal);
  return known.ok ? rightMoves(deal, known.value.values, goal) : undefined;
}

/** Best play for the other seats. */
function reply(deal: Deal): Move | undefined {
  const solved = solve(deal);
  return solved.ok && solved.value.status === 'exact' ? solved.value.line[0] : undefined;
}

/**
 * Whether a player makes only right moves at the first `decisions` decisions of the learner's side, whose every card it
 * plays, against best replies. A choice of one is no decision.
 */
function solves(start: Deal, goal: Goal, name: PlayerName, decisions: number): boolean {
  const own = sideOf(start, start.turn);
  let deal = start;
  let left = decisions;
  while (deal.phase === 'playing' && left > 0) {
    if (sideOf(deal, deal.turn) !== own) {
      const move = reply(deal);
      if (move === undefined) return false;
      deal = after(deal, move);
      continue;
    }
    const [only, ...more] = legalMoves(deal);
    const move = only !== undefined && more.length === 0 ? only : PLAYERS[name](deal);
    if (more.length > 0) {
      if (!rightNow(deal, goal)?.includes(move)) return false;
      left -= 1;
    }
    deal = after(deal, move);
  }
  return true;
}

const RULES_OF_THUMB: readonly PlayerName[] = ['cheapest', 'most-points', 'win-cheaply', 'natural'];

function levelOf(solvedBy: readonly PlayerName[]): Grade['grade'] {
  if (RULES_OF_THUMB.some((name) => solvedBy.includes(name))) return 1;
  if (solvedBy.includes('one-trick')) return 2;
  if (solvedBy.includes('two-tricks')) return 3;
  return solvedBy.includes('three-tricks') ? 4 : 5;
}

/**
 * How hard the position is for the seat on turn, by which of the seven simple players get its first `decisions`
 * decisions right: 1 grades the first card alone, and more the whole of a longer puzzle.
 *
 * For positions in the range of the coach's tree. Throws beyond what the tree can number.
 */
export function gradeOf(deal: Deal, goal: Goal, decisions: number): Grade {
  const solvedBy = PLAYER_NAMES.filter((name) => solves(deal, goal, name, decisions));
  const right = rightNow(deal, goal) ?? [];
  return {
    grade: levelOf(solvedBy),
    failures: PLAYER_NAMES.length - solvedBy.length,
    solvedBy,
    isTrap: !right.includes(PLAYERS.natural(deal)) && !right.includes(PLAYERS['one-trick'](deal)),
  };
}
