import type { Points } from '../../cards.ts';
import type { Auction, LedgerScoring, RuleSet } from '../../rules/ruleSet.ts';
import { always, hasAuction, where } from './patch.ts';
import type { Option, Patch } from './patch.ts';

/** House options of the games with a caller and a secret partner. Source: RULES.md part 4. */

const auctioned =
  (applies: (auction: Auction) => boolean, change: Partial<Auction>): Patch =>
  ({ auction }) =>
    auction === 'none' || !applies(auction) ? undefined : { auction: { ...auction, ...change } };

const isOverRanks = ({ kind }: Auction): boolean => kind === 'rank-down';
const isOverPoints = ({ kind }: Auction): boolean => kind === 'points-up';

const paid =
  (change: Partial<LedgerScoring>): Patch =>
  ({ scoring }) =>
    scoring === 'none' || scoring.kind !== 'ledger' ? undefined : { scoring: { ...scoring, ...change } };

const minimum = (min: Points): Patch => auctioned(isOverPoints, { min });

/** Factors of the pay-off by the points bid. Source: RULES.md part 5.5 (RDG1). */
const BY_BID: LedgerScoring['byBid'] = [
  [71, 2],
  [81, 3],
  [91, 4],
  [101, 5],
];

const blind: Patch = ({ auction }) =>
  auction === 'none' ? undefined : { firstTrickBlind: true, auction: { ...auction, reveal: 'after-first-trick' } };

const named: Patch = ({ auction }) =>
  auction === 'none' ? undefined : { firstTrickBlind: false, auction: { ...auction, reveal: 'after-auction' } };

const anyCardCalled = ({ auction }: RuleSet): boolean => auction !== 'none' && auction.call === 'any-card';

/** Six who sit down, two against four: a partner counts as in five-hand play, and the caller makes up the zero. */
const SIX_UNITS: Partial<LedgerScoring> = { caller: 3, partner: 1, opponent: -1, selfCaller: 5 };

const sixPlayers = (change: Partial<RuleSet>): Patch =>
  where(hasAuction, (rules) => ({
    seats: 6,
    handSize: 6,
    ...paid(SIX_UNITS)(rules),
    ...change,
  }));

export const callerOptions = {
  CH_SIX: {
    sit_out: where(hasAuction, always({ sittingOut: 1 })),
    remove_four_cards_6_each: sixPlayers({ removed: ['4d', '4c', '4s', '4b'] }),
    kitty_4: where(({ auction }) => auction !== 'none' && isOverPoints(auction), sixPlayers({ kitty: 4 })),
  },
  CH_AFTER_TWO: {
    points_from_62: auctioned(isOverRanks, { afterLowest: 'points', min: 62 }),
    points_from_61: auctioned(isOverRanks, { afterLowest: 'points', min: 61 }),
    auction_ends: auctioned(isOverRanks, { afterLowest: 'auction-ends' }),
    start_at_two: auctioned(isOverRanks, { kind: 'points-up', min: 61 }),
  },
  SUBASTADA_MIN: { '61': minimum(61), '100': minimum(100) },
  SUBASTADA_TRUMP: {
    any_suit: where(anyCardCalled, always({ trump: 'declared-by-caller' })),
    suit_of_called_card: where(anyCardCalled, always({ trump: 'suit-of-called-card' })),
  },
  CH_LEADER: {
    next_after_dealer: where(hasAuction, always({ lead: 'next-after-dealer' })),
    caller: where(hasAuction, always({ lead: 'caller' })),
  },
  CH_BLIND: { off: named, first_trick: blind },
  BASTARDA: {
    blind_first_trick: blind,
    alias: named,
    seed_switch: (rules) => {
      const change = named(rules);
      return change && { ...change, trumpChange: 'once-by-caller' };
    },
  },
  CH_MONTE: {
    off: where(hasAuction, always({ throwIn: 'all-passed' })),
    no_points_hand_redeal: where(hasAuction, always({ throwIn: 'all-passed-or-hand-without-points' })),
  },
  CH_SCORE: {
    fixed_2_1: paid({ unit: 'fixed' }),
    points_ledger: paid({ unit: 'points' }),
    one_or_two: paid({ unit: 'one-or-two' }),
  },
  CH_MULTIPLIER: { off: paid({ byBid: [] }), by_bid: paid({ byBid: BY_BID }) },
  CH_TIE60: {
    caller_loses: where(hasAuction, always({ tie: 'caller-side-loses' })),
    draw: where(hasAuction, always({ tie: 'no-score' })),
    caller_wins: where(hasAuction, always({ tie: 'caller-side-wins' })),
  },
} as const satisfies Readonly<Record<string, Option>>;
