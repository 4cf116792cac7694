import type { Odds } from './odds.ts';
import type { Verdict } from './verdict.ts';

/**
 * The verdict that goes with odds. A cost is the gap of two averages to the nearest point, and at least one; where moves
 * are compared by the chance of a score, the chance lost beside it, at least one in a hundred.
 */
export function verdictOfOdds({ standing, by, reach, rival }: Odds): Verdict {
  if (standing === 'best') return { kind: 'best' };
  if (standing === 'level') return { kind: 'just-as-good' };
  const points = Math.round(rival?.ahead ?? 0);
  if (by === 'points' || reach === undefined || rival?.chance === undefined)
    return { kind: 'costs', points: Math.max(1, points) };
  return { kind: 'costs', points: Math.max(0, points), chance: Math.max(0.01, rival.chance - reach.chance) };
}
