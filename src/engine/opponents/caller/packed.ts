import { cardOf, rankOf, suitOf, SUITS } from '../../cards.ts';
import type { Card, Points, Seat, Suit } from '../../cards.ts';
import { rankToCall } from '../../rules/auction.ts';
import { pointsOf } from '../../rules/deck.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import type { Deal } from '../../play/deal.ts';

/**
 * Deals of games with a caller as plain numbers, so that thousands can be played out while one card is thought about.
 * A card is `suit * ranks + strength`: of two cards of a suit the greater takes.
 */

/** A suit, rank or seat that is not settled. */
export const NONE = -1;

/** What of the rules a playout needs. */
export interface PackedRules {
  readonly seats: number;
  /** Cards of a suit. */
  readonly ranks: number;
  /** Card points by packed card. */
  readonly points: Uint8Array;
  /** The suit of a packed card. */
  readonly suits: Uint8Array;
  /**
   * What a packed card costs to part with, for ordering only, as in `../policy.ts`: one list for each suit of trump, the
   * first for none.
   */
  readonly costs: readonly Int32Array[];
  /** Whether the suit led must be followed. */
  readonly follow: boolean;
}

/** More cards than any hand of these games holds. */
export const HAND_ROOM = 12;

/** A deal in which cards are played. It is changed in place by `playOut`. */
export interface PackedDeal {
  readonly rules: PackedRules;
  /** `HAND_ROOM` places a seat, of which the first `sizes[seat]` count. */
  readonly hands: Uint8Array;
  readonly sizes: Uint8Array;
  /** The suit of trump by its place in `SUITS`. */
  trump: number;
  caller: Seat;
  partner: Seat;
  /** The strength of the rank that the caller names a suit for after this trick; `NONE` once a card is called. */
  due: number;
  /** Card points the caller's side has. */
  points: Points;
  /** The cards on the table, and the seat that led. */
  readonly trick: Uint8Array;
  lying: number;
  leader: Seat;
}

const packs = new WeakMap<RuleSet, PackedRules>();

/** The rules as numbers, made once for each rule set. */
export function packRules(rules: RuleSet): PackedRules {
  const found = packs.get(rules);
  if (found) return found;
  const weakestFirst = [...rules.strength].reverse();
  const ranks = weakestFirst.length;
  const points = SUITS.flatMap((suit) => weakestFirst.map((rank) => pointsOf(rules, [cardOf(rank, suit)])));
  const suits = Uint8Array.from(points, (_, card) => Math.trunc(card / ranks));
  const packed: PackedRules = {
    seats: rules.seats,
    ranks,
    points: Uint8Array.from(points),
    suits,
    costs: [NONE, ...SUITS.keys()].map((trump) =>
      Int32Array.from(points, (worth, card) => 100 * worth + (suits[card] === trump ? 150 : 0) + (card % ranks)),
    ),
    follow: rules.following.stockEmpty !== 'free',
  };
  packs.set(rules, packed);
  return packed;
}

/** How strong a rank is, 0 for the weakest. */
export const strengthIndex = (rules: RuleSet, card: Card): number =>
  rules.strength.length - 1 - rules.strength.indexOf(rankOf(card));

export const packSuit = (suit: Suit): number => SUITS.indexOf(suit);

export const packCard = (rules: RuleSet, card: Card): number =>
  packSuit(suitOf(card)) * rules.strength.length + strengthIndex(rules, card);

/** Room for a deal. */
export const emptyDeal = (rules: PackedRules): PackedDeal => ({
  rules,
  hands: new Uint8Array(rules.seats * HAND_ROOM),
  sizes: new Uint8Array(rules.seats),
  trump: NONE,
  caller: 0,
  partner: NONE,
  due: NONE,
  points: 0,
  trick: new Uint8Array(rules.seats),
  lying: 0,
  leader: 0,
});

/** A deal, real or imagined, with cards due or the call after a first trick. */
export function packDeal(deal: Deal): PackedDeal {
  const { rules, auction } = deal;
  const packed = emptyDeal(packRules(rules));
  deal.hands.forEach((hand, seat) => {
    packed.sizes[seat] = hand.length;
    hand.forEach((card, at) => (packed.hands[seat * HAND_ROOM + at] = packCard(rules, card)));
  });
  const { caller = 0, partner = NONE, called } = auction ?? {};
  const rank = auction && called === undefined && auction.bid !== undefined ? rankToCall(rules, auction) : undefined;
  packed.trump = deal.trump === undefined ? NONE : packSuit(deal.trump);
  packed.caller = caller;
  packed.partner = partner;
  packed.due = rank === undefined ? NONE : rules.strength.length - 1 - rules.strength.indexOf(rank);
  packed.points = (deal.taken[caller] ?? 0) + (partner === NONE ? 0 : (deal.taken[partner] ?? 0));
  deal.trick.forEach(({ card }, at) => (packed.trick[at] = packCard(rules, card)));
  packed.lying = deal.trick.length;
  packed.leader = deal.trick[0]?.seat ?? deal.turn;
  return packed;
}

/** Makes one deal what another is, card by card. */
export function copyDeal(from: PackedDeal, to: PackedDeal): PackedDeal {
  to.hands.set(from.hands);
  to.sizes.set(from.sizes);
  to.trick.set(from.trick);
  to.trump = from.trump;
  to.caller = from.caller;
  to.partner = from.partner;
  to.due = from.due;
  to.points = from.points;
  to.lying = from.lying;
  to.leader = from.leader;
  return to;
}
