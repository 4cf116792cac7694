import { rankOf, suitOf } from '../cards.ts';
import type { Card, Seat } from '../cards.ts';
import { cheapest, mostPoints, winCheap, winPoints } from '../opponents/naive.ts';
import type { Policy } from '../opponents/policy.ts';
import { rulePlayer } from '../opponents/rulePlayer.ts';
import { applyAction } from '../play/apply.ts';
import type { Action, Bid, Deal } from '../play/deal.ts';
import { moveAction } from '../play/moves.ts';
import { viewFrom } from '../play/view.ts';
import { dealFrom } from '../play/start.ts';
import { must } from '../result.ts';
import { pointsOf, strengthOf } from '../rules/deck.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { Random } from '../shuffle.ts';

/** Who plays the deals that puzzles come from. The sensible player sits there most often. */
const PLAYERS: readonly Policy[] = [
  rulePlayer,
  rulePlayer,
  rulePlayer,
  winPoints,
  winPoints,
  winCheap,
  mostPoints,
  cheapest,
];

/** How good a hand is to call a partner with: its points, and its trumps-to-be by strength. */
function strongestSuit(
  rules: RuleSet,
  hand: readonly Card[],
): { readonly cards: readonly Card[]; readonly worth: number } {
  const suits = [...new Set(hand.map(suitOf))].map((suit) => hand.filter((card) => suitOf(card) === suit));
  const worthOf = (cards: readonly Card[]): number =>
    cards.reduce((sum, card) => sum + 10 + strengthOf(rules, card), 0) + pointsOf(rules, hand);
  return suits
    .map((cards) => ({ cards, worth: worthOf(cards) }))
    .reduce((best, one) => (one.worth > best.worth ? one : best));
}

/** The strongest card of the caller's best suit that he does not hold. */
function cardToCall(deal: Deal, caller: Seat): Card | undefined {
  const hand = deal.hands[caller] ?? [];
  const [one] = strongestSuit(deal.rules, hand).cards;
  if (one === undefined) return undefined;
  return deal.rules.strength.map((rank): Card => `${rank}${suitOf(one)}`).find((card) => !hand.includes(card));
}

/** The bid that wins when nobody else bids: the rank of the card to call, or the fewest points. */
const firstBid = ({ auction }: RuleSet, card: Card): Bid =>
  auction !== 'none' && auction.kind === 'points-up' ? auction.min : rankOf(card);

/** What a seat does before the play: the strongest hand bids for the card it lacks and calls it, the others pass. */
function auctionAction(deal: Deal): Action | undefined {
  const { hands, rules, turn } = deal;
  const worths = hands.map((hand) => strongestSuit(rules, hand).worth);
  const caller = worths.indexOf(Math.max(...worths));
  const card = cardToCall(deal, caller);
  if (card === undefined) return undefined;
  if (deal.phase === 'calling') return { kind: 'call', seat: turn, card };
  return { kind: 'bid', seat: turn, bid: turn === caller ? firstBid(rules, card) : 'pass' };
}

/**
 * A deal from its seed, played as people play: every position with a card due, in order. Ends early where an auction
 * comes to nothing.
 */
export function* likelyPlay(rules: RuleSet, seed: number, random: Random): Generator<Deal> {
  let deal = dealFrom(rules, seed);
  const seated = deal.hands.map((): Policy => PLAYERS[random(PLAYERS.length)] ?? rulePlayer);
  while (deal.phase !== 'finished') {
    if (deal.phase !== 'playing') {
      const action = auctionAction(deal);
      const next = action && applyAction(deal, action);
      if (!next?.ok) return;
      deal = next.value;
      continue;
    }
    yield deal;
    const policy = seated[deal.turn] ?? rulePlayer;
    deal = must(applyAction(deal, moveAction(deal, policy(viewFrom(deal, deal.turn)))));
  }
}
