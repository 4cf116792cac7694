import { describe, expect, test } from 'vitest';
import { bidOf, callOf } from '../../../src/engine/opponents/bidder.ts';
import { likelyBid, likelyCall } from '../../../src/engine/opponents/caller/callBidder.ts';
import { callPlayer } from '../../../src/engine/opponents/caller/callPlayer.ts';
import { packCard, packDeal, packRules } from '../../../src/engine/opponents/caller/packed.ts';
import { playOut } from '../../../src/engine/opponents/caller/playOut.ts';
import type { Policy } from '../../../src/engine/opponents/policy.ts';
import { rulePlayer } from '../../../src/engine/opponents/rulePlayer.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Action, Deal } from '../../../src/engine/play/deal.ts';
import { moveAction } from '../../../src/engine/play/moves.ts';
import { isOver, outcomeOf, scoreOf } from '../../../src/engine/play/outcome.ts';
import { dealFrom } from '../../../src/engine/play/start.ts';
import { viewFrom } from '../../../src/engine/play/view.ts';
import { must } from '../../../src/engine/result.ts';
import { deckOf, pointsOf } from '../../../src/engine/rules/deck.ts';
import { beats } from '../../../src/engine/rules/trick.ts';
import { RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { rulesOf } from '../../support/deals.ts';

const AUCTIONS = RULE_SETS.filter(({ auction }) => auction !== 'none');
const player = callPlayer();

const actionOf = (deal: Deal, policy: Policy = player): Action => {
  const seat = deal.turn;
  const view = viewFrom(deal, seat);
  if (deal.phase === 'bidding') return { kind: 'bid', seat, bid: likelyBid(view) };
  if (deal.phase === 'calling') return { kind: 'call', seat, ...likelyCall(view) };
  return moveAction(deal, policy(view));
};

const playToEnd = (start: Deal, policyOf: (deal: Deal) => Policy): Deal => {
  let deal = start;
  while (!isOver(deal)) deal = must(applyAction(deal, actionOf(deal, policyOf(deal))));
  return deal;
};

/** The deal with its call made by the rules of thumb of `bidder.ts`. */
function calledByThumb(seed: number): Deal {
  let deal = dealFrom(rulesOf('briscola-chiamata'), seed);
  while (deal.phase === 'bidding')
    deal = must(applyAction(deal, { kind: 'bid', seat: deal.turn, bid: bidOf(viewFrom(deal, deal.turn)) }));
  return must(applyAction(deal, { kind: 'call', seat: deal.turn, card: callOf(viewFrom(deal, deal.turn)) }));
}

const onCallersSide = ({ auction, turn }: Deal): boolean => turn === auction?.caller || turn === auction?.partner;

describe.each(AUCTIONS)('a packed deal of $id', (rules) => {
  test('holds every card once, with its points, and the stronger of a suit is the greater', () => {
    const deck = deckOf(rules);
    const { points, suits } = packRules(rules);
    expect(new Set(deck.map((card) => packCard(rules, card))).size).toBe(deck.length);
    for (const card of deck) {
      expect(points[packCard(rules, card)]).toBe(pointsOf(rules, [card]));
      for (const other of deck) {
        if (suits[packCard(rules, card)] !== suits[packCard(rules, other)]) continue;
        expect(packCard(rules, card) > packCard(rules, other)).toBe(beats(rules, undefined, card, other));
      }
    }
  });

  test('played out gives the caller’s side what is left to take and no more', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      let deal = dealFrom(rules, seed);
      while (!isOver(deal) && deal.auction?.called === undefined) deal = must(applyAction(deal, actionOf(deal)));
      if (isOver(deal)) continue;
      const packed = packDeal(deal);
      const had = scoreOf(deal, 0);
      const points = playOut(packed);
      expect(points).toBeGreaterThanOrEqual(had);
      expect(points).toBeLessThanOrEqual(rules.pointsTotal - scoreOf(deal, 1));
      expect([...packed.sizes]).toEqual(deal.hands.map(() => 0));
    }
  });
});

describe.each(AUCTIONS)('who tries worlds out in $id', (rules) => {
  test('does what is allowed, to the end', () => {
    let deal = dealFrom(rules, 4);
    while (!isOver(deal)) {
      const action = actionOf(deal);
      const after = applyAction(deal, action);
      expect(after.ok).toBe(true);
      deal = must(after);
    }
    expect(outcomeOf(deal)).toBeDefined();
  });

  test('does the same however the cards it cannot see are dealt', () => {
    let deal = dealFrom(rules, 5);
    for (let step = 0; !isOver(deal) && step < 14; step += 1) {
      const { called, partnerKnown } = deal.auction ?? {};
      const view = viewFrom(deal, deal.turn);
      // Two hands of a length change places: not the own one, nor one known by the card that was called.
      const [one, other] = deal.hands.flatMap((hand, seat) =>
        seat !== deal.turn && hand.length === deal.hands[(deal.turn + 4) % 5]?.length ? [seat] : [],
      );
      const knows = rules.following.stockEmpty !== 'free' && deal.tricks.length > 0;
      if (one !== undefined && other !== undefined && !knows && (called === undefined || partnerKnown)) {
        const hands = deal.hands.map((hand, seat) =>
          seat === one ? deal.hands[other]! : seat === other ? deal.hands[one]! : hand,
        );
        const turned: Deal = { ...deal, hands };
        expect(viewFrom(turned, deal.turn)).toEqual(view);
        expect(actionOf({ ...turned, hands: hands.map((hand) => [...hand]) })).toEqual(actionOf(deal));
      }
      deal = must(applyAction(deal, actionOf(deal)));
    }
  });
});

test('a hand that holds everything bids, and one that holds nothing passes', () => {
  const rules = rulesOf('briscola-chiamata');
  const strong = ['Ac', '3c', 'Kc', 'Hc', 'Jc', '7c', 'Ad', 'As'] as const;
  const weak = ['2c', '4d', '5s', '6b', '2d', '4s', '5b', '6c'] as const;
  const rest = deckOf(rules).filter((card) => !strong.some((own) => own === card) && !weak.some((own) => own === card));
  const hands = [strong, weak, rest.slice(0, 8), rest.slice(8, 16), rest.slice(16)];
  const deal: Deal = { ...dealFrom(rules, 1), hands };
  expect(likelyBid(viewFrom(deal, 0))).toBe('6');
  expect(likelyBid(viewFrom({ ...deal, turn: 1 }, 1))).toBe('pass');
});

describe('against rules of thumb, with the same calls', () => {
  const made = (callers: Policy, others: Policy): number => {
    let count = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const end = playToEnd(calledByThumb(seed), (deal) => (onCallersSide(deal) ? callers : others));
      const outcome = outcomeOf(end);
      if (outcome?.kind === 'won' && outcome.by === 'made') count += 1;
    }
    return count;
  };
  const byThumb = made(rulePlayer, rulePlayer);

  test('trying worlds out makes more promises come true', () =>
    expect(made(player, rulePlayer)).toBeGreaterThan(byThumb));
  test('and defeats more of them', () => expect(made(rulePlayer, player)).toBeLessThan(byThumb - 3));
});
