import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Action, Deal } from '../../../src/engine/play/deal.ts';
import { legalMoves, moveAction } from '../../../src/engine/play/moves.ts';
import { dealFrom } from '../../../src/engine/play/start.ts';
import { must } from '../../../src/engine/result.ts';
import { packOf } from '../../../src/engine/rules/deck.ts';
import type { RuleSet } from '../../../src/engine/rules/ruleSet.ts';
import { randomFrom } from '../../../src/engine/shuffle.ts';
import type { Random } from '../../../src/engine/shuffle.ts';

const pick = <Thing>(things: readonly Thing[], random: Random): Thing => {
  const thing = things[random(things.length)];
  if (thing === undefined) throw new Error('Nothing to pick from');
  return thing;
};

/** A bid or call that the table takes: one seat bids what it may, the others pass, any card is called. */
function auctionActions(deal: Deal, random: Random): readonly Action[] {
  const seat = deal.turn;
  if (deal.phase === 'calling') {
    const cards = packOf(deal.rules);
    const from = random(cards.length);
    return [...cards.slice(from), ...cards.slice(0, from)].flatMap((card): readonly Action[] => [
      { kind: 'call', seat, card },
      { kind: 'call', seat, card, trump: pick(['c', 'd', 's', 'b'] as const, random) },
    ]);
  }
  const bids = [...deal.rules.strength, 61, 62, 70, 100].map((bid): Action => ({ kind: 'bid', seat, bid }));
  const pass: Action = { kind: 'bid', seat, bid: 'pass' };
  return deal.auction?.bids.some(({ bid }) => bid !== 'pass') ? [pass] : bids;
}

function randomStep(deal: Deal, random: Random): Deal {
  if (deal.phase === 'playing') return must(applyAction(deal, moveAction(deal, pick(legalMoves(deal), random))));
  for (const action of auctionActions(deal, random)) {
    const next = applyAction(deal, action);
    if (next.ok) return next.value;
  }
  throw new Error(`${deal.rules.id}: nothing may be bid or called`);
}

export const cardsInPlay = (deal: Deal): number =>
  deal.hands.reduce((sum, hand) => sum + hand.length, 0) + deal.stock.length + deal.trick.length;

/**
 * A position of random legal play with at most so many cards in hands, stock and trick. The seat to move may lead or
 * follow.
 */
export function randomEnding(rules: RuleSet, seed: number, atMost: number): Deal {
  const random = randomFrom(seed);
  let deal = dealFrom(rules, seed);
  const extra = random(rules.seats);
  while (deal.phase !== 'playing' || cardsInPlay(deal) > atMost) deal = randomStep(deal, random);
  for (let i = 0; i < extra; i++) {
    const next = randomStep(deal, random);
    if (next.phase !== 'playing') break;
    deal = next;
  }
  return deal;
}
