import type { Points } from '../cards.ts';
import type { Move } from '../play/deal.ts';
import type { Estimate } from '../solver/estimate.ts';
import type { Expectation } from '../solver/expectation.ts';
import type { Reach } from '../solver/reach.ts';
import type { Goal } from './goal.ts';

/**
 * What can be said of a move where cards are hidden: odds, and nothing of who will take which card. There is no ledger
 * and no cause, because no line is known.
 */
export interface Odds {
  readonly move: Move;
  readonly goal: Goal;
  /** `exact`: an average over every order the hidden cards may have. `estimate`: over a sample of them. */
  readonly status: 'exact' | 'estimate';
  /**
   * What moves are compared by: the average score, or, under a goal that a score reaches, the chance of it. Where no move has
   * any chance, points count again.
   */
  readonly by: 'points' | 'chance';
  /** Average final score of the side to move, in card points, both sides playing for points. */
  readonly value: Points;
  /** How far the average may be off, in card points; 0 where it is exact. */
  readonly error: Points;
  /**
   * The chance, from 0 to 1, of a final score of at least `needed`, both sides playing for that; undefined where it was not
   * worked out. Under `most-points` that is the score that wins, told beside the average.
   */
  readonly reach: { readonly status: Reach['status']; readonly needed: Points; readonly chance: number } | undefined;
  /** Whether the best move is better for certain, as far as the error lets one say. */
  readonly standing: 'best' | 'level' | 'behind';
  /**
   * The best other move; by how much its average is more than this one's, in card points, and its chance; undefined if there
   * is no other.
   */
  readonly rival: { readonly move: Move; readonly ahead: Points; readonly chance: number | undefined } | undefined;
}

/** Two averages are told apart when they lie further from each other than twice their common error. */
const SIGNIFICANT = 2;

/** Averages closer than this are the same to a player, exact or not; and so are chances. */
const SAME: Points = 0.05;
const SAME_CHANCE = 0.005;

const standingOf = (ahead: number, error: number, same: number): Odds['standing'] => {
  if (Math.abs(ahead) <= Math.max(same, SIGNIFICANT * error)) return 'level';
  return ahead > 0 ? 'behind' : 'best';
};

/** The chances by which moves are compared under that goal; undefined where points count. */
const chancesUnder = ({ reach }: Expectation | Estimate, goal: Goal): Reach | undefined =>
  goal !== 'most-points' && reach && Math.max(...reach.chance.values()) > 0 ? reach : undefined;

/** The moves that were weighed, the best first. */
function ranked(found: Expectation | Estimate, goal: Goal): readonly Move[] {
  const chances = chancesUnder(found, goal);
  const chance = (move: Move): number => chances?.chance.get(move) ?? 0;
  return [...found.values].sort(([x, a], [y, b]) => chance(y) - chance(x) || b - a).map(([move]) => move);
}

/**
 * The odds of one move among those that were weighed, compared by what the goal asks for: average points, or the chance to
 * reach the score where it is known. Throws for a move that was not weighed.
 */
export function oddsOf(found: Expectation | Estimate, move: Move, goal: Goal): Odds {
  const value = found.values.get(move);
  if (value === undefined) throw new Error(`${move} was not weighed`);
  const errorOf = (other: Move): Points => (found.status === 'estimate' ? (found.error.get(other) ?? 0) : 0);
  const chances = chancesUnder(found, goal);
  const by = chances ? 'chance' : 'points';
  const { reach: known } = found;
  const chance = known?.chance.get(move);
  const reach = known && chance !== undefined ? { status: known.status, needed: known.needed, chance } : undefined;
  const facts = { move, goal, status: found.status, by, value, error: errorOf(move), reach } as const;
  const rival = ranked(found, goal).find((other) => other !== move);
  if (rival === undefined) return { ...facts, standing: 'best', rival: undefined };
  const ahead = (found.values.get(rival) ?? 0) - value;
  const rivalChance = known?.chance.get(rival);
  const chanceError = (other: Move): number => chances?.error.get(other) ?? 0;
  const standing =
    chances && chance !== undefined && rivalChance !== undefined
      ? standingOf(rivalChance - chance, Math.hypot(chanceError(move), chanceError(rival)), SAME_CHANCE)
      : standingOf(ahead, Math.hypot(errorOf(move), errorOf(rival)), SAME);
  return { ...facts, standing, rival: { move: rival, ahead, chance: rivalChance } };
}

/** The odds of every move that was weighed, the best first. */
export const oddsOfAll = (found: Expectation, goal: Goal): readonly Odds[] =>
  ranked(found, goal).map((move) => oddsOf(found, move, goal));

/** The odds of one move; undefined for one that cannot be weighed, an exchange say. */
export const oddsOfMove = (found: Expectation, move: Move, goal: Goal): Odds | undefined =>
  found.values.has(move) ? oddsOf(found, move, goal) : undefined;
