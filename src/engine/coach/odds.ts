import type { Points } from '../cards.ts';
import type { Move } from '../play/deal.ts';
import type { Estimate } from '../solver/estimate.ts';
import type { Expectation } from '../solver/expectation.ts';

/**
 * What can be said of a move where cards are hidden: odds, and nothing of who will take which card. There is no ledger
 * and no cause, because no line is known.
 */
export interface Odds {
  readonly move: Move;
  /** `exact`: an average over every order the hidden cards may have. `estimate`: over a sample of them. */
  readonly status: 'exact' | 'estimate';
  /** Average final score of the side to move, in card points. */
  readonly value: Points;
  /** How far the average may be off, in card points; 0 where it is exact. */
  readonly error: Points;
  /** Chance to win the deal, from 0 to 1, a tie counting half; undefined where it was not worked out. */
  readonly win: number | undefined;
  /** Whether the best move is better for certain, as far as the error lets one say. */
  readonly standing: 'best' | 'level' | 'behind';
  /** The best other move, and by how much its average differs from this one's; undefined if there is no other. */
  readonly rival: { readonly move: Move; readonly ahead: Points } | undefined;
}

/** Two averages are told apart when they lie further from each other than twice their common error. */
const SIGNIFICANT = 2;

/** Averages closer than this are the same to a player, exact or not. */
const SAME: Points = 0.05;

const standingOf = (ahead: Points, error: Points): Odds['standing'] => {
  if (Math.abs(ahead) <= Math.max(SAME, SIGNIFICANT * error)) return 'level';
  return ahead > 0 ? 'behind' : 'best';
};

/** The odds of one move among those that were weighed. Throws for a move that was not. */
export function oddsOf(found: Expectation | Estimate, move: Move): Odds {
  const value = found.values.get(move);
  if (value === undefined) throw new Error(`${move} was not weighed`);
  const errorOf = (other: Move): Points => (found.status === 'estimate' ? (found.error.get(other) ?? 0) : 0);
  const [rival] = [...found.values].filter(([other]) => other !== move).sort(([, x], [, y]) => y - x);
  const win = found.win?.get(move);
  const facts = { move, status: found.status, value, error: errorOf(move), win } as const;
  if (!rival) return { ...facts, standing: 'best', rival: undefined };
  const [other, best] = rival;
  const ahead = best - value;
  return {
    ...facts,
    standing: standingOf(ahead, Math.hypot(errorOf(move), errorOf(other))),
    rival: { move: other, ahead },
  };
}

/** The odds of every move that was weighed, the best first. */
export const oddsOfAll = (found: Expectation): readonly Odds[] =>
  [...found.values.keys()].map((move) => oddsOf(found, move)).sort((a, b) => b.value - a.value);

/** The odds of one move; undefined for one that cannot be weighed, an exchange say. */
export const oddsOfMove = (found: Expectation, move: Move): Odds | undefined =>
  found.values.has(move) ? oddsOf(found, move) : undefined;
