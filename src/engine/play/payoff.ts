import { gamesFor, ledgerFor } from '../rules/scoring.ts';
import type { Deal } from './deal.ts';
import { outcomeOf, scoreOf } from './outcome.ts';

/** What each seat gains or loses; undefined while the deal goes on, without a caller, and where no pay-off is kept. */
export function ledgerOf(deal: Deal): readonly number[] | undefined {
  const { rules, auction } = deal;
  const outcome = outcomeOf(deal);
  if (rules.scoring === 'none' || rules.scoring.kind !== 'ledger') return undefined;
  if (auction?.caller === undefined || outcome?.kind !== 'won') return undefined;
  return ledgerFor(rules.scoring, {
    seats: rules.seats,
    caller: auction.caller,
    partner: auction.partner,
    made: outcome.by === 'made',
    target: auction.target,
    score: scoreOf(deal, 0),
    total: rules.pointsTotal,
  });
}

/** Games won by each side; undefined while the deal goes on, and where games are not counted. */
export function gamesOf(deal: Deal): readonly number[] | undefined {
  const { scoring } = deal.rules;
  if (scoring === 'none' || scoring.kind !== 'games' || !outcomeOf(deal)) return undefined;
  return deal.sides.map((_, side) => gamesFor(scoring, scoreOf(deal, side)));
}

/** Whether one side won every trick. */
export const isCapote = ({ sides, tricksWon }: Deal): boolean =>
  sides.filter((side) => side.some((seat) => (tricksWon[seat] ?? 0) > 0)).length === 1;
