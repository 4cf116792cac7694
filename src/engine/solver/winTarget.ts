import type { Points, Seat } from '../cards.ts';
import type { Deal } from '../play/deal.ts';
import type { Win } from '../rules/ruleSet.ts';

/** More than half of all points. */
const overHalf = (deal: Deal): Points => Math.floor(deal.rules.pointsTotal / 2) + 1;

function calledTarget(deal: Deal, seat: Seat, target: Points): Points {
  const promised = deal.auction?.target ?? target;
  // The caller's side comes first; the others win by keeping it below what it promised.
  return deal.sides[0]?.includes(seat) ? promised : deal.rules.pointsTotal - promised + 1;
}

/** The one table from how a deal is won to the fewest points that win it for the side of a seat. */
const TARGET: { readonly [How in Win['deal']]: (deal: Deal, seat: Seat, win: Extract<Win, { deal: How }>) => Points } =
  {
    'over-half': (_deal, _seat, { target }) => target,
    'most-points': overHalf,
    'caller-side-reaches': (deal, seat, { target }) => calledTarget(deal, seat, target),
    accumulate: overHalf,
    claim: overHalf,
  };

/**
 * The fewest card points with which the side of `seat` wins the deal: 61 of 120 in most games, what was promised in the
 * games with a caller.
 */
export function pointsToWin(deal: Deal, seat: Seat): Points {
  const { win } = deal.rules;
  const target = TARGET[win.deal] as (deal: Deal, seat: Seat, how: Win) => Points; // the row of this very word
  return target(deal, seat, win);
}

/** What a final score of the side of `seat` counts for: 1 for a win, a half for a tie, 0 for a loss. */
export function winShare(deal: Deal, seat: Seat, score: Points): number {
  if (score >= pointsToWin(deal, seat)) return 1;
  const isTie = deal.rules.win.deal !== 'caller-side-reaches' && 2 * score === deal.rules.pointsTotal;
  return isTie ? 0.5 : 0;
}
