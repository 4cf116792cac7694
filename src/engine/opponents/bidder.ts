import { cardOf, rankOf, SUITS, type Card, type Rank, type Suit } from '../cards.ts';
import type { Bid } from '../play/deal.ts';
import type { View } from '../play/view.ts';
import { rankToCall } from '../rules/auction.ts';
import { ofSuit } from '../rules/deck.ts';
import type { RuleSet } from '../rules/ruleSet.ts';

/**
 * Bidding by rules of thumb, for auctions over ranks and seats that know their own hand only. The weights and limits are
 * ours: by them nobody throws a deal in, and the bidding ends between the king and the two. Callers made 346 of the deals of
 * seeds 1 to 400 with rule players in every seat, who defend each for himself.
 */

/** What a trump of that rank is worth to a bidder; any other trump is worth 1. */
const TRUMP_WEIGHT: Readonly<Partial<Record<Rank, number>>> = { A: 3.5, '3': 3, K: 2, H: 1.6, J: 1.3 };

/** An ace of another suit will take a trick now and then. */
const PLAIN_ACE = 0.6;

/** Suits of which the bidder is void are where trumps are used. */
const VOID = 0.5;

/** How good a hand is with that suit as trumps. */
export function strengthIn(hand: readonly Card[], trump: Suit): number {
  const trumps = ofSuit(hand, trump).reduce((sum, card) => sum + (TRUMP_WEIGHT[rankOf(card)] ?? 1), 0);
  const plain = SUITS.filter((suit) => suit !== trump);
  const aces = plain.filter((suit) => hand.includes(cardOf('A', suit))).length;
  const voids = plain.filter((suit) => ofSuit(hand, suit).length === 0).length;
  return trumps + PLAIN_ACE * aces + VOID * voids;
}

/** The suit in which a hand is best. */
export const bestSuit = (hand: readonly Card[]): Suit =>
  SUITS.reduce((best, suit) => (strengthIn(hand, suit) > strengthIn(hand, best) ? suit : best));

/** Strength that a hand must have to let the ranks from A down be called: each further rank is a weaker partner. */
const NEEDED_FOR_ACE = 4.2;
const NEEDED_PER_RANK = 0.45;

const neededFor = (rules: RuleSet, rank: Rank): number =>
  NEEDED_FOR_ACE + NEEDED_PER_RANK * rules.strength.indexOf(rank);

/**
 * The bid of a seat on turn: the highest rank still open that it lacks in its best suit, if the hand is good enough for a
 * partner who holds no more than that; else a pass. It never bids points.
 */
export function bidOf(view: View): Bid {
  const { rules, hand, auction } = view;
  if (!auction) throw new Error(`${rules.id} has no auction`);
  const suit = bestSuit(hand);
  if (typeof auction.bid === 'number') return 'pass';
  const standing = rules.strength.findIndex((rank) => rank === auction.bid);
  const rank = rules.strength.slice(standing + 1).find((each) => !hand.includes(cardOf(each, suit)));
  return rank !== undefined && strengthIn(hand, suit) >= neededFor(rules, rank) ? rank : 'pass';
}

/** The card a caller calls: that of the rank due in the best suit in which the caller lacks it, else in the best suit. */
export function callOf(view: View): Card {
  const { rules, hand, auction } = view;
  const rank = auction && rankToCall(rules, { ...auction, partner: undefined, partnerKnown: false });
  if (rank === undefined) throw new Error('No rank is due to be called');
  const lacking = SUITS.filter((suit) => !hand.includes(cardOf(rank, suit)));
  const suits = lacking.length > 0 ? lacking : SUITS;
  return cardOf(
    rank,
    suits.reduce((best, suit) => (strengthIn(hand, suit) > strengthIn(hand, best) ? suit : best)),
  );
}
