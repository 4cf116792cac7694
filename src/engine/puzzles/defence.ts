import type { Goal } from '../coach/goal.ts';
import { rightMoves, scoreNeeded, topMoves } from '../coach/judge.ts';
import { knowledgeOf, pointsLeft } from '../coach/knowledge.ts';
import { applyAction } from '../play/apply.ts';
import type { Deal, Move } from '../play/deal.ts';
import { legalMoves, moveAction } from '../play/moves.ts';
import { scoreOf, sideOf } from '../play/outcome.ts';
import { must } from '../result.ts';
import { solve } from '../solver/solve.ts';
import { tricksLeft } from './choices.ts';
import { PLAYERS } from './players.ts';

/** How the other side answers in a puzzle, up to the learner's side's next move. */
export interface Defence {
  readonly moves: readonly Move[];
  /** `nothing`: whatever the learner's side plays from here on, it keeps what it has: the puzzle is solved. */
  readonly left: 'something' | 'nothing';
}

const after = (deal: Deal, move: Move): Deal => must(applyAction(deal, moveAction(deal, move)));

const NO_RIGHT: readonly Move[] = [];

/** The right moves of the learner's side; none where nothing exact is known. */
function rightIn(deal: Deal, goal: Goal): readonly Move[] {
  const known = knowledgeOf(deal);
  return known.ok ? rightMoves(deal, known.value.values, goal) : NO_RIGHT;
}

/** How much a position asks of the learner's side: wrong cards it may play, and those that the simple players fall for. */
function temptation(deal: Deal, goal: Goal): number {
  const legal = legalMoves(deal);
  if (deal.phase !== 'playing' || legal.length < 2) return 0;
  const right = rightIn(deal, goal);
  const fooled = (['natural', 'one-trick', 'two-tricks'] as const).filter(
    (name) => !right.includes(PLAYERS[name](deal)),
  ).length;
  return 2 * fooled + (legal.length - right.length) / legal.length;
}

/** The most that any line asks of the learner's side at its next decision, the others having played best up to it. */
function asksNext(deal: Deal, own: number, goal: Goal): number {
  let now = deal;
  while (now.phase === 'playing' && (sideOf(now, now.turn) !== own || legalMoves(now).length === 1)) {
    const solved = legalMoves(now).length === 1 ? undefined : solve(now);
    const best = solved?.ok && solved.value.status === 'exact' ? solved.value.best[0] : legalMoves(now)[0];
    if (best === undefined) return 0;
    now = after(now, best);
  }
  return temptation(now, goal);
}

/** The best answer of the side on turn; of equal ones that after which the learner's side is tempted most. */
function answer(deal: Deal, own: number, goal: Goal): Move {
  const [only, ...more] = legalMoves(deal);
  if (only === undefined) throw new Error('A position in play has a move');
  if (more.length === 0) return only;
  const known = knowledgeOf(deal);
  const best = known.ok ? topMoves(known.value.values) : [only, ...more];
  const [first = only, ...others] = best;
  if (others.length === 0) return first;
  const asked = best.map((move) => ({ move, asks: asksNext(after(deal, move), own, goal) }));
  return asked.reduce((most, one) => (one.asks > most.asks ? one : most)).move;
}

/** Up to this many tricks it is asked whether anything can still go wrong. */
const LAST_TRICKS = 3;

/** Whether the learner's side ends with at least `score` however it plays, the others playing whatever they like. */
function cannotFail(deal: Deal, own: number, score: number): boolean {
  if (scoreOf(deal, own) >= score) return true;
  if (deal.phase !== 'playing') return false;
  return legalMoves(deal).every((move) => cannotFail(after(deal, move), own, score));
}

function isSettled(deal: Deal, own: number, goal: Goal): boolean {
  if (deal.phase !== 'playing') return true;
  if (tricksLeft(deal) > LAST_TRICKS) return false;
  const known = knowledgeOf(deal);
  if (!known.ok) return false;
  // Final scores of the side on turn, which may be the other one: all the points of the deal are shared by the two.
  const top = Math.max(...known.value.values.values());
  const all = [...deal.sides.keys()].reduce((sum, side) => sum + scoreOf(deal, side), 0) + pointsLeft(deal);
  const best = sideOf(deal, deal.turn) === own ? top : all - top;
  const needed = scoreNeeded({ ...deal, turn: seatOf(deal, own) }, goal);
  return cannotFail(deal, own, needed === undefined ? best : Math.min(needed, best));
}

const seatOf = ({ sides }: Deal, side: number): number => sides[side]?.[0] ?? 0;

/**
 * How the other side defends after a right move of the learner's side `own` (an index of `sides`): best play, and of best
 * answers the most tempting one.
 */
export function defend(deal: Deal, own: number, goal: Goal): Defence {
  const moves: Move[] = [];
  let now = deal;
  while (now.phase === 'playing' && sideOf(now, now.turn) !== own) {
    const move = answer(now, own, goal);
    moves.push(move);
    now = after(now, move);
  }
  return { moves, left: isSettled(now, own, goal) ? 'nothing' : 'something' };
}
