import { findCard, isSuit } from '../cards.ts';
import type { Points, Suit } from '../cards.ts';
import { isCount, isFields, malformed, readCounts } from '../json.ts';
import type { Fields, Read } from '../json.ts';
import { ok } from '../result.ts';
import { NO_BIDS } from '../rules/auction.ts';
import type { AuctionState, Bid } from '../rules/auction.ts';
import type { Declared } from '../rules/declare.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { Phase } from './deal.ts';

/** Readers of what a position may say of an auction and of declarations, in rule sets that have them. */

const PHASES: readonly Phase[] = ['bidding', 'discarding', 'calling', 'playing', 'finished'];

const isPhase = (value: unknown): value is Phase => (PHASES as readonly unknown[]).includes(value);

/** A bid as it is written: a rank (text), card points (number) or `pass`. */
export const isBid = (value: unknown, rules: RuleSet): value is Bid =>
  value === 'pass' || isCount(value) || (rules.ranks as readonly unknown[]).includes(value);

const isSuitText = (value: unknown): value is Suit => typeof value === 'string' && isSuit(value);

const optional = <Value>(value: unknown, is: (value: unknown) => value is Value): Value | undefined =>
  is(value) ? value : undefined;

/** The auction and the phase of a position; undefined where it says nothing of one. */
export function readAuction(
  fields: Fields,
  rules: RuleSet,
): Read<{ readonly phase: Phase; readonly auction: AuctionState } | undefined> {
  const { auction, phase } = fields;
  if (auction === undefined) return ok(undefined);
  if (rules.auction === 'none' || !isFields(auction))
    return malformed('auction', 'an object, in a game with an auction');
  if (phase !== undefined && !isPhase(phase)) return malformed('phase', `one of ${PHASES.join(', ')}`);
  const { bids = [], caller, bid, target, called, partner, partnerKnown, changedTo } = auction;
  const isSeat = (value: unknown): value is number => isCount(value) && value < rules.seats;
  const isMade = (made: unknown): boolean => isFields(made) && isSeat(made.seat) && isBid(made.bid, rules);
  if (!Array.isArray(bids) || !bids.every(isMade)) return malformed('auction.bids', 'a list of seats and bids');
  return ok({
    phase: phase ?? 'playing',
    auction: {
      ...NO_BIDS,
      bids: bids as AuctionState['bids'],
      caller: optional(caller, isSeat),
      bid: optional(bid, (value): value is Bid => isBid(value, rules)),
      target: optional(target, isCount) ?? NO_BIDS.target,
      called: typeof called === 'string' ? findCard(called) : undefined,
      partner: optional(partner, isSeat),
      partnerKnown: partnerKnown === true,
      ...(isSuitText(changedTo) && { changedTo }),
    },
  });
}

interface Records {
  readonly bonus?: readonly Points[];
  readonly declared?: readonly Declared[];
}

const isDeclared = (value: unknown): value is Declared =>
  isFields(value) && isCount(value.seat) && isCount(value.afterTricks) && isSuitText(value.suit);

/** Points for declarations and other bonuses, and what was declared. */
export function readDeclared(fields: Fields, rules: RuleSet): Read<Records> {
  if (rules.declarations.length === 0 && rules.bonuses.length === 0) return ok({});
  const bonus =
    fields.bonus === undefined
      ? ok(Array.from({ length: rules.seats }, () => 0))
      : readCounts(fields, 'bonus', rules.seats);
  if (!bonus.ok) return bonus;
  const { declared } = fields;
  if (declared === undefined) return ok({ bonus: bonus.value });
  if (!Array.isArray(declared) || !declared.every(isDeclared)) return malformed('declared', 'a list of declarations');
  return ok({ bonus: bonus.value, declared });
}
