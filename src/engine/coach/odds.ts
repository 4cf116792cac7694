import type { Points } from '../cards.ts';
import type { Move } from '../play/deal.ts';
import type { Estimate } from '../solver/estimate.ts';
import type { Expectation } from '../solver/expectation.ts';
import type { Goal } from './goal.ts';

/**
 * What can be said of a move where cards are hidden: odds, and nothing of who will take which card. There is no ledger
 * and no cause, because no line is known.
 */
export interface Odds {
  readonly move: Move;
  /** `exact`: an average over every order the hidden cards may have. `estimate`: over a sample of them. */
  readonly status: 'exact' | 'estimate';
  /** What moves are compared by: the average score, or, where only winning counts, the chance of it. */
  readonly by: 'points' | 'win';
  /** Average final score of the side to move, in card points. */
  readonly value: Points;
  /** How far the average may be off, in card points; 0 where it is exact. */
  readonly error: Points;
  /** Chance to win the deal, from 0 to 1, a tie counting half; undefined where it was not worked out. */
  readonly win: number | undefined;
  /** Whether the best move is better for certain, as far as the error lets one say. */
  readonly standing: 'best' | 'level' | 'behind';
  /**
   * The best other move; by how much its average is more than this one's, in card points, and its chance to win; undefined if
   * there is no other.
   */
  readonly rival: { readonly move: Move; readonly ahead: Points; readonly win: number | undefined } | undefined;
}

/** Two averages are told apart when they lie further from each other than twice their common error. */
const SIGNIFICANT = 2;

/** Averages closer than this are the same to a player, exact or not; and so are chances. */
const SAME: Points = 0.05;
const SAME_CHANCE = 0.005;

/** How far an estimated chance may be off even with many samples. Source: SCOPERTA.md part A, "Win probability" (0.7 %). */
const CHANCE_ERROR = 0.01;

const standingOf = (ahead: number, error: number, same: number): Odds['standing'] => {
  if (Math.abs(ahead) <= Math.max(same, SIGNIFICANT * error)) return 'level';
  return ahead > 0 ? 'behind' : 'best';
};

const chanceError = (found: Expectation | Estimate, win: number): number =>
  found.status === 'estimate' ? Math.max(CHANCE_ERROR, Math.sqrt((win * (1 - win)) / found.samples)) : 0;

/** Whether under that goal moves are compared by the chance to win, and it is known. */
const aimOf = (found: Expectation | Estimate, goal: Goal): Odds['by'] =>
  goal === 'reach-61' && found.win !== undefined ? 'win' : 'points';

/** The moves that were weighed, the best first. */
function ranked(found: Expectation | Estimate, goal: Goal): readonly Move[] {
  const chance = (move: Move): number => (aimOf(found, goal) === 'win' ? (found.win?.get(move) ?? 0) : 0);
  return [...found.values].sort(([x, a], [y, b]) => chance(y) - chance(x) || b - a).map(([move]) => move);
}

/**
 * The odds of one move among those that were weighed, compared by what the goal asks for: under `reach-61` by the chance
 * to win where it is known, else by points. Throws for a move that was not weighed.
 */
export function oddsOf(found: Expectation | Estimate, move: Move, goal: Goal): Odds {
  const value = found.values.get(move);
  if (value === undefined) throw new Error(`${move} was not weighed`);
  const errorOf = (other: Move): Points => (found.status === 'estimate' ? (found.error.get(other) ?? 0) : 0);
  const by = aimOf(found, goal);
  const win = found.win?.get(move);
  const facts = { move, status: found.status, by, value, error: errorOf(move), win } as const;
  const rival = ranked(found, goal).find((other) => other !== move);
  if (rival === undefined) return { ...facts, standing: 'best', rival: undefined };
  const ahead = (found.values.get(rival) ?? 0) - value;
  const rivalWin = found.win?.get(rival);
  const standing =
    by === 'win' && win !== undefined && rivalWin !== undefined
      ? standingOf(rivalWin - win, Math.hypot(chanceError(found, win), chanceError(found, rivalWin)), SAME_CHANCE)
      : standingOf(ahead, Math.hypot(errorOf(move), errorOf(rival)), SAME);
  return { ...facts, standing, rival: { move: rival, ahead, win: rivalWin } };
}

/** The odds of every move that was weighed, the best first. */
export const oddsOfAll = (found: Expectation, goal: Goal): readonly Odds[] =>
  ranked(found, goal).map((move) => oddsOf(found, move, goal));

/** The odds of one move; undefined for one that cannot be weighed, an exchange say. */
export const oddsOfMove = (found: Expectation, move: Move, goal: Goal): Odds | undefined =>
  found.values.has(move) ? oddsOf(found, move, goal) : undefined;
