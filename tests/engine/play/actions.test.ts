import { describe, expect, test } from 'vitest';
import { legalActions, movesAreAll } from '../../../src/engine/play/actions.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Action, Bid, Deal } from '../../../src/engine/play/deal.ts';
import { legalCards, legalExchanges } from '../../../src/engine/play/moves.ts';
import { outcomeOf } from '../../../src/engine/play/outcome.ts';
import { ledgerOf } from '../../../src/engine/play/payoff.ts';
import { dealFrom, newDeal } from '../../../src/engine/play/start.ts';
import { pointsOf } from '../../../src/engine/rules/deck.ts';
import { RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { randomFrom } from '../../../src/engine/shuffle.ts';
import { afterAction, afterCards, cardsOf, dealAt, refusalOf, rulesOf } from '../../support/deals.ts';
import { playOut } from '../../support/playouts.ts';

const bidding = (id: string, options: Readonly<Record<string, string>> = {}): Deal => dealFrom(rulesOf(id, options), 1);

/** The deal after bids, each by the seat on turn. */
const afterBids = (deal: Deal, ...bids: readonly Bid[]): Deal =>
  bids.reduce((before, bid) => afterAction(before, { kind: 'bid', seat: before.turn, bid }), deal);

describe('the auction', () => {
  test('goes round, skips who has passed, and leaves one', () => {
    const deal = afterBids(bidding('briscola-chiamata'), 'A', 'pass', 'K', 'pass', 'H', 'pass');
    expect(deal).toMatchObject({ phase: 'bidding', turn: 2 });
    const won = afterBids(deal, 'pass');
    expect(won).toMatchObject({ phase: 'calling', turn: 4, auction: { caller: 4, bid: 'H', target: 61 } });
  });

  test('goes on in points after the two, and the target is the bid', () => {
    const deal = afterBids(bidding('briscola-chiamata'), 'A', '2', 62, 70, 'pass', 'pass', 'pass', 'pass');
    expect(deal.auction).toMatchObject({ caller: 3, bid: 70, target: 70 });
    expect(legalActions(deal).map((action) => (action.kind === 'call' ? action.card[0] : ''))).toEqual([
      '2',
      '2',
      '2',
      '2',
    ]);
  });

  test('ends at the two where the house says so', () => {
    expect(afterBids(bidding('briscola-chiamata', { CH_AFTER_TWO: 'auction_ends' }), 'A', '2')).toMatchObject({
      phase: 'calling',
      turn: 1,
    });
  });

  test('may start at the two, in points', () => {
    const deal = bidding('briscola-chiamata', { CH_AFTER_TWO: 'start_at_two' });
    expect(legalActions(deal)[0]).toEqual({ kind: 'bid', seat: 0, bid: 61 });
    expect(
      legalActions(afterBids(deal, 61, 'pass', 'pass', 'pass', 'pass')).every(
        (action) => action.kind === 'call' && action.card.startsWith('2'),
      ),
    ).toBe(true);
  });

  test.each<[id: string, before: readonly Bid[], bid: Bid, refusal: unknown, why: string]>([
    ['briscola-chiamata', ['3'], '3', { kind: 'bid-too-low', lowest: undefined }, 'the same rank'],
    ['briscola-chiamata', ['3'], 'A', { kind: 'bid-too-low', lowest: undefined }, 'a higher rank'],
    ['briscola-chiamata', ['3'], 65, { kind: 'bid-invalid', why: 'points-before-the-lowest-rank' }, 'points too early'],
    ['briscola-chiamata', ['2'], 61, { kind: 'bid-too-low', lowest: 62 }, 'below the minimum'],
    ['briscola-chiamata', ['2', 65], 65, { kind: 'bid-too-low', lowest: 66 }, 'the same points'],
    ['briscola-chiamata', ['2', 65], '2', { kind: 'bid-too-low', lowest: 66 }, 'a rank after points'],
    ['briscola-chiamata', ['2'], 121, { kind: 'bid-invalid', why: 'over-the-maximum' }, 'more than there are'],
    ['briscola-chiamata', ['2'], 62.5, { kind: 'bid-invalid', why: 'no-such-bid' }, 'half a point'],
    ['briscola-chiamata', [], '8', { kind: 'bid-invalid', why: 'no-such-bid' }, 'a rank of another pack'],
    ['brisca-subastada', [], 60, { kind: 'bid-too-low', lowest: 61 }, 'below the minimum'],
    ['brisca-subastada', [], 'A', { kind: 'bid-invalid', why: 'no-such-bid' }, 'a rank where points are bid'],
  ])('%s refuses after %j the bid %s: %o (%s)', (id, before, bid, refusal) => {
    const deal = afterBids(bidding(id), ...before);
    expect(refusalOf(deal, { kind: 'bid', seat: deal.turn, bid })).toEqual(refusal);
  });

  test('refuses a second bid after a pass, and a bid out of turn', () => {
    const deal = afterBids(bidding('briscola-chiamata'), 'pass');
    expect(refusalOf(deal, { kind: 'bid', seat: 0, bid: 'A' })).toEqual({ kind: 'already-passed' });
    expect(refusalOf(deal, { kind: 'bid', seat: 2, bid: 'A' })).toEqual({ kind: 'not-your-turn', turn: 1 });
  });

  test('throws the cards in when all pass, or with a hand without points where the house says so', () => {
    expect(outcomeOf(afterBids(bidding('briscola-chiamata'), 'pass', 'pass', 'pass', 'pass', 'pass'))).toEqual({
      kind: 'no-deal',
      why: 'all-passed',
    });
    const rules = rulesOf('briscola-chiamata', { CH_MONTE: 'no_points_hand_redeal' });
    const deals = Array.from({ length: 300 }, (_, seed) => dealFrom(rules, seed));
    const thrownIn = deals.filter(({ phase }) => phase === 'finished');
    expect(thrownIn.length).toBeGreaterThan(0);
    for (const deal of deals) {
      expect(deal.hands.some((hand) => pointsOf(rules, hand) === 0)).toBe(deal.phase === 'finished');
    }
    expect(thrownIn.map(outcomeOf)[0]).toEqual({ kind: 'no-deal', why: 'hand-without-points' });
  });
});

describe('the call', () => {
  const won = afterBids(bidding('briscola-chiamata'), 'A', 'pass', 'pass', 'pass', 'pass');

  test('makes the holder the partner and the suit trump; who led first leads', () => {
    const holder = won.hands.findIndex((hand) => hand.includes('Ac'));
    const called = afterAction(won, { kind: 'call', seat: 0, card: 'Ac' });
    expect(called).toMatchObject({ phase: 'playing', trump: 'c', turn: 0 });
    expect(called.auction?.partner).toBe(holder === 0 ? undefined : holder);
    expect(called.sides[0]).toEqual(holder === 0 ? [0] : [0, holder].sort((a, b) => a - b));
  });

  test('lets the caller lead where the house says so', () => {
    const deal = afterBids(bidding('briscola-chiamata', { CH_LEADER: 'caller' }), 'pass', 'A', 'pass', 'pass', 'pass');
    expect(afterAction(deal, { kind: 'call', seat: 1, card: 'Ac' }).turn).toBe(1);
  });

  test('may name another suit only in the Subastada', () => {
    const called: Action = { kind: 'call', seat: 0, card: 'Ac', trump: 's' };
    expect(refusalOf(won, called)).toMatchObject({ kind: 'call-not-allowed', why: 'another-trump' });
    const subastada = afterBids(bidding('brisca-subastada'), 61, 'pass', 'pass', 'pass', 'pass');
    expect(afterAction(subastada, called).trump).toBe('s');
    expect(afterAction(subastada, { kind: 'call', seat: 0, card: 'Ac' }).trump).toBe('c');
  });

  test('comes after the first trick in the Bastarda, which is then judged with trump', () => {
    let deal = afterBids(bidding('briscola-bastarda'), 'A', 'pass', 'pass', 'pass', 'pass');
    expect(deal).toMatchObject({ phase: 'playing', trump: undefined, turn: 0 });
    for (let seat = 0; seat < 5; seat += 1)
      deal = afterAction(deal, { kind: 'play', seat, card: deal.hands[seat]?.[0] ?? 'Ac' });
    expect(deal).toMatchObject({ phase: 'calling', turn: 0 });
    expect(deal.trick).toHaveLength(5);
    const card = (['Ac', 'Ad', 'As', 'Ab'] as const).find((ace) => deal.hands.flat().includes(ace)) ?? 'Ac';
    const called = afterAction(deal, { kind: 'call', seat: 0, card });
    expect(called.tricks).toHaveLength(1);
    const trumps = called.tricks[0]?.plays.filter((play) => play.card.endsWith(card.slice(-1))) ?? [];
    if (trumps.length > 0) expect(trumps.map(({ seat }) => seat)).toContain(called.tricks[0]?.winner);
  });
});

describe('the kitty', () => {
  const rules = rulesOf('briscola-chiamata-punti', { CH_SIX: 'kitty_4' });
  const won = afterBids(dealFrom(rules, 2), 61, 'pass', 'pass', 'pass', 'pass', 'pass');

  test('is taken up by the caller, who lays as many away', () => {
    expect(won).toMatchObject({ phase: 'discarding', turn: 0 });
    expect(won.hands[0]).toHaveLength(10);
    const cards = won.hands[0]?.slice(0, 4) ?? [];
    expect(refusalOf(won, { kind: 'discard', seat: 0, cards: cards.slice(1) })).toEqual({
      kind: 'discard-not-allowed',
      expected: 4,
      found: 3,
    });
    expect(refusalOf(won, { kind: 'discard', seat: 1, cards })).toEqual({ kind: 'not-your-turn', turn: 0 });
    const laid = afterAction(won, { kind: 'discard', seat: 0, cards });
    expect(laid).toMatchObject({ phase: 'calling', kitty: cards });
    expect(refusalOf(laid, { kind: 'call', seat: 0, card: cards[0] ?? 'Ac' })).toMatchObject({
      kind: 'call-not-allowed',
      why: 'no-such-card',
    });
  });

  test('goes to whoever takes the last trick', () => {
    const { end } = playOut(won, randomFrom(3));
    const inTricks = end.tricks.reduce((sum, { points }) => sum + points, 0);
    const last = end.tricks[end.tricks.length - 1]?.winner ?? -1;
    const lastOwn = end.tricks.filter(({ winner }) => winner === last).reduce((sum, { points }) => sum + points, 0);
    expect(end.taken[last]).toBe(lastOwn + rules.pointsTotal - inTricks);
  });
});

describe('the pay-off', () => {
  const rules = rulesOf('briscola-chiamata');
  const finished = (
    options: Readonly<Record<string, string>>,
    score: number,
    partner: number | undefined,
    target = 61,
  ): Deal => ({
    ...dealFrom(rulesOf(rules.id, options), 1),
    phase: 'finished',
    taken: [score, 0, rules.pointsTotal - score, 0, 0],
    sides:
      partner === undefined
        ? [[0], [1, 2, 3, 4]]
        : [
            [0, partner],
            [2, 3, 4],
          ],
    auction: { bids: [{ seat: 0, bid: 'A' }], caller: 0, bid: 'A', target, called: 'Ac', partner, partnerKnown: true },
  });

  test.each<
    [
      options: Readonly<Record<string, string>>,
      score: number,
      partner: number | undefined,
      target: number,
      ledger: readonly number[],
      why: string,
    ]
  >([
    [{}, 61, 1, 61, [2, 1, -1, -1, -1], 'made'],
    [{}, 60, 1, 61, [-2, -1, 1, 1, 1], 'failed'],
    [{}, 61, undefined, 61, [4, -1, -1, -1, -1], 'alone, made'],
    [{}, 10, undefined, 61, [-4, 1, 1, 1, 1], 'alone, failed'],
    [{}, 120, 1, 61, [4, 2, -2, -2, -2], 'cappotto'],
    [{}, 0, 1, 61, [-4, -2, 2, 2, 2], 'cappotto against'],
    [{ CH_MULTIPLIER: 'by_bid' }, 85, 1, 81, [6, 3, -3, -3, -3], 'three times from 81'],
    [{ CH_MULTIPLIER: 'by_bid' }, 80, 1, 101, [-10, -5, 5, 5, 5], 'five times from 101'],
    [{ CH_SCORE: 'points_ledger' }, 75, 1, 70, [70, 70, 0, 0, 0], 'the bid is won'],
    [{ CH_SCORE: 'points_ledger' }, 50, 1, 70, [-20, -20, 70, 70, 70], 'the shortfall is lost'],
    [{ CH_SCORE: 'one_or_two' }, 61, 1, 61, [1, 1, 0, 0, 0], 'one to each winner'],
    [{ CH_SCORE: 'one_or_two' }, 10, undefined, 61, [0, 2, 2, 2, 2], 'two against a caller alone'],
  ])('%o with %i points, partner %s, target %i: %j (%s)', (options, score, partner, target, ledger) => {
    expect(ledgerOf(finished(options, score, partner, target))).toEqual(ledger);
  });
});

describe('the exchange', () => {
  const at = (options: Readonly<Record<string, string>>, more: Readonly<Record<string, unknown>>): Deal =>
    dealAt({
      ruleSet: 'brisca-2',
      options,
      trump: 'c',
      hands: ['7c 2b 3b', '4b 5b 6b'],
      turn: 0,
      stock: '4s Ac',
      tricksWon: [1, 1],
      ...more,
    });

  test('by a follower is allowed, and refused where only the leader may', () => {
    const following = { trick: '6s', hands: ['7c 2b 3b', '4b 5b'], turn: 0 };
    expect(legalExchanges(at({}, following))).toEqual(['7c']);
    const leaderOnly = at({ EXCHANGE_TIMING: 'leader_only' }, following);
    expect(refusalOf(leaderOnly, { kind: 'exchange', seat: 0, card: '7c' })).toMatchObject({ why: 'leader-only' });
  });

  test('at any time is the holder’s, on turn or not', () => {
    const deal = at({ EXCHANGE_TIMING: 'any_time' }, { turn: 1 });
    expect(legalActions(deal)).toContainEqual({ kind: 'exchange', seat: 0, card: '7c' });
    expect(afterAction(deal, { kind: 'exchange', seat: 0, card: '7c' })).toMatchObject({ turn: 1, exchanged: false });
  });

  test.each<[stock: string, exchanges: readonly string[]]>([
    ['4s 5s 6s 7s 2s Ac', ['7c']],
    ['4s 5s 6s Ac', []],
    ['4s Ac', []],
  ])('before the last but one draw, with the stock %s: %j', (stock, exchanges) => {
    expect(legalExchanges(at({ EXCHANGE_LAST: 'before_penultimate_draw' }, { stock }))).toEqual(exchanges);
  });

  test('of the Italian two belongs to the first trick', () => {
    const options = { TRUMP_EXCHANGE_IT: 'two_first_trick' };
    const deal = (tricksWon: readonly number[]): Deal =>
      dealAt({
        ruleSet: 'briscola-2',
        options,
        trump: 'c',
        hands: ['2c 2b 3b', '4b 5b 6b'],
        turn: 0,
        stock: '4s Ac',
        tricksWon,
      });
    expect(legalExchanges(deal([0, 0]))).toEqual(['2c']);
    expect(refusalOf(deal([1, 0]), { kind: 'exchange', seat: 0, card: '2c' })).toMatchObject({ why: 'too-late' });
  });

  test('shows everybody what was taken up', () => {
    const after = afterAction(at({}, {}), { kind: 'exchange', seat: 0, card: '7c' });
    expect(after.shown).toEqual([{ seat: 0, card: 'Ac', to: 'everybody' }]);
  });
});

describe('the arrastro', () => {
  const deal = dealAt({
    ruleSet: 'brisca-2',
    options: { ARRASTRO: 'on' },
    trump: 'c',
    hands: ['Ac 2b', '3c 7c'],
    turn: 0,
  });

  test('draws the best trump', () => {
    const drawn = afterAction(deal, { kind: 'play', seat: 0, card: 'Ac', arrastro: 'called' });
    expect(legalCards(drawn)).toEqual(['3c']);
    expect(refusalOf(drawn, { kind: 'play', seat: 1, card: '7c' })).toEqual({
      kind: 'must-play-best-trump',
      card: '3c',
    });
  });

  test('is not called by playing the ace alone, nor with another card, nor by the last to play', () => {
    expect(legalCards(afterCards(deal, 'Ac'))).toEqual(['3c', '7c']);
    expect(refusalOf(deal, { kind: 'play', seat: 0, card: '2b', arrastro: 'called' })).toEqual({
      kind: 'arrastro-not-allowed',
      card: '2b',
    });
    const last = dealAt({ ruleSet: 'brisca-2', options: { ARRASTRO: 'on' }, trump: 'c', hands: ['Ac', '4b'], turn: 1 });
    expect(refusalOf(afterCards(last, '4b'), { kind: 'play', seat: 0, card: 'Ac', arrastro: 'called' }).kind).toBe(
      'arrastro-not-allowed',
    );
  });
});

describe('another trump named by the caller', () => {
  const start = dealFrom(rulesOf('briscola-bastarda', { BASTARDA: 'seed_switch' }), 1);
  const called = afterAction(afterBids(start, 'A', 'pass', 'pass', 'pass', 'pass'), {
    kind: 'call',
    seat: 0,
    card: 'Ac',
  });
  const change: Action = { kind: 'change-trump', seat: 0, suit: 'd' };
  const won: Deal = { ...called, turn: 0, tricksWon: [1, 0, 0, 0, 0] };

  test('raises the target, once, after a trick of his own', () => {
    expect(refusalOf(called, change)).toMatchObject({ why: 'not-after-own-trick' });
    const changed = afterAction(won, change);
    expect(changed).toMatchObject({ trump: 'd', auction: { target: 71, changedTo: 'd', called: 'Ac' } });
    expect(refusalOf(changed, { ...change, suit: 's' })).toMatchObject({ why: 'once' });
  });

  test.each<[deal: Deal, action: Action, why: string]>([
    [won, { ...change, seat: 1 }, 'not-the-caller'],
    [won, { ...change, suit: 'c' }, 'same-suit'],
    [{ ...won, tricksWon: [5, 0, 0, 0, 0] }, change, 'too-late'],
    [{ ...won, rules: rulesOf('briscola-chiamata') }, change, 'no-change-here'],
  ])('%o', (deal, action, why) =>
    expect(refusalOf(deal, action)).toMatchObject({ kind: 'trump-change-not-allowed', why }),
  );
});

describe('claims and declarations', () => {
  const at = (taken: readonly number[], more: Readonly<Record<string, unknown>> = {}): Deal =>
    dealAt({
      ruleSet: 'briscola-31',
      trump: 's',
      hands: ['Ac Ad', '3c 3d'],
      turn: 0,
      taken,
      tricksWon: [9, 9],
      ...more,
    });

  test.each<[taken: readonly number[], outcome: unknown]>([
    [[31, 47], { kind: 'won', side: 0, by: 'claim' }],
    [[30, 48], { kind: 'won', side: 1, by: 'wrong-claim' }],
  ])('with %j a claim of 31 ends the deal as %o', (taken, outcome) => {
    expect(outcomeOf(afterAction(at(taken), { kind: 'claim', seat: 0, points: 31 }))).toEqual(outcome);
  });

  test('are refused in the middle of a trick, where there are none, and for another number', () => {
    expect(refusalOf(afterCards(at([31, 47]), 'Ac'), { kind: 'claim', seat: 0, points: 31 })).toMatchObject({
      why: 'not-between-tricks',
    });
    expect(refusalOf(at([31, 47]), { kind: 'claim', seat: 0, points: 61 })).toMatchObject({ why: 'no-claims-here' });
    const winner = at([31, 47], { options: { CLAIM_31: 'only_trick_winner' } });
    expect(refusalOf(winner, { kind: 'claim', seat: 1, points: 31 })).toMatchObject({ why: 'not-the-trick-winner' });
  });

  const marianna = { ruleSet: 'marianna', hands: ['Kc Hc Kd Hd 2b', 'Ks Hs 3b 4b 5b'], turn: 0, stock: '6b 7b' };

  test('count by their order in the deal, and each changes trump', () => {
    const first = afterAction(dealAt(marianna), { kind: 'declare', seat: 0, suit: 'c' });
    expect(first).toMatchObject({ trump: 'c', bonus: [20, 0] });
    expect(refusalOf(first, { kind: 'declare', seat: 0, suit: 'd' })).toMatchObject({ why: 'once-between-tricks' });
    expect(afterAction(first, { kind: 'declare', seat: 1, suit: 's' })).toMatchObject({ trump: 's', bonus: [20, 40] });
  });

  test('of trump count double in the Cinquecento, and may come at any time', () => {
    const deal = dealAt({
      ruleSet: 'cinquecento',
      trump: 'c',
      hands: ['Kc Hc 2b', 'Ks Hs'],
      trick: '3b',
      turn: 0,
      stock: '6b 7c',
    });
    expect(afterAction(deal, { kind: 'declare', seat: 0, suit: 'c' })).toMatchObject({ trump: 'c', bonus: [40, 0] });
    expect(afterAction(deal, { kind: 'declare', seat: 1, suit: 's' }).bonus).toEqual([0, 20]);
  });
});

describe('a deck', () => {
  const rules = rulesOf('briscola-3');
  const deck = dealFrom(rules, 1);
  const dealt = [...deck.hands.flat(), ...deck.stock];

  test.each<[change: (cards: readonly string[]) => string, error: unknown]>([
    [(cards) => cards.slice(1).join(' '), { kind: 'wrong-deck', expected: 39, found: 38 }],
    [(cards) => ['2c', ...cards.slice(1)].join(' '), { kind: 'card-missing' }],
    [(cards) => ['9c', ...cards.slice(1)].join(' '), { kind: 'not-in-pack', card: '9c' }],
  ])('that is not the rule set’s is refused: %o', (change, error) => {
    const result = newDeal(rules, cardsOf(change(dealt)));
    expect(result.ok ? undefined : result.error).toMatchObject(error as object);
  });

  test('of Brusquembille for three may lack any red and any black seven, but not two red ones', () => {
    const brusquembille = rulesOf('brusquembille-3');
    const pack = [...dealFrom(brusquembille, 1).hands.flat(), ...dealFrom(brusquembille, 1).stock, '7d', '7s'] as const;
    const lacking = (...gone: readonly string[]): boolean =>
      newDeal(
        brusquembille,
        pack.filter((card) => !gone.includes(card)),
      ).ok;
    expect(lacking('7c', '7b')).toBe(true);
    expect(lacking('7d', '7c')).toBe(false);
  });
});

test('a refusal changes nothing', () => {
  const deal = dealFrom(rulesOf('brisca-2'), 1);
  const before = JSON.stringify(deal);
  for (const action of [
    { kind: 'play', seat: 1, card: 'Ac' },
    { kind: 'exchange', seat: 0, card: '7c' },
    { kind: 'bid', seat: 0, bid: 'A' },
  ] as const) {
    expect(applyAction(deal, action).ok).toBe(false);
  }
  expect(JSON.stringify(deal)).toBe(before);
});

test('where moves are all that can happen, legal actions name nothing else', () => {
  for (const rules of RULE_SETS.filter(movesAreAll)) {
    let deal = dealFrom(rules, 1);
    const random = randomFrom(1);
    while (deal.phase !== 'finished') {
      const legal = legalActions(deal);
      if (deal.phase === 'playing') {
        expect(legal.every(({ kind, seat }) => (kind === 'play' || kind === 'exchange') && seat === deal.turn)).toBe(
          true,
        );
      }
      deal = afterAction(deal, legal[random(legal.length)] ?? legal[0] ?? { kind: 'play', seat: 0, card: 'Ac' });
    }
  }
  expect(RULE_SETS.filter((rules) => !movesAreAll(rules)).map(({ id }) => id)).toEqual([
    'briscola-31',
    'brusquembille-trevoux',
    'marianna',
    'cinquecento',
  ]);
});
