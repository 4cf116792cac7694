import type { Points, Seat } from '../cards.ts';
import type { Refusal } from './refusal.ts';
import type { RuleSet, Win } from './ruleSet.ts';

type ClaimMoment = Extract<Win, { deal: 'claim' }>['when'];

interface ClaimFacts {
  readonly rules: RuleSet;
  readonly trick: readonly { readonly seat: Seat }[];
  /** Between tricks: the seat that took the last one. */
  readonly turn: Seat;
}

type ClaimObstacle = Extract<Refusal, { kind: 'claim-not-allowed' }>['why'];

const BAD_MOMENT: Record<ClaimMoment, (facts: ClaimFacts, seat: Seat) => ClaimObstacle | undefined> = {
  'between-tricks': ({ trick }) => (trick.length > 0 ? 'not-between-tricks' : undefined),
  'only-trick-winner': ({ trick, turn }, seat) =>
    trick.length > 0 ? 'not-between-tricks' : seat === turn ? undefined : 'not-the-trick-winner',
  'any-time': () => undefined,
};

/**
 * Why `seat` may not claim to have `points`; undefined when it may. A wrong claim is not refused: it loses.
 *
 * Source: RULES.md part 5.11; reading 12 of the vectors' README.
 */
export function claimRefusal(facts: ClaimFacts, seat: Seat, points: Points): Refusal | undefined {
  const { win } = facts.rules;
  if (win.deal !== 'claim' || points !== win.target) return { kind: 'claim-not-allowed', why: 'no-claims-here' };
  const why = BAD_MOMENT[win.when](facts, seat);
  return why && { kind: 'claim-not-allowed', why };
}
