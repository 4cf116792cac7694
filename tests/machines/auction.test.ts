import { describe, expect, test } from 'vitest';
import { createActor, initialTransition, transition, type SnapshotFrom } from 'xstate';
import { bidOf, callOf } from '../../src/engine/opponents/bidder.ts';
import { rulePlayer } from '../../src/engine/opponents/rulePlayer.ts';
import { moveAction } from '../../src/engine/play/moves.ts';
import { outcomeOf } from '../../src/engine/play/outcome.ts';
import { applyAction } from '../../src/engine/play/apply.ts';
import { mayBeCalled } from '../../src/engine/rules/auction.ts';
import { auction, choicesOf, handsDealt, viewOf, type AuctionEvent } from '../../src/machines/auction.ts';
import { statesOf, walk } from './walk.ts';

type Snapshot = SnapshotFrom<typeof auction>;

const input = (seed: number) => ({ ruleSet: 'briscola-chiamata', seed, learner: 0 });

/** What a sensible learner would do at a place. */
function sensible({ context, value }: Snapshot): AuctionEvent {
  const view = viewOf(context);
  if (value === 'bidding') return { type: 'bid', bid: bidOf(view) };
  if (value === 'calling') return { type: 'call', card: callOf(view) };
  if (value === 'finished') return { type: 'again' };
  if (value !== 'playing') return { type: 'goOn' };
  const action = moveAction(context.deal, rulePlayer(view));
  if (action.kind !== 'play') throw new Error('a card was due');
  return { type: 'play', card: action.card };
}

/** Every place of a deal that is played through. */
function playThrough(seed: number): readonly Snapshot[] {
  const places = [initialTransition(auction, input(seed))[0]];
  for (let now = places[0]; now && now.value !== 'finished'; now = places.at(-1)) {
    places.push(transition(auction, now, sensible(now))[0]);
    if (places.length > 40) throw new Error('the deal does not end');
  }
  return places;
}

describe('auction', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('deal %i goes from the first bid to a result of 120 points', (seed) => {
    const places = playThrough(seed);
    const deal = places.at(-1)!.context.deal;
    expect(outcomeOf(deal)).toBeDefined();
    if (deal.auction?.caller !== undefined) expect(deal.taken.reduce((sum, points) => sum + points, 0)).toBe(120);
  });

  test('tells the learner who the partner is no sooner than the called card falls, unless he is in it', () => {
    let secrets = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      for (const { context } of playThrough(seed)) {
        const { deal, learner } = context;
        const { caller, called, partner, partnerKnown } = deal.auction ?? {};
        if (called === undefined || partnerKnown || partner === learner) continue;
        if (caller === learner && partner === undefined) continue;
        const view = viewOf(context);
        secrets += 1;
        expect(view.auction?.partner).toBe('unknown');
        expect(view.sides).toBeUndefined();
        expect(view.hands.filter((_, seat) => seat !== learner).flatMap(({ cards }) => cards)).toEqual([]);
      }
    }
    expect(secrets).toBeGreaterThan(20);
  });

  test('what is seen does not change when hidden hands are dealt otherwise', () => {
    const [{ context }] = initialTransition(auction, input(3));
    const [own = [], ...others] = context.deal.hands;
    const turned = { ...context, deal: { ...context.deal, hands: [own, ...others.reverse()] } };
    expect(viewOf(turned)).toEqual(viewOf(context));
  });

  test('refuses a bid that does not beat the standing one, and says why', () => {
    const actor = createActor(auction, { input: { ...input(2), learner: 4 } }).start();
    expect(actor.getSnapshot().value).toBe('bidding');
    const { deal } = actor.getSnapshot().context;
    const standing = deal.auction?.bid;
    expect(standing).toBeDefined();
    actor.send({ type: 'bid', bid: standing ?? 'A' });
    expect(actor.getSnapshot().context.refusal?.kind).toBe('bid-too-low');
    expect(actor.getSnapshot().context.deal).toBe(deal);
    actor.send({ type: 'bid', bid: 'pass' });
    expect(actor.getSnapshot().context.refusal).toBeUndefined();
  });

  test('keeps a guess while the partner is secret, and takes none afterwards', () => {
    const called = playThrough(1).find(({ value }) => value === 'called');
    if (!called) throw new Error('nobody called');
    const [guessed] = transition(auction, called, { type: 'guess', partner: 2 });
    const isSecret = viewOf(called.context).auction?.partner === 'unknown';
    expect(guessed.context.guess).toBe(isSecret ? 2 : undefined);
    const end = playThrough(1).at(-1)!;
    expect(transition(auction, end, { type: 'guess', partner: 2 })[0].context.guess).toBeUndefined();
  });

  test('the same cards can be played again, and the hands as they were dealt are those of the seed', () => {
    const end = playThrough(4).at(-1)!;
    const [start] = initialTransition(auction, input(4));
    expect(handsDealt(end.context)).toEqual(start.context.deal.hands);
    expect(handsDealt(end.context).flat()).toHaveLength(40);
    const [again] = transition(auction, end, { type: 'replay' });
    expect(again.context.seed).toBe(4);
    expect(viewOf(again.context).hand).toEqual(viewOf(start.context).hand);
    expect(transition(auction, end, { type: 'again' })[0].context.seed).toBe(5);
  });

  test('offers what the rules allow', () => {
    for (const { context, value } of playThrough(5)) {
      for (const action of choicesOf(context)) expect(applyAction(context.deal, action).ok).toBe(true);
      if (value === 'bidding' || value === 'calling' || value === 'playing')
        expect(choicesOf(context).length).toBeGreaterThan(0);
    }
  });

  test('reaches every state, and has no dead end', () => {
    const { reached, deadEnds } = walk(auction, {
      input: input(1),
      events: (snapshot) => {
        if (snapshot.context.seed > 3) return [];
        const pass = snapshot.value === 'bidding' ? [{ type: 'bid', bid: 'pass' } as const] : [];
        const lowest = snapshot.value === 'bidding' ? choicesOf(snapshot.context).at(-2) : undefined;
        return [
          sensible(snapshot),
          ...pass,
          ...(lowest?.kind === 'bid' ? [{ type: 'bid', bid: lowest.bid } as const] : []),
        ];
      },
      keyOf: ({ value, context: { deal, seed, seen } }) =>
        JSON.stringify([value, seed, seen, deal.auction, deal.hands, deal.trick]),
      // the walk ends with the third deal
      isGoal: ({ value, context }) => value === 'finished' || context.seed > 3,
    });
    for (const state of statesOf(auction)) expect(reached, state).toContain(state);
    expect(deadEnds).toEqual([]);
  });
});

describe('bidder', () => {
  test('calls a card of the rank that was bid, and one it lacks if there is one', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const { deal } = playThrough(seed).at(-1)!.context;
      const { called, caller } = deal.auction ?? {};
      if (called === undefined || caller === undefined || !deal.auction) continue;
      expect(mayBeCalled(deal.rules, deal.auction, called)).toBe(true);
    }
  });
});
