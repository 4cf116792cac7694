import { cardOf } from '../cards.ts';
import type { Card, Points, Seat, Suit } from '../cards.ts';
import { err, ok } from '../result.ts';
import { claimRefusal } from '../rules/claim.ts';
import { cardsDeclared, declareRefusal, pointsOfDeclaration, tricksDone } from '../rules/declare.ts';
import { exchangeRefusal } from '../rules/exchange.ts';
import { brokenDuty, legalFrom } from '../rules/legal.ts';
import type { Play } from '../rules/play.ts';
import { applyBidding, applyCall, applyDiscard, applyTrumpChange, wrongPhase } from './applyAuction.ts';
import type { Applied } from './applyAuction.ts';
import type { Action, AuctionState, Deal, Shown } from './deal.ts';
import { added, replaced, without } from './lists.ts';
import { scoreOf, sideOf } from './outcome.ts';
import { takeTrick } from './takeTrick.ts';

const playsPerTrick = ({ rules }: Deal): number => rules.seats * rules.cardsPerTrick;

/** Whether a full trick waits for the caller to name trump before it can be judged. */
const waitsForTrump = ({ rules, trump }: Deal): boolean => rules.firstTrickBlind && trump === undefined;

const stillHeld = (shown: readonly Shown[], card: Card): readonly Shown[] =>
  shown.length === 0 ? shown : shown.filter((seen) => seen.card !== card);

const withPartnerKnown = (auction: AuctionState, card: Card): AuctionState =>
  auction.called === card ? { ...auction, partnerKnown: true } : auction;

/** Whether playing `card` may be joined with an arrastro: the ace of trumps, with somebody still to play. */
export const mayDraw = (deal: Deal, card: Card): boolean =>
  deal.rules.arrastro === 'on' &&
  deal.trump !== undefined &&
  card === cardOf('A', deal.trump) &&
  deal.trick.length < playsPerTrick(deal) - 1;

function applyPlay(deal: Deal, { seat, card, arrastro }: Play): Applied {
  const { rules, phase, turn, trump, hands, trick, stock, auction } = deal;
  if (phase !== 'playing') return err(wrongPhase(deal));
  if (seat !== turn) return err({ kind: 'not-your-turn', turn });
  const hand = hands[seat];
  if (!hand?.includes(card)) return err({ kind: 'not-in-hand', card });
  if (!legalFrom(rules, trump, hand, trick, stock).includes(card)) {
    return err(brokenDuty(rules, trump, hand, trick, card));
  }
  if (arrastro && !mayDraw(deal, card)) return err({ kind: 'arrastro-not-allowed', card });

  const played: Deal = {
    ...deal,
    hands: replaced(hands, seat, without(hand, card)),
    trick: [...trick, arrastro ? { seat, card, arrastro } : { seat, card }],
    turn: (turn + 1) % rules.seats,
    exchanged: false,
    shown: stillHeld(deal.shown, card),
    ...(auction && { auction: withPartnerKnown(auction, card) }),
  };
  if (played.trick.length < playsPerTrick(deal)) return ok(played);
  if (waitsForTrump(played)) return ok({ ...played, phase: 'calling', turn: auction?.caller ?? turn });
  return ok(takeTrick(played));
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

function applyClaim(deal: Deal, seat: Seat, points: Points): Applied {
  const refusal = claimRefusal(deal, seat, points);
  if (refusal) return err(refusal);
  return ok({ ...deal, phase: 'finished', claim: { seat, right: scoreOf(deal, sideOf(deal, seat)) >= points } });
}

function applyDeclare(deal: Deal, seat: Seat, suit: Suit): Applied {
  const { rules, phase, trump, tricksWon, declared = [], bonus = [] } = deal;
  if (phase !== 'playing') return err(wrongPhase(deal));
  const refusal = declareRefusal(deal, seat, suit);
  if (refusal) return err(refusal);
  const [declaration] = rules.declarations;
  if (!declaration) throw new Error(`${rules.id} has no declarations`);
  const shown = cardsDeclared(declaration, suit).map((card): Shown => ({ seat, card, to: 'everybody' }));
  return ok({
    ...deal,
    trump: declaration.setsTrump ? suit : trump,
    bonus: added(bonus, seat, pointsOfDeclaration(declaration, suit, trump, declared.length)),
    declared: [...declared, { seat, suit, afterTricks: tricksDone(tricksWon) }],
    shown: [...deal.shown, ...shown],
  });
}

/** The deal after `action`, or why the table refuses it. A refusal changes nothing. */
export function applyAction(deal: Deal, action: Action): Applied {
  if (deal.phase === 'finished') return err({ kind: 'deal-over' });
  switch (action.kind) {
    case 'play':
      return applyPlay(deal, action);
    case 'exchange':
      return applyExchange(deal, action.seat, action.card);
    case 'bid':
      return applyBidding(deal, action.seat, action.bid);
    case 'discard':
      return applyDiscard(deal, action.seat, action.cards);
    case 'call':
      return applyCall(deal, action.seat, action.card, action.trump);
    case 'change-trump':
      return applyTrumpChange(deal, action.seat, action.suit);
    case 'claim':
      return applyClaim(deal, action.seat, action.points);
    case 'declare':
      return applyDeclare(deal, action.seat, action.suit);
  }
}
