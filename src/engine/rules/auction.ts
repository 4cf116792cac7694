import { rankOf } from '../cards.ts';
import type { Card, Points, Rank, Seat, Suit } from '../cards.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Refusal } from './refusal.ts';
import type { Auction, RuleSet } from './ruleSet.ts';

/** A bid of an auction: a rank, a number of card points, or a pass. */
export type Bid = Rank | Points | 'pass';

/** What the auction has settled so far. */
export interface AuctionState {
  readonly bids: readonly { readonly seat: Seat; readonly bid: Bid }[];
  readonly caller: Seat | undefined;
  /** The winning bid. */
  readonly bid: Bid | undefined;
  /** Card points the caller's side has promised. */
  readonly target: Points;
  readonly called: Card | undefined;
  /** The seat that held the called card; undefined before the call, and when the caller called his own card. */
  readonly partner: Seat | undefined;
  /** Whether everybody knows who the partner is: the called card has been played. */
  readonly partnerKnown: boolean;
  /** The other trump the caller named in mid-deal, where the rules let him. */
  readonly changedTo?: Suit;
}

/** Card points that win with no auction over points: more than half of 120. */
export const PLAIN_TARGET: Points = 61;

/** The state before the first bid. */
export const NO_BIDS: AuctionState = {
  bids: [],
  caller: undefined,
  bid: undefined,
  target: PLAIN_TARGET,
  called: undefined,
  partner: undefined,
  partnerKnown: false,
};

/** The auction of a rule set that has one. Throws for one that has none. */
export function auctionOf(rules: RuleSet): Auction {
  if (rules.auction === 'none') throw new Error(`${rules.id} has no auction`);
  return rules.auction;
}

const isPoints = (bid: Bid | undefined): bid is Points => typeof bid === 'number';

const lowestRank = (rules: RuleSet): Rank => {
  const rank = rules.strength[rules.strength.length - 1];
  if (!rank) throw new Error(`${rules.id} ranks no card`);
  return rank;
};

/** Whether points may be bid after `standing`. */
const pointsDue = (rules: RuleSet, { kind, afterLowest }: Auction, standing: Bid | undefined): boolean =>
  kind === 'points-up' || (afterLowest === 'points' && (isPoints(standing) || standing === lowestRank(rules)));

const hasPassed = ({ bids }: AuctionState, seat: Seat): boolean =>
  bids.some((made) => made.seat === seat && made.bid === 'pass');

/** The fewest points that may be bid now; undefined while ranks are bid, and when no higher bid exists. */
export function lowestPointsBid(rules: RuleSet, { bid }: AuctionState): Points | undefined {
  const auction = auctionOf(rules);
  if (!pointsDue(rules, auction, bid)) return undefined;
  const lowest = isPoints(bid) ? bid + auction.step : auction.min;
  return lowest <= auction.max ? lowest : undefined;
}

/** The bids open to the seat on turn, weakest first, with the pass at the end. */
export function legalBids(rules: RuleSet, state: AuctionState): readonly Bid[] {
  const auction = auctionOf(rules);
  const from = lowestPointsBid(rules, state);
  const points = from === undefined ? [] : Array.from({ length: auction.max - from + 1 }, (_, more) => from + more);
  const { bid } = state;
  const ranks = auction.kind === 'points-up' || isPoints(bid) ? [] : rules.strength;
  const standing = ranks.findIndex((rank) => rank === bid);
  return [...ranks.slice(standing + 1), ...points, 'pass'];
}

/** Why `bid` is refused, passing aside; undefined when it may be made. */
function bidRefusal(rules: RuleSet, state: AuctionState, bid: Exclude<Bid, 'pass'>): Refusal | undefined {
  const auction = auctionOf(rules);
  const tooLow: Refusal = { kind: 'bid-too-low', lowest: lowestPointsBid(rules, state) };
  if (isPoints(bid)) {
    if (!Number.isInteger(bid)) return { kind: 'bid-invalid', why: 'no-such-bid' };
    if (!pointsDue(rules, auction, state.bid)) return { kind: 'bid-invalid', why: 'points-before-the-lowest-rank' };
    if (bid > auction.max) return { kind: 'bid-invalid', why: 'over-the-maximum' };
    return bid < (tooLow.lowest ?? Infinity) ? tooLow : undefined;
  }
  if (auction.kind === 'points-up' || !rules.strength.includes(bid)) return { kind: 'bid-invalid', why: 'no-such-bid' };
  if (isPoints(state.bid)) return tooLow;
  return rules.strength.indexOf(bid) <= rules.strength.findIndex((rank) => rank === state.bid) ? tooLow : undefined;
}

/** What comes next in an auction. */
export type AuctionStep =
  | { readonly kind: 'goes-on'; readonly state: AuctionState; readonly turn: Seat }
  | { readonly kind: 'won'; readonly state: AuctionState; readonly caller: Seat }
  | { readonly kind: 'all-passed'; readonly state: AuctionState };

/**
 * The auction after one bid of the seat on turn.
 *
 * A pass is final. It ends when one bidder remains and all others have passed, or at once where a bid of the lowest
 * rank shuts it.
 *
 * Source: RULES.md parts 5.5 and 5.6; reading 8 of the vectors' README.
 */
export function applyBid(
  rules: RuleSet,
  state: AuctionState,
  turn: Seat,
  seat: Seat,
  bid: Bid,
): Result<AuctionStep, Refusal> {
  if (hasPassed(state, seat)) return err({ kind: 'already-passed' });
  if (seat !== turn) return err({ kind: 'not-your-turn', turn });
  const refusal = bid === 'pass' ? undefined : bidRefusal(rules, state, bid);
  if (refusal) return err(refusal);

  const bids = [...state.bids, { seat, bid }];
  const after: AuctionState =
    bid === 'pass'
      ? { ...state, bids }
      : { ...state, bids, bid, caller: seat, target: isPoints(bid) ? bid : state.target };

  const inPlay = Array.from({ length: rules.seats }, (_, other) => other).filter((other) => !hasPassed(after, other));
  if (inPlay.length === 0) return ok({ kind: 'all-passed', state: after });

  const { caller } = after;
  const shut = auctionOf(rules).afterLowest === 'auction-ends' && after.bid === lowestRank(rules);
  if (caller !== undefined && (shut || (inPlay.length === 1 && inPlay[0] === caller))) {
    return ok({ kind: 'won', state: after, caller });
  }
  const next = inPlay.find((other) => other > seat) ?? inPlay[0] ?? seat;
  return ok({ kind: 'goes-on', state: after, turn: next });
}

/** The rank that must be called: the one bid, the lowest after a bid of points; undefined where any card may be. */
export function rankToCall(rules: RuleSet, { bid }: AuctionState): Rank | undefined {
  if (auctionOf(rules).call === 'any-card') return undefined;
  return isPoints(bid) ? lowestRank(rules) : bid === 'pass' ? undefined : bid;
}

/** Whether `card` is of the rank that must be called. */
export const mayBeCalled = (rules: RuleSet, state: AuctionState, card: Card): boolean => {
  const rank = rankToCall(rules, state);
  return rank === undefined || rankOf(card) === rank;
};
