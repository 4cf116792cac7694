import { rankOf, type Card, type Rank } from '../cards.ts';
import { formatCards, parsePosition } from '../notation.ts';
import type { Bid, Deal } from '../play/deal.ts';
import type { Result } from '../result.ts';
import { PLAIN_TARGET } from '../rules/auction.ts';
import { pointsOf } from '../rules/deck.ts';
import type { PositionError, OptionRefusal } from '../rules/refusal.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { sidesOf, sidesOfCall } from '../rules/sides.ts';
import type { SharedEnd } from './sharedEnd.ts';

/** The promise of 61 as each kind of auction says it: the rank of the called card, or the points. */
const BID: Record<'rank-down' | 'points-up', (called: Card) => Bid> = {
  'rank-down': (called): Rank => rankOf(called),
  'points-up': () => PLAIN_TARGET,
};

/** The end as it stands under some rules. Refuses rules for another number of hands, or whose pack lacks its cards. */
export function endUnder(
  { hands, trump, turn, won, contract }: SharedEnd,
  rules: RuleSet,
): Result<Deal, PositionError | OptionRefusal> {
  const { auction } = rules;
  const called = contract &&
    auction !== 'none' && {
      auction: {
        caller: contract.caller,
        bid: BID[auction.kind](contract.called),
        target: PLAIN_TARGET,
        called: contract.called,
        partner: contract.partner,
        partnerKnown: true,
      },
    };
  return parsePosition({
    ruleSet: rules.id,
    options: rules.house ?? {},
    hands: hands.map(formatCards),
    turn,
    trump: rules.trump === 'none' || rules.trump === 'none-until-declared' ? null : trump,
    taken: won.map((pile) => pointsOf(rules, pile)),
    tricksWon: won.map((pile) => pile.length / rules.seats),
    sides: contract ? sidesOfCall(rules, contract.caller, contract.partner) : sidesOf(rules),
    ...called,
  });
}
