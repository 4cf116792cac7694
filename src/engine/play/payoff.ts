import { rankOf } from '../cards.ts';
import type { Rank } from '../cards.ts';
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

/** What an ace and a ten are worth in side payments. Source: RULES.md part 4, BRUSQ_SIDE (KNO); the amounts fill a gap. */
const SIDE_UNITS: Readonly<Partial<Record<Rank, number>>> = { A: 2, '10': 1 };

/**
 * Side payments by seat, apart from card points: who takes a trick with an ace or ten of his own is paid by everybody
 * else, who loses one pays its taker. They sum to zero. Undefined where there are none.
 */
export function sidePayOf({ rules, tricks }: Deal): readonly number[] | undefined {
  if (rules.sidePay === 'none') return undefined;
  const paid = Array.from({ length: rules.seats }, () => 0);
  for (const { plays, winner } of tricks) {
    for (const { seat, card } of plays) {
      const unit = SIDE_UNITS[rankOf(card)] ?? 0;
      const payers = seat === winner ? paid.map((_, other) => other).filter((other) => other !== winner) : [seat];
      for (const payer of payers) {
        paid[payer] = (paid[payer] ?? 0) - unit;
        paid[winner] = (paid[winner] ?? 0) + unit;
      }
    }
  }
  return paid;
}
