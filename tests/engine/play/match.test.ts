import { describe, expect, test } from 'vitest';
import type { Points } from '../../../src/engine/cards.ts';
import type { Deal } from '../../../src/engine/play/deal.ts';
import { afterDeal, matchWinners, newMatch, peopleOnSeats, rulesOfNextDeal } from '../../../src/engine/play/match.ts';
import type { Match } from '../../../src/engine/play/match.ts';
import { sidePayOf } from '../../../src/engine/play/payoff.ts';
import { dealFrom } from '../../../src/engine/play/start.ts';
import { layoutOf } from '../../../src/engine/rules/deck.ts';
import { RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { randomFrom } from '../../../src/engine/shuffle.ts';
import { dealAt, afterCards, rulesOf } from '../../support/deals.ts';
import { playOut } from '../../support/playouts.ts';

/** A deal that has ended with those points by seat. */
const ended = (match: Match, taken: readonly Points[]): Deal => ({
  ...dealFrom(rulesOfNextDeal(match), 1),
  phase: 'finished',
  taken,
});

/** The match after deals in which the people took those points, by person. */
const after = (match: Match, ...deals: readonly (readonly Points[])[]): Match =>
  deals.reduce((before, byPerson) => {
    const taken = peopleOnSeats(before).map((person) => byPerson[person] ?? 0);
    return afterDeal(before, ended(before, taken));
  }, match);

describe('who wins a match', () => {
  test.each<
    [
      id: string,
      options: Readonly<Record<string, string>>,
      deals: readonly (readonly Points[])[],
      winners: readonly number[],
      why: string,
    ]
  >([
    ['briscola-2', {}, [[70, 50]], [], 'one win of the best of three'],
    [
      'briscola-2',
      {},
      [
        [70, 50],
        [61, 59],
      ],
      [0],
      'two wins',
    ],
    [
      'briscola-2',
      {},
      [
        [70, 50],
        [60, 60],
        [50, 70],
      ],
      [],
      'a tie counts for nobody',
    ],
    [
      'briscola-2',
      {},
      [
        [70, 50],
        [60, 60],
        [50, 70],
        [10, 110],
      ],
      [1],
      'so it may take four deals',
    ],
    [
      'briscola-2',
      { MATCH: 'first_to_4' },
      [
        [70, 50],
        [70, 50],
        [70, 50],
      ],
      [],
      'three of four',
    ],
    [
      'briscola-2',
      { MATCH: 'points_120' },
      [
        [70, 50],
        [40, 80],
      ],
      [1],
      '110 against 130',
    ],
    [
      'briscola-2',
      { MATCH: 'points_120' },
      [
        [70, 50],
        [50, 70],
      ],
      [],
      'equal at the mark: play on',
    ],
    [
      'briscola-2',
      { MATCH: 'points_120' },
      [
        [70, 50],
        [50, 70],
        [61, 59],
      ],
      [0],
      'and the next deal decides',
    ],
    [
      'briscola-2',
      { MATCH: 'gelli_three_sets' },
      [
        [70, 50],
        [70, 50],
      ],
      [],
      'all three are played',
    ],
    [
      'briscola-2',
      { MATCH: 'gelli_three_sets' },
      [
        [70, 50],
        [70, 50],
        [10, 110],
      ],
      [0],
      'most wins decide',
    ],
    [
      'briscolone-5',
      {},
      [
        [70, 50],
        [70, 50],
      ],
      [],
      '140 of 151',
    ],
    [
      'briscolone-5',
      {},
      [
        [70, 50],
        [70, 50],
        [20, 100],
      ],
      [1],
      'both pass 151: the higher total wins',
    ],
    [
      'briscolone-5',
      { BRISCOLONE_TARGET: '121' },
      [
        [70, 50],
        [70, 50],
      ],
      [0],
      '140 of 121',
    ],
    [
      'briscola-4',
      {},
      [
        [40, 20, 40, 20],
        [31, 30, 30, 29],
      ],
      [0, 2],
      'partners win together',
    ],
    [
      'briscola-3',
      {},
      [
        [50, 40, 30],
        [50, 40, 30],
        [50, 40, 30],
      ],
      [0],
      'three wins',
    ],
    [
      'briskula-4',
      {},
      [
        [61, 0, 0, 59],
        [61, 0, 0, 59],
        [61, 0, 0, 59],
      ],
      [],
      'three of four',
    ],
    [
      'brusquembille-4',
      {},
      [
        [31, 30, 29, 30],
        [31, 30, 29, 30],
      ],
      [0, 1],
      'partners side by side, deal after deal',
    ],
    [
      'sueca',
      {},
      [
        [91, 29, 0, 0],
        [50, 0, 41, 29],
      ],
      [0, 2],
      'two games and two games',
    ],
    ['sueca', {}, [[120, 0, 0, 0]], [0, 2], 'four games at once'],
    [
      'sueca',
      {},
      [
        [60, 60, 0, 0],
        [90, 30, 0, 0],
      ],
      [],
      'none, then one',
    ],
  ])('%s %o after %j: %j (%s)', (id, options, deals, winners) => {
    expect(matchWinners(after(newMatch(rulesOf(id, options)), ...deals))).toEqual(winners);
  });

  test('the ledger of a caller is added up by person, wherever they sit', () => {
    const rules = rulesOf('briscola-chiamata');
    let match = newMatch(rules);
    for (let seed = 1; match.deals < 12; seed += 1)
      match = afterDeal(match, playOut(dealFrom(rules, seed), randomFrom(seed)).end);
    expect(match.points.reduce((sum, points) => sum + points, 0)).toBe(0);
    expect(match.points.some((points) => points !== 0)).toBe(true);
  });
});

describe('who deals next', () => {
  test('the next in turn, so that everybody leads once', () => {
    const match = newMatch(rulesOf('briscola-3'));
    const leaders = [match, after(match, [50, 40, 30]), after(match, [50, 40, 30], [50, 40, 30])].map(
      (each) => peopleOnSeats(each)[0],
    );
    expect(leaders).toEqual([0, 1, 2]);
  });

  test.each<[options: Readonly<Record<string, string>>, dealer: number, why: string]>([
    [{}, 0, 'the deal goes on'],
    [{ TIE_60: 'same_dealer_redeals' }, 1, 'the same dealer again'],
  ])('after a tie with %o: person %i (%s)', (options, dealer) => {
    expect(after(newMatch(rulesOf('briscola-2', options)), [60, 60]).dealer).toBe(dealer);
  });

  test('in Puerto Rico the loser', () => {
    const match = newMatch(rulesOf('briscas-puerto-rico'));
    expect(after(match, [70, 50]).dealer).toBe(1);
    expect(after(match, [70, 50], [70, 50]).dealer).toBe(1);
    expect(after(match, [50, 70]).dealer).toBe(0);
  });

  test('the dealer leads where the house says so', () => {
    expect(peopleOnSeats(newMatch(rulesOf('briscas-puerto-rico', { PR_LEADER: 'dealer' }), 1))).toEqual([1, 0]);
  });

  test('with six at a game for five, the dealer waits', () => {
    const match = newMatch(rulesOf('briscola-chiamata', { CH_SIX: 'sit_out' }), 2);
    expect(peopleOnSeats(match)).toEqual([3, 4, 5, 0, 1]);
  });
});

describe('what a tie leads to', () => {
  test('the next deal may count one more', () => {
    const match = after(
      newMatch(rulesOf('briscola-2', { TIE_60: 'next_deal_plus_one', MATCH: 'first_to_2' })),
      [60, 60],
      [70, 50],
    );
    expect(match.wins).toEqual([2, 0]);
    expect(match.worth).toBe(1);
    expect(matchWinners(match)).toEqual([0]);
  });

  test('the last trick may decide', () => {
    const rules = rulesOf('briscola-2', { TIE_60: 'last_trick_wins' });
    const deal = dealAt({
      ruleSet: 'briscola-2',
      options: { TIE_60: 'last_trick_wins' },
      trump: 's',
      hands: ['4c', '5c'],
      turn: 0,
      taken: [60, 60],
    });
    expect(afterDeal(newMatch(rules), afterCards(deal, '4c 5c')).wins).toEqual([0, 1]);
  });

  test('the two best of three may play it off, and the third waits', () => {
    const match = after(newMatch(rulesOf('briscola-3', { TIE_3P: 'playoff_two' })), [50, 50, 20]);
    expect(match.wins).toEqual([0, 0, 0]);
    expect(peopleOnSeats(match)).toEqual([1, 0]);
    expect(layoutOf(rulesOfNextDeal(match))).toMatchObject({ deckSize: 40, leftOver: 0 });
    const decided = after(match, [50, 70, 0]);
    expect(decided.wins).toEqual([0, 1, 0]);
    expect(peopleOnSeats(decided)).toHaveLength(3);
  });

  test('three who are all level play again', () => {
    const match = after(newMatch(rulesOf('briscola-3', { TIE_3P: 'playoff_two' })), [40, 40, 40]);
    expect(peopleOnSeats(match)).toHaveLength(3);
  });

  test('the best may share the deal', () => {
    expect(after(newMatch(rulesOf('briscola-3', { TIE_3P: 'share' })), [50, 50, 20]).wins).toEqual([0.5, 0.5, 0]);
  });

  test('a deal that nobody bid for counts for nobody', () => {
    const rules = rulesOf('briscola-chiamata');
    const thrownIn: Deal = {
      ...dealFrom(rules, 1),
      phase: 'finished',
      auction: {
        bids: [{ seat: 0, bid: 'pass' }],
        caller: undefined,
        bid: undefined,
        target: 61,
        called: undefined,
        partner: undefined,
        partnerKnown: false,
      },
    };
    expect(afterDeal(newMatch(rules), thrownIn)).toMatchObject({ deals: 1, points: [0, 0, 0, 0, 0], dealer: 0 });
  });
});

test('every match comes to an end, with winners who play together', () => {
  for (const rules of RULE_SETS) {
    let match = newMatch(rules);
    for (let seed = 1; matchWinners(match).length === 0; seed += 1) {
      expect(seed, rules.id).toBeLessThan(400);
      match = afterDeal(match, playOut(dealFrom(rulesOfNextDeal(match), seed), randomFrom(seed)).end);
    }
    expect(matchWinners(match).length).toBeLessThan(rules.seats);
  }
});

test('aces and tens are paid by all to who brings them home, and by who loses them', () => {
  const options = { BRUSQ_SIDE: 'on' };
  const deal = dealAt({ ruleSet: 'brusquembille-2', options, trump: 's', hands: ['Ac 10d', '7c Ad'], turn: 0 });
  // The ace of hearts comes home for 2; then the ten falls to the ace: 1 to its taker, and 2 for the ace.
  expect(sidePayOf(afterCards(deal, 'Ac 7c 10d Ad'))).toEqual([2 - 1 - 2, -2 + 1 + 2]);
});
