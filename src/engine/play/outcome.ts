import type { Points, Seat } from '../cards.ts';
import { PLAIN_TARGET } from '../rules/auction.ts';
import type { RuleSet, Win } from '../rules/ruleSet.ts';
import type { Deal } from './deal.ts';

/** How a deal ended, as far as sides are concerned. A side is an index into `deal.sides`. */
export type DealOutcome =
  | {
      readonly kind: 'won';
      readonly side: number;
      /** What decided it. `made` and `failed`: the caller's promise. */
      readonly by: 'points' | 'made' | 'failed' | 'claim' | 'wrong-claim' | 'no-claim' | 'last-trick';
    }
  | { readonly kind: 'tied'; readonly sides: readonly number[] }
  | { readonly kind: 'no-deal'; readonly why: 'all-passed' | 'hand-without-points' };

/** The side of a seat: an index into `deal.sides`. */
export function sideOf(deal: Deal, seat: Seat): number {
  const side = deal.sides.findIndex((members) => members.includes(seat));
  if (side < 0) throw new Error(`Seat ${seat} is on no side`);
  return side;
}

/** Points a side has so far: its tricks' cards, and declarations and other bonuses where the rule set has them. */
export const scoreOf = (deal: Deal, side: number): Points =>
  (deal.sides[side] ?? []).reduce((sum, seat) => sum + (deal.taken[seat] ?? 0) + (deal.bonus?.[seat] ?? 0), 0);

/** Whether nothing more can happen in this deal. */
export const isOver = (deal: Deal): boolean => deal.phase === 'finished';

const scoresOf = (deal: Deal): readonly Points[] => deal.sides.map((_, side) => scoreOf(deal, side));

function mostPoints(deal: Deal, by: 'points' | 'no-claim'): DealOutcome {
  const scores = scoresOf(deal);
  const most = Math.max(...scores);
  const top = scores.flatMap((score, side) => (score === most ? [side] : []));
  const [side] = top;
  if (deal.rules.tie === 'void-below-61' && most < PLAIN_TARGET) return { kind: 'tied', sides: top };
  if (top.length === 1 && side !== undefined) return { kind: 'won', side, by };
  const lastTrick = deal.tricks[deal.tricks.length - 1];
  return deal.rules.tie === 'last-trick-wins' && lastTrick
    ? { kind: 'won', side: sideOf(deal, lastTrick.winner), by: 'last-trick' }
    : { kind: 'tied', sides: top };
}

/** What happens to a caller's side with 60 when it promised 61. Source: RULES.md part 4, CH_TIE60. */
const CALLER_AT_60: Partial<Record<RuleSet['tie'], DealOutcome>> = {
  'caller-side-wins': { kind: 'won', side: 0, by: 'made' },
  'no-score': { kind: 'tied', sides: [0, 1] },
};

function callerReaches(deal: Deal): DealOutcome {
  const target = deal.auction?.target ?? PLAIN_TARGET;
  const score = scoreOf(deal, 0);
  if (score >= target) return { kind: 'won', side: 0, by: 'made' };
  const halfEach = target === PLAIN_TARGET && score === target - 1;
  return (halfEach ? CALLER_AT_60[deal.rules.tie] : undefined) ?? { kind: 'won', side: 1, by: 'failed' };
}

function claimed(deal: Deal): DealOutcome {
  const { claim } = deal;
  if (!claim) return mostPoints(deal, 'no-claim');
  const side = sideOf(deal, claim.seat);
  return claim.right ? { kind: 'won', side, by: 'claim' } : { kind: 'won', side: 1 - side, by: 'wrong-claim' };
}

/** The one table from how a deal is won to its outcome. Source: RULES.md part 5; reading 19 of the vectors' README. */
const OUTCOME: Record<Win['deal'], (deal: Deal) => DealOutcome> = {
  'over-half': (deal) => mostPoints(deal, 'points'),
  'most-points': (deal) => mostPoints(deal, 'points'),
  accumulate: (deal) => mostPoints(deal, 'points'),
  'caller-side-reaches': callerReaches,
  claim: claimed,
};

/** How the deal ended; undefined while it goes on. */
export function outcomeOf(deal: Deal): DealOutcome | undefined {
  if (!isOver(deal)) return undefined;
  if (deal.auction && deal.auction.caller === undefined && deal.tricks.length === 0) {
    return { kind: 'no-deal', why: deal.auction.bids.length > 0 ? 'all-passed' : 'hand-without-points' };
  }
  return OUTCOME[deal.rules.win.deal](deal);
}
