import type { Points } from '../../engine/cards.ts';
import type { DealData } from './deal.ts';

/** What can be asked of a deal, for a text that would otherwise type the number. All are card points. */
export type DealFactAsked =
  | { readonly of: 'score'; readonly seats: readonly number[] }
  /** What best play brings the learner's side from its first choice on, to the end of the deal. */
  | { readonly of: 'best' }
  /** What the learner's side has at the end after that card, and what the card gives away. */
  | { readonly of: 'value' | 'cost'; readonly card: string };

/** The number, or why there is none: the deal has no such seat or card, or no choice of the learner that was solved. */
export function dealFact({ script, report }: DealData, asked: DealFactAsked): Points | string {
  if (asked.of === 'score') {
    const scores = asked.seats.map((seat) => script.start.taken[seat]);
    const missing = scores.indexOf(undefined);
    return missing >= 0
      ? `there is no seat ${asked.seats[missing]}`
      : scores.reduce<Points>((sum, score) => sum + (score ?? 0), 0);
  }
  const values = report.find((step) => step.seat === script.learner && step.values)?.values;
  if (!values) return 'no choice of the learner was solved';
  const best = Math.max(...values.map(([, value]) => value));
  if (asked.of === 'best') return best;
  const own = values.find(([move]) => move === asked.card)?.[1];
  if (own === undefined) return `${asked.card} is no move of its first choice`;
  return asked.of === 'value' ? own : best - own;
}
