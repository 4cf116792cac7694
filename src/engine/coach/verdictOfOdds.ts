import type { Odds } from './odds.ts';
import type { Verdict } from './verdict.ts';

/** The verdict that goes with odds. A cost is the gap of two averages to the nearest point, and at least one. */
export function verdictOfOdds({ standing, rival }: Odds): Verdict {
  if (standing === 'best') return { kind: 'best' };
  if (standing === 'level') return { kind: 'just-as-good' };
  return { kind: 'costs', points: Math.max(1, Math.round(rival?.ahead ?? 0)) };
}
