import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SUITS } from '../../src/engine/cards.ts';
import type { Card, Suit } from '../../src/engine/cards.ts';
import { legalCards, legalExchanges } from '../../src/engine/play/moves.ts';
import { isOver, outcomeOf, scoreOf } from '../../src/engine/play/outcome.ts';
import { dealFrom } from '../../src/engine/play/start.ts';
import type { Deal } from '../../src/engine/play/deal.ts';
import { deckOf, ofSuit, pointsOf } from '../../src/engine/rules/deck.ts';
import { beats, winningPlay } from '../../src/engine/rules/trick.ts';
import { randomFrom } from '../../src/engine/shuffle.ts';
import { afterAction, afterCards, cardsOf, dealAt, refusalOf, rulesOf } from '../support/deals.ts';
import { playOut } from '../support/playouts.ts';

/** Public cases to try, groups A to D: a copy of the collection lies in tests/vectors. */
type Check =
  | {
      readonly kind: 'trick';
      readonly trump: Suit;
      readonly plays: readonly Card[];
      readonly first: number;
      readonly winner: number;
      readonly points: number;
    }
  | { readonly kind: 'draw'; readonly conf: string; readonly hands: readonly (readonly Card[])[] }
  | { readonly kind: 'sum'; readonly cards: readonly Card[]; readonly sum: number }
  | { readonly kind: 'deck'; readonly sum: number }
  | { readonly kind: 'sum2'; readonly a: string; readonly b: string };

interface Case {
  readonly id: string;
  readonly title: string;
  readonly check: Check | null;
}

const CASES = (
  JSON.parse(readFileSync(new URL('../vectors/cases.json', import.meta.url), 'utf8')) as readonly Case[]
).filter(({ id }) => /^[ABCD]/u.test(id));
const CHECKED = CASES.filter((one): one is Case & { check: Check } => one.check !== null);

const briscola = rulesOf('briscola-2');

/** `0C4S2C..7b.6b..`: turn, trump, stock, then the hands. */
function dealOfConf(conf: string): Deal {
  const [, turn = '', trump = '', stock = '', hand0 = '', hand1 = ''] =
    /^(\d)(\w)(\w*)\.\.(\w+)\.(\w+)\.\.$/u.exec(conf) ?? [];
  const apart = (cards: string): string =>
    cards
      .toLowerCase()
      .replace(/(\d)([cdsb])/gu, '$1$2 ')
      .trim();
  const start = dealFrom({ ...briscola, handSize: 1, dealChunks: [1] }, 1);
  return {
    ...start,
    trump: trump.toLowerCase() as Suit,
    hands: [cardsOf(apart(hand0)), cardsOf(apart(hand1))],
    stock: cardsOf(apart(stock)),
    turn: Number(turn),
  };
}

/** Suits by the first letters the collection uses: cups, gold, batons, swords. */
const SUIT_OF_LETTER: Readonly<Record<string, Suit>> = { C: 'c', G: 'd', B: 'b', S: 's' };
const suitsOf = (letters: string): readonly Card[] =>
  [...letters].flatMap((letter) => ofSuit(deckOf(briscola), SUIT_OF_LETTER[letter] ?? ''));

const CHECKS: { readonly [Kind in Check['kind']]: (check: Extract<Check, { kind: Kind }>) => void } = {
  trick: ({ trump, plays, first, winner, points }) => {
    const seats = plays.length;
    const trick = plays.map((card, i) => ({ seat: (first + i) % seats, card }));
    expect(winningPlay(briscola, trump, trick).seat).toBe(winner);
    expect(pointsOf(briscola, plays)).toBe(points);
  },
  draw: ({ conf, hands }) => {
    const deal = dealOfConf(conf);
    const [first, second] = deal.hands.map((hand) => hand[0] ?? '');
    const drawn = afterCards(deal, `${first} ${second}`);
    expect(drawn.hands).toEqual(hands);
    expect(drawn.stock).toEqual([]);
  },
  sum: ({ cards, sum }) => expect(pointsOf(briscola, cards)).toBe(sum),
  deck: ({ sum }) => {
    for (const rules of [briscola, rulesOf('brisca-catalana-2')]) {
      expect(pointsOf(rules, deckOf(rules))).toBe(sum);
      for (const suit of SUITS) expect(pointsOf(rules, ofSuit(deckOf(rules), suit))).toBe(sum / 4);
    }
  },
  sum2: ({ a, b }) => {
    const taken = [pointsOf(briscola, suitsOf(a)), pointsOf(briscola, suitsOf(b))];
    const deal: Deal = { ...dealFrom(briscola, 1), phase: 'finished', taken };
    expect(outcomeOf(deal)).toEqual({ kind: 'tied', sides: [0, 1] });
  },
};

test('the collection has cases with a check in groups A, B and C', () => {
  expect(CHECKED.map(({ id }) => id[0])).toEqual(expect.arrayContaining(['A', 'B', 'C']));
  expect(CHECKED.length).toBeGreaterThanOrEqual(19);
});

test.each(CHECKED)('$id $title', ({ check }) => {
  (CHECKS[check.kind] as (check: Check) => void)(check); // the table pairs each kind with its own check
});

describe('A. who wins the trick', () => {
  const BLANKS = ['7', '6', '5', '4', '2'] as const;
  const FIGURES = ['K', 'H', 'J'] as const;

  test.each(SUITS)('A01, every pair of blanks of suit %s, in both orders', (suit) => {
    BLANKS.forEach((high, i) =>
      BLANKS.slice(i + 1).forEach((low) => {
        expect(beats(briscola, 'd', `${high}${suit}`, `${low}${suit}`)).toBe(true);
        expect(beats(briscola, 'd', `${low}${suit}`, `${high}${suit}`)).toBe(false);
      }),
    );
  });

  test.each(SUITS)('A02, every figure against every blank of suit %s, in both orders', (suit) => {
    for (const figure of FIGURES) {
      for (const blank of BLANKS) {
        expect(beats(briscola, 'd', `${figure}${suit}`, `${blank}${suit}`)).toBe(true);
        expect(beats(briscola, 'd', `${blank}${suit}`, `${figure}${suit}`)).toBe(false);
      }
    }
  });

  test('A05, the same a hundred times', () => {
    const winners = Array.from(
      { length: 100 },
      () =>
        winningPlay(briscola, 'd', [
          { seat: 0, card: 'Ac' },
          { seat: 1, card: '2c' },
        ]).card,
    );
    expect(new Set(winners)).toEqual(new Set(['Ac']));
  });

  test('A19, a hand that holds only the first card of the first suit', () => {
    const deal = dealAt({ ruleSet: 'briscola-2', trump: 's', hands: ['Ac', '2c'], turn: 0 });
    expect(legalCards(deal)).toEqual(['Ac']);
    expect(afterCards(deal, 'Ac 2c').taken).toEqual([11, 0]);
  });
});

describe('B. stock, draw and deal', () => {
  test('B04, the turn-up is the 34th card drawn, and there are 20 tricks', () => {
    const deal = dealFrom(briscola, 4);
    expect(deal.stock).toHaveLength(34);
    expect(deal.stock[33]).toBe(deal.trumpCard);
    expect(playOut(deal, randomFrom(4)).end.tricks).toHaveLength(20);
  });

  test('B05, nobody can lead before both have drawn: the draw belongs to the last card of the trick', () => {
    const deal = dealAt({
      ruleSet: 'briscola-2',
      trump: 'c',
      hands: ['7b 2d 3d', '6b 4d 5d'],
      turn: 0,
      stock: '4s 5s 6s 2c',
    });
    expect(afterCards(deal, '7b 6b').hands).toEqual([
      ['2d', '3d', '4s'],
      ['4d', '5d', '5s'],
    ]);
  });

  test('B07, the last trick is played though no points are left', () => {
    const deal = dealAt({ ruleSet: 'briscola-2', trump: 's', hands: ['4c', '2b'], turn: 0, taken: [70, 50] });
    expect(isOver(deal)).toBe(false);
    const end = afterCards(deal, '4c 2b');
    expect(isOver(end)).toBe(true);
    expect(end.hands).toEqual([[], []]);
  });

  test('B08, with fewer than three cards the seat on turn leads as ever', () => {
    const deal = dealAt({ ruleSet: 'briscola-2', trump: 's', hands: ['4c 5c', '2b 6b'], turn: 1 });
    expect(legalCards(deal)).toEqual(['2b', '6b']);
  });
});

describe('C. score, result, ties', () => {
  test.each<[taken: readonly number[], outcome: unknown, why: string]>([
    [[60, 60], { kind: 'tied', sides: [0, 1] }, 'C04: a tie is a tie, nobody’s win'],
    [[61, 59], { kind: 'won', side: 0, by: 'points' }, 'the narrowest win'],
    [[50, 70], { kind: 'won', side: 1, by: 'points' }, 'the other side'],
  ])('%j ends as %j (%s)', (taken, outcome) => {
    expect(outcomeOf({ ...dealFrom(briscola, 1), phase: 'finished', taken })).toEqual(outcome);
  });

  test('C07, four players: the side is named, not the seat', () => {
    const deal: Deal = { ...dealFrom(rulesOf('briscola-4'), 1), phase: 'finished', taken: [20, 40, 30, 30] };
    expect(outcomeOf(deal)).toEqual({ kind: 'won', side: 1, by: 'points' });
    expect(deal.sides[1]).toEqual([1, 3]);
  });

  test('C08, the deal is played to the end: 21, 42, 63', () => {
    let deal = dealAt({ ruleSet: 'briscola-2', trump: 's', hands: ['Ac Ad Ab', '3c 3d 3b'], turn: 0 });
    const scores = ['Ac 3c', 'Ad 3d', 'Ab 3b'].map((cards) => {
      deal = afterCards(deal, cards);
      return scoreOf(deal, 0);
    });
    expect(scores).toEqual([21, 42, 63]);
  });

  test.each<[tie: string, outcome: unknown]>([
    ['caller_loses', { kind: 'won', side: 1, by: 'failed' }],
    ['draw', { kind: 'tied', sides: [0, 1] }],
    ['caller_wins', { kind: 'won', side: 0, by: 'made' }],
  ])('C11, the caller at 60 with CH_TIE60=%s', (tie, outcome) => {
    const rules = rulesOf('briscola-chiamata', { CH_TIE60: tie });
    const auction = {
      bids: [{ seat: 0, bid: 'A' }],
      caller: 0,
      bid: 'A',
      target: 61,
      called: 'Ad',
      partner: 1,
      partnerKnown: true,
    } as const;
    const deal: Deal = {
      ...dealFrom(rules, 1),
      phase: 'finished',
      taken: [40, 20, 60, 0, 0],
      sides: [
        [0, 1],
        [2, 3, 4],
      ],
      auction,
    };
    expect(outcomeOf(deal)).toEqual(outcome);
  });
});

describe('D. variants and disputes', () => {
  test.each<[id: string, options: Readonly<Record<string, string>>, size: number, gone: string]>([
    ['briscola-3', {}, 39, '2c'],
    ['briscola-3', { REMOVED_3P: 'two_of_coins' }, 39, '2d'],
    ['briscola-3', { REMOVED_3P: 'two_of_batons' }, 39, '2b'],
    ['briscola-3', { REMOVED_3P: 'all_twos' }, 36, '2d 2c 2s 2b'],
    ['brisca-3', {}, 36, '2d 2c 2s 2b'],
    ['brisca-3', { REMOVED_3P_ES: 'two_of_cups' }, 39, '2c'],
  ])('D01, %s %o: %i cards without %s, in every deal', (id, options, size, gone) => {
    const rules = rulesOf(id, options);
    for (const seed of [1, 2, 3]) {
      const { hands, stock } = dealFrom(rules, seed);
      const dealt = [...hands.flat(), ...stock];
      expect(dealt).toHaveLength(size);
      for (const card of cardsOf(gone)) expect(dealt).not.toContain(card);
    }
  });

  test('D01, the two of the trump suit, whichever that is', () => {
    const rules = rulesOf('briscola-3', { REMOVED_3P: 'two_of_trump' });
    for (let seed = 1; seed <= 20; seed += 1) {
      const { hands, stock, trump } = dealFrom(rules, seed);
      expect([...hands.flat(), ...stock]).not.toContain(`2${trump}`);
    }
  });

  const exchanging = { ruleSet: 'brisca-2', trump: 'c', tricksWon: [1, 0], stock: '4s Ac' } as const;

  test('D02, the 7 takes the turned ace on one’s own turn, once, and the turn goes on', () => {
    const deal = dealAt({ ...exchanging, hands: ['7c 2b 3b', '4b 5b 6b'], turn: 0 });
    expect(legalExchanges(deal)).toEqual(['7c']);
    const after = afterAction(deal, { kind: 'exchange', seat: 0, card: '7c' });
    expect(after).toMatchObject({
      turn: 0,
      stock: ['4s', '7c'],
      hands: [
        ['2b', '3b', 'Ac'],
        ['4b', '5b', '6b'],
      ],
    });
    expect(legalExchanges(after)).toEqual([]);
    expect(refusalOf(after, { kind: 'exchange', seat: 0, card: 'Ac' }).kind).toBe('exchange-not-allowed');
    const others = dealAt({ ...exchanging, hands: ['7c 2b 3b', '4b 5b 6b'], turn: 1 });
    expect(refusalOf(others, { kind: 'exchange', seat: 0, card: '7c' })).toEqual({ kind: 'not-your-turn', turn: 1 });
  });

  test('D04, of 2 and 7 only the 2 takes a turned 5', () => {
    const deal = dealAt({ ...exchanging, stock: '4s 5c', hands: ['7c 2c 3b', '4b 5b 6b'], turn: 0 });
    expect(legalExchanges(deal)).toEqual(['2c']);
  });

  test.each<[options: Readonly<Record<string, string>>, exchanges: readonly Card[]]>([
    [{}, []],
    [{ EXCHANGE_NEED_TRICK: 'false' }, ['7c']],
  ])('D05, without a trick, %o: %j', (options, exchanges) => {
    const deal = dealAt({ ...exchanging, options, tricksWon: [0, 1], hands: ['7c 2b 3b', '4b 5b 6b'], turn: 0 });
    expect(legalExchanges(deal)).toEqual(exchanges);
  });

  test('D07, the 7 laid down may be taken by the other seat’s 2', () => {
    const deal = dealAt({ ...exchanging, tricksWon: [1, 1], hands: ['7c 2b 3b', '2c 5b 6b'], turn: 0 });
    const led = afterCards(afterAction(deal, { kind: 'exchange', seat: 0, card: '7c' }), '2b');
    expect(legalExchanges(led)).toEqual(['2c']);
    expect(afterAction(led, { kind: 'exchange', seat: 1, card: '2c' }).hands[1]).toContain('7c');
  });

  test('D08, two trumps are not the two of trumps', () => {
    const deal = dealAt({ ...exchanging, hands: ['4c 5c 3b', '4b 5b 6b'], turn: 0 });
    expect(legalExchanges(deal)).toEqual([]);
  });

  const served = { trump: 'b', trick: 'Ac', turn: 1 } as const;

  test.each<[ruleSet: string, hand: string, legal: string, why: string]>([
    ['briscola-2', '4c 2b 7s', '4c 2b 7s', 'free'],
    ['brisca-argentina-servir', '4c 2b 7s', '4c', 'follows'],
    ['brisca-argentina-servir', '5d 2b 7s', '2b', 'cannot follow, must trump'],
    ['brisca-argentina-servir', '5d 2d 7s', '5d 2d 7s', 'can do neither'],
  ])('D10, %s: %s may play %s (%s)', (ruleSet, hand, legal) => {
    const deal = dealAt({ ...served, ruleSet, hands: ['3d 6d', hand], stock: '6s 5b' });
    expect(legalCards(deal)).toEqual(cardsOf(legal));
  });

  test.each<[ruleSet: string, options: Readonly<Record<string, string>>, legal: string]>([
    ['brisca-2', {}, '2c 4b As'],
    ['brisca-valenciana', {}, '2c'],
    ['brisca-2', { FOLLOW_LAST3: 'follow' }, '2c'],
    ['brisca-valenciana', { FOLLOW_LAST3: 'free' }, '2c 4b As'],
  ])('D11, the last three tricks in %s %o: %s', (ruleSet, options, legal) => {
    const deal = dealAt({ ruleSet, options, trump: 'b', hands: ['5d 6d', '2c 4b As'], trick: '3c', turn: 1 });
    expect(legalCards(deal)).toEqual(cardsOf(legal));
  });

  test.each<
    [
      why: string,
      ruleSet: string,
      options: Readonly<Record<string, string>>,
      trick: string,
      winner: Card,
      points: number,
    ]
  >([
    ['D13, the seven is the ten-card', 'bisca-3-2', {}, 'Kc 7c', '7c', 14],
    ['D13, the jack stands above the queen', 'bisca-3-2', {}, 'Jc Hc', 'Jc', 5],
    ['D14, the two is the ten-card', 'brisca-portena-chile', {}, 'Kc 2c', '2c', 14],
    ['D14, the three is the lowest blank', 'brisca-portena-chile', {}, '4c 3c', '4c', 0],
    ['D16, a three worth ten that ranks as a three', 'briscola-2', { LOW_THREE: 'on' }, '3c 4c', '4c', 10],
    ['D16, and still beats a two', 'briscola-2', { LOW_THREE: 'on' }, '2c 3c', '3c', 10],
  ])('%s: in %s %o, %s is won by %s, %i points', (_, ruleSet, options, trick, winner, points) => {
    const rules = rulesOf(ruleSet, options);
    const plays = cardsOf(trick).map((card, seat) => ({ seat, card }));
    expect(winningPlay(rules, 's', plays).card).toBe(winner);
    expect(pointsOf(rules, cardsOf(trick))).toBe(points);
  });

  test.each<[ruleSet: string, beaters: number]>([
    ['brisca-catalana-2', 16],
    ['brisca-2', 14],
  ])('D17, in %s %i unseen cards beat a sota of cups led, coins being trumps', (ruleSet, beaters) => {
    const rules = rulesOf(ruleSet);
    expect(deckOf(rules).filter((card) => beats(rules, 'd', card, 'Jc'))).toHaveLength(beaters);
  });

  test('D19, briscolone is two games here, with five cards and with twenty', () => {
    expect(rulesOf('briscolone-5')).toMatchObject({ handSize: 5, trump: 'none' });
    expect(rulesOf('briscolone-20')).toMatchObject({ handSize: 20, trump: 'last-card-dealt' });
  });

  test('D22, Brisca for two deals three cards', () => expect(rulesOf('brisca-2').handSize).toBe(3));
});
