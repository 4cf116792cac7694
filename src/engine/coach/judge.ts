import type { Points } from '../cards.ts';
import type { Deal, Move } from '../play/deal.ts';
import { outcomeOf, sideOf } from '../play/outcome.ts';
import type { Goal } from './goal.ts';
import type { Outcome, Verdict } from './verdict.ts';

/** What every move of a position is worth: final scores of the side to move. */
export type Values = ReadonlyMap<Move, Points>;

/** Whether a score in this deal says who wins it. */
export const hasResult = ({ takenSince, rules }: Deal): boolean =>
  takenSince === 'start' && rules.win.deal !== 'accumulate' && rules.win.deal !== 'claim';

/** How the deal ends for the side to move if that is its final score. Ask only where `hasResult`. */
export function outcomeAt(deal: Deal, score: Points): Outcome {
  const side = sideOf(deal, deal.turn);
  const taken = deal.taken.map((_, seat) => {
    if (deal.sides[side]?.[0] === seat) return score;
    return deal.sides[1 - side]?.[0] === seat ? deal.rules.pointsTotal - score : 0;
  });
  const ended = outcomeOf({ ...deal, phase: 'finished', taken, tricks: [] });
  if (ended?.kind !== 'won') return 'tie';
  return ended.side === side ? 'win' : 'loss';
}

/** The lowest final score of the side to move with such a result; undefined if no score has it. */
export function lowestScoreFor(deal: Deal, result: Outcome): Points | undefined {
  for (let score = 0; score <= deal.rules.pointsTotal; score += 1) if (outcomeAt(deal, score) === result) return score;
  return undefined;
}

/** The score a goal asks for; undefined where it asks for as many points as possible, or the score is not known. */
export function scoreNeeded(deal: Deal, goal: Goal): Points | undefined {
  if (typeof goal === 'object') return goal.takeAtLeast;
  if (goal === 'most-points' || !hasResult(deal)) return undefined;
  return goal === 'reach-61'
    ? lowestScoreFor(deal, 'win')
    : (lowestScoreFor(deal, 'tie') ?? lowestScoreFor(deal, 'win'));
}

/** Every move with the top value, in the order of `values`. */
export function topMoves(values: Values): readonly Move[] {
  const top = Math.max(...values.values());
  return [...values].filter(([, value]) => value === top).map(([move]) => move);
}

/**
 * The moves that are right: those with the top value, or under a threshold goal all that keep it. Where no move keeps
 * the goal, the top value counts again.
 */
export function rightMoves(deal: Deal, values: Values, goal: Goal): readonly Move[] {
  const needed = scoreNeeded(deal, goal);
  if (needed === undefined) return topMoves(values);
  const keepers = [...values].filter(([, value]) => value >= needed).map(([move]) => move);
  return keepers.length > 0 ? keepers : topMoves(values);
}

/** What a move was worth under a goal. */
export function verdictOf(deal: Deal, values: Values, goal: Goal, move: Move): Verdict {
  const right = rightMoves(deal, values, goal);
  if (right.includes(move)) return { kind: right.length === 1 ? 'best' : 'just-as-good' };
  const best = Math.max(...values.values());
  const value = values.get(move) ?? 0;
  const turns = turnsOf(deal, best, value);
  return { kind: 'costs', points: best - value, ...(turns && { turns }) };
}

function turnsOf(deal: Deal, best: Points, value: Points): { from: Outcome; to: Outcome } | undefined {
  if (!hasResult(deal)) return undefined;
  const from = outcomeAt(deal, best);
  const to = outcomeAt(deal, value);
  return from === to ? undefined : { from, to };
}
