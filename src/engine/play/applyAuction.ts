import { suitOf } from '../cards.ts';
import type { Card, Seat, Suit } from '../cards.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { applyBid, auctionOf, mayBeCalled, rankToCall } from '../rules/auction.ts';
import { packOf } from '../rules/deck.ts';
import { tricksDone } from '../rules/declare.ts';
import type { Refusal } from '../rules/refusal.ts';
import { sidesOfCall } from '../rules/sides.ts';
import type { Bid, Deal, Phase } from './deal.ts';
import { replaced } from './lists.ts';
import { takeTrick } from './takeTrick.ts';

/** What happens around a caller: bids, the kitty, the call, and a change of trump. */

export type Applied = Result<Deal, Refusal>;

const DUE: Record<Phase, Extract<Refusal, { kind: 'wrong-phase' }>['due']> = {
  bidding: 'bid',
  discarding: 'discard',
  calling: 'call',
  playing: 'card',
  finished: 'card',
};

export const wrongPhase = ({ phase }: Deal): Refusal => ({ kind: 'wrong-phase', due: DUE[phase] });

const firstLeader = ({ rules }: Deal, caller: Seat): Seat => (rules.lead === 'caller' ? caller : 0);

/** The caller names a card, or the first trick is played before he does. */
const callDue = (deal: Deal, caller: Seat): Deal =>
  auctionOf(deal.rules).reveal === 'after-first-trick'
    ? { ...deal, phase: 'playing', turn: firstLeader(deal, caller) }
    : { ...deal, phase: 'calling', turn: caller };

/** The caller takes up the kitty, and has to lay aside as many cards. Source: RULES.md part 4, CH_SIX. */
function withKitty(deal: Deal, caller: Seat): Deal {
  const { hands, kitty = [] } = deal;
  return {
    ...deal,
    phase: 'discarding',
    turn: caller,
    kitty: [],
    hands: replaced(hands, caller, [...(hands[caller] ?? []), ...kitty]),
  };
}

/** A bid of the seat on turn. Source: RULES.md parts 5.5 and 5.6. */
export function applyBidding(deal: Deal, seat: Seat, bid: Bid): Applied {
  const { rules, phase, turn, auction } = deal;
  if (phase !== 'bidding' || !auction) return err(wrongPhase(deal));
  const step = applyBid(rules, auction, turn, seat, bid);
  if (!step.ok) return step;
  const after: Deal = { ...deal, auction: step.value.state };
  if (step.value.kind === 'goes-on') return ok({ ...after, turn: step.value.turn });
  if (step.value.kind === 'all-passed') return ok({ ...after, phase: 'finished' });
  const { caller } = step.value;
  if (rules.kitty > 0) return ok(withKitty(after, caller));
  return ok(callDue(after, caller));
}

/** The caller lays aside as many cards as he took up. */
export function applyDiscard(deal: Deal, seat: Seat, cards: readonly Card[]): Applied {
  const { rules, phase, turn, hands } = deal;
  if (phase !== 'discarding') return err(wrongPhase(deal));
  if (seat !== turn) return err({ kind: 'not-your-turn', turn });
  const hand = hands[seat] ?? [];
  const missing = cards.find((card) => !hand.includes(card));
  if (missing) return err({ kind: 'not-in-hand', card: missing });
  const found = new Set(cards).size;
  if (found !== rules.kitty) return err({ kind: 'discard-not-allowed', expected: rules.kitty, found });
  const kept = hand.filter((card) => !cards.includes(card));
  const laidAside: Deal = { ...deal, kitty: cards, hands: replaced(hands, seat, kept) };
  return ok(callDue(laidAside, seat));
}

/** Who brought `card` into the deal: its holder, or the seat that has just played it to a trick not judged yet. */
const holderOf = ({ hands, trick }: Deal, card: Card): Seat | undefined => {
  const holder = hands.findIndex((hand) => hand.includes(card));
  return holder >= 0 ? holder : trick.find((play) => play.card === card)?.seat;
};

/**
 * The caller names a card; whoever holds it is the partner.
 *
 * Source: RULES.md parts 5.5, 5.6, 5.8 and 5.14; readings 9 and 10 of the vectors' README.
 */
export function applyCall(deal: Deal, seat: Seat, card: Card, trump: Suit | undefined): Applied {
  const { rules, phase, turn, auction, trick } = deal;
  if (phase !== 'calling' || !auction) return err(wrongPhase(deal));
  if (seat !== turn) return err({ kind: 'not-your-turn', turn });
  const rank = rankToCall(rules, auction);
  const refused = (why: 'another-rank' | 'another-trump' | 'no-such-card'): Applied =>
    err({ kind: 'call-not-allowed', why, rank });
  if (!packOf(rules).includes(card)) return refused('no-such-card');
  if (!mayBeCalled(rules, auction, card)) return refused('another-rank');
  const otherTrump = trump !== undefined && trump !== suitOf(card);
  if (otherTrump && rules.trump !== 'declared-by-caller') return refused('another-trump');
  const holder = holderOf(deal, card);
  if (holder === undefined) return refused('no-such-card');

  const partner = holder === seat ? undefined : holder;
  const partnerKnown = trick.some((play) => play.card === card);
  const called: Deal = {
    ...deal,
    phase: 'playing',
    trump: trump ?? suitOf(card),
    sides: sidesOfCall(rules, seat, partner),
    auction: { ...auction, called: card, partner, partnerKnown },
  };
  return ok(trick.length > 0 ? takeTrick(called) : { ...called, turn: firstLeader(deal, seat) });
}

/** Card points a caller must reach once he has named another trump. Source: RULES.md part 5.8, `seed_switch`. */
const TARGET_AFTER_CHANGE = 71;

const LAST_CHANGE_AFTER = 4;

type ChangeObstacle = Extract<Refusal, { kind: 'trump-change-not-allowed' }>['why'];

/** What keeps `seat` from naming another trump; undefined when it may. */
export function changeObstacle(
  { rules, trump, turn, trick, auction, tricksWon }: Deal,
  seat: Seat,
  suit: Suit,
): ChangeObstacle | undefined {
  if (rules.trumpChange === 'none' || auction?.called === undefined) return 'no-change-here';
  if (seat !== auction.caller) return 'not-the-caller';
  if (auction.changedTo) return 'once';
  const done = tricksDone(tricksWon);
  if (done > LAST_CHANGE_AFTER) return 'too-late';
  if (turn !== seat || trick.length > 0 || done === 0) return 'not-after-own-trick';
  return suit === trump ? 'same-suit' : undefined;
}

/**
 * The caller, on the lead after a trick of his own, names another trump. The called card still makes the partner.
 *
 * Source: RULES.md part 5.8, `seed_switch`: invented there, not traditional.
 */
export function applyTrumpChange(deal: Deal, seat: Seat, suit: Suit): Applied {
  const { phase, auction } = deal;
  if (phase !== 'playing') return err(wrongPhase(deal));
  const why = changeObstacle(deal, seat, suit);
  if (why || !auction) return err({ kind: 'trump-change-not-allowed', why: why ?? 'no-change-here' });
  const target = Math.max(auction.target, TARGET_AFTER_CHANGE);
  return ok({ ...deal, trump: suit, auction: { ...auction, target, changedTo: suit } });
}
