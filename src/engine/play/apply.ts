import { suitOf } from '../cards.ts';
import type { Card, Points, Seat, Suit } from '../cards.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { applyBid, auctionOf, mayBeCalled, rankToCall } from '../rules/auction.ts';
import { claimRefusal } from '../rules/claim.ts';
import { packOf, pointsOf } from '../rules/deck.ts';
import { cardsDeclared, declareRefusal, pointsOfDeclaration, tricksDone } from '../rules/declare.ts';
import { exchangeRefusal } from '../rules/exchange.ts';
import { brokenDuty, legalFrom } from '../rules/legal.ts';
import type { FinishedTrick, Play } from '../rules/play.ts';
import type { Refusal } from '../rules/refusal.ts';
import { sidesOfCall } from '../rules/sides.ts';
import { winningPlay } from '../rules/trick.ts';
import type { Action, AuctionState, Bid, Deal, Phase, Shown } from './deal.ts';
import { afterDraw } from './draw.ts';

type Applied = Result<Deal, Refusal>;

const replaced = <Thing>(things: readonly Thing[], at: number, thing: Thing): readonly Thing[] => {
  const copy = things.slice();
  copy[at] = thing;
  return copy;
};

const added = (numbers: readonly number[], at: Seat, more: number): readonly number[] =>
  replaced(numbers, at, (numbers[at] ?? 0) + more);

const without = (hand: readonly Card[], card: Card): readonly Card[] => {
  const rest = hand.slice();
  rest.splice(hand.indexOf(card), 1);
  return rest;
};

const DUE: Record<Phase, 'bid' | 'call' | 'card'> = { bidding: 'bid', calling: 'call', playing: 'card', finished: 'card' };

const wrongPhase = ({ phase }: Deal): Refusal => ({ kind: 'wrong-phase', due: DUE[phase] });

const playsPerTrick = ({ rules }: Deal): number => rules.seats * rules.cardsPerTrick;

/** The points for most tricks, once all are taken. Source: RULES.md part 5.21 (Trévoux 1771). */
function bonusAtEnd({ rules, tricksWon, bonus }: Deal): readonly Points[] | undefined {
  return rules.bonuses.reduce((earned, rule) => {
    if (rule.kind !== 'most-tricks' || !earned) return earned;
    const most = Math.max(...tricksWon);
    const winners = tricksWon.filter((won) => won === most);
    return winners.length === 1 ? added(earned, tricksWon.indexOf(most), rule.points) : earned;
  }, bonus);
}

const finished = (deal: Deal): Deal => {
  const bonus = bonusAtEnd(deal);
  return { ...deal, phase: 'finished', ...(bonus && { bonus }) };
};

/** The deal once the trick on the table has been taken, and cards have been drawn. */
function trickTaken(deal: Deal): Deal {
  const { rules, trump, trick, tricks, taken, tricksWon } = deal;
  const winner = winningPlay(rules, trump, trick).seat;
  const points = pointsOf(
    rules,
    trick.map((play) => play.card),
  );
  const finishedTrick: FinishedTrick = { plays: trick, winner, points };
  const { hands, stock, turnUpTo } = afterDraw(rules, deal.hands, deal.stock, winner);
  const next: Deal = {
    ...deal,
    hands,
    stock,
    turn: winner,
    trick: [],
    taken: added(taken, winner, points),
    tricksWon: added(tricksWon, winner, 1),
    tricks: [...tricks, finishedTrick],
    exchanged: false,
    shown: turnUpTo ? [...deal.shown, { ...turnUpTo, to: 'everybody' }] : deal.shown,
  };
  return hands[winner]?.length === 0 ? finished(next) : next;
}

/** Whether a full trick waits for the caller to name trump before it can be judged. */
const waitsForTrump = ({ rules, trump }: Deal): boolean => rules.firstTrickBlind && trump === undefined;

const stillHeld = (shown: readonly Shown[], card: Card): readonly Shown[] =>
  shown.length === 0 ? shown : shown.filter((seen) => seen.card !== card);

const withPartnerKnown = (auction: AuctionState, card: Card): AuctionState =>
  auction.called === card ? { ...auction, partnerKnown: true } : auction;

function applyPlay(deal: Deal, seat: Seat, card: Card): Applied {
  const { rules, phase, turn, trump, hands, trick, stock, auction } = deal;
  if (phase !== 'playing') return err(wrongPhase(deal));
  if (seat !== turn) return err({ kind: 'not-your-turn', turn });
  const hand = hands[seat];
  if (!hand?.includes(card)) return err({ kind: 'not-in-hand', card });
  if (!legalFrom(rules, trump, hand, trick, stock).includes(card)) {
    return err(brokenDuty(rules, trump, hand, trick, card));
  }

  const play: Play = { seat, card };
  const played: Deal = {
    ...deal,
    hands: replaced(hands, seat, without(hand, card)),
    trick: [...trick, play],
    turn: (turn + 1) % rules.seats,
    exchanged: false,
    shown: stillHeld(deal.shown, card),
    ...(auction && { auction: withPartnerKnown(auction, card) }),
  };
  if (played.trick.length < playsPerTrick(deal)) return ok(played);
  if (waitsForTrump(played)) return ok({ ...played, phase: 'calling', turn: auction?.caller ?? turn });
  return ok(trickTaken(played));
}

function applyExchange(deal: Deal, seat: Seat, card: Card): Applied {
  const { rules, phase, turn, hands, stock, exchanges } = deal;
  if (rules.exchange !== 'none' && phase !== 'playing') return err(wrongPhase(deal));
  const refusal = exchangeRefusal(deal, seat, card);
  if (refusal) return err(refusal);
  const turnUp = stock[stock.length - 1];
  const hand = hands[seat];
  if (!turnUp || !hand) throw new Error('An exchange that was not refused has a hand and a turn-up');
  return ok({
    ...deal,
    hands: replaced(hands, seat, [...without(hand, card), turnUp]),
    stock: replaced(stock, stock.length - 1, card),
    exchanged: deal.exchanged || seat === turn,
    exchanges: [...exchanges, { seat, gave: card, took: turnUp }],
    shown: [...stillHeld(deal.shown, card), { seat, card: turnUp, to: 'everybody' }],
  });
}

function applyBidding(deal: Deal, seat: Seat, bid: Bid): Applied {
  const { rules, phase, turn, auction } = deal;
  if (phase !== 'bidding' || !auction) return err(wrongPhase(deal));
  const step = applyBid(rules, auction, turn, seat, bid);
  if (!step.ok) return step;
  const { state } = step.value;
  switch (step.value.kind) {
    case 'goes-on':
      return ok({ ...deal, auction: state, turn: step.value.turn });
    case 'all-passed':
      return ok({ ...deal, auction: state, phase: 'finished' });
    case 'won':
      return ok(
        auctionOf(rules).reveal === 'after-first-trick'
          ? { ...deal, auction: state, phase: 'playing', turn: firstLeader(deal, step.value.caller) }
          : { ...deal, auction: state, phase: 'calling', turn: step.value.caller },
      );
  }
}

const firstLeader = ({ rules }: Deal, caller: Seat): Seat => (rules.lead === 'caller' ? caller : 0);

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
function applyCall(deal: Deal, seat: Seat, card: Card, trump: Suit | undefined): Applied {
  const { rules, phase, turn, auction, trick } = deal;
  if (phase !== 'calling' || !auction) return err(wrongPhase(deal));
  if (seat !== turn) return err({ kind: 'not-your-turn', turn });
  const rank = rankToCall(rules, auction);
  const refused = (why: 'another-rank' | 'another-trump' | 'no-such-card'): Applied =>
    err({ kind: 'call-not-allowed', why, rank });
  if (!packOf(rules).includes(card)) return refused('no-such-card');
  if (!mayBeCalled(rules, auction, card)) return refused('another-rank');
  if (rules.trump !== 'declared-by-caller' && trump !== undefined && trump !== suitOf(card)) return refused('another-trump');
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
  return ok(trick.length > 0 ? trickTaken(called) : { ...called, turn: firstLeader(deal, seat) });
}

function applyClaim(deal: Deal, seat: Seat, points: Points): Applied {
  const refusal = claimRefusal(deal, seat, points);
  if (refusal) return err(refusal);
  const taken = (deal.sides.find((side) => side.includes(seat)) ?? [seat]).reduce(
    (sum, member) => sum + (deal.taken[member] ?? 0),
    0,
  );
  return ok({ ...deal, phase: 'finished', claim: { seat, right: taken >= points } });
}

function applyDeclare(deal: Deal, seat: Seat, suit: Suit): Applied {
  const { rules, phase, trump, tricksWon, declared = [], bonus = [] } = deal;
  if (phase !== 'playing') return err(wrongPhase(deal));
  const refusal = declareRefusal(deal, seat, suit);
  if (refusal) return err(refusal);
  const [declaration] = rules.declarations;
  if (!declaration) throw new Error(`${rules.id} has no declarations`);
  return ok({
    ...deal,
    trump: declaration.setsTrump ? suit : trump,
    bonus: added(bonus, seat, pointsOfDeclaration(declaration, suit, trump, declared.length)),
    declared: [...declared, { seat, suit, afterTricks: tricksDone(tricksWon) }],
    shown: [...deal.shown, ...cardsDeclared(declaration, suit).map((card): Shown => ({ seat, card, to: 'everybody' }))],
  });
}

/** The deal after `action`, or why the table refuses it. A refusal changes nothing. */
export function applyAction(deal: Deal, action: Action): Applied {
  if (deal.phase === 'finished') return err({ kind: 'deal-over' });
  switch (action.kind) {
    case 'play':
      return applyPlay(deal, action.seat, action.card);
    case 'exchange':
      return applyExchange(deal, action.seat, action.card);
    case 'bid':
      return applyBidding(deal, action.seat, action.bid);
    case 'call':
      return applyCall(deal, action.seat, action.card, action.trump);
    case 'claim':
      return applyClaim(deal, action.seat, action.points);
    case 'declare':
      return applyDeclare(deal, action.seat, action.suit);
  }
}
