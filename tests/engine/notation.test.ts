import { describe, expect, test } from 'vitest';
import { formatCards, formatPosition, parseCards, parsePosition } from '../../src/engine/notation.ts';
import { messagesFor, say } from '../../src/i18n/index.ts';
import type { AnyRefusal } from '../../src/engine/rules/refusal.ts';
import { dealAt } from '../support/deals.ts';

const sentence = (refusal: AnyRefusal): string => say<AnyRefusal>(messagesFor('en').refusals, refusal);

describe('cards as text', () => {
  test.each(['', 'Ad', 'Ad 3c 7b', '10d 10c'])('"%s" is read and written the same', (text) => {
    const cards = parseCards(text);
    expect(cards.ok && formatCards(cards.value)).toBe(text);
  });

  test('spaces do not matter', () => {
    expect(parseCards('  Ad   3c\n')).toEqual({ ok: true, value: ['Ad', '3c'] });
  });

  test.each([
    ['ad', { kind: 'unknown-card', text: 'ad' }],
    ['AD', { kind: 'unknown-card', text: 'AD' }],
    ['Ad 11c', { kind: 'unknown-card', text: '11c' }],
    ['Qd', { kind: 'unknown-card', text: 'Qd' }],
    ['Ad, 3c', { kind: 'unknown-card', text: 'Ad,' }],
    ['Ad 3c Ad', { kind: 'card-twice', card: 'Ad' }],
  ] as const)('"%s" is refused: %o', (text, error) => expect(parseCards(text)).toEqual({ ok: false, error }));
});

const RIGHT = {
  ruleSet: 'briscola-2',
  options: {},
  trump: 's',
  hands: ['Ad 3c 7b', 'Kc 2c 4d'],
  turn: 0,
  trick: '',
  stock: '5d 6b 7d Js',
  taken: [45, 48],
  tricksWon: [8, 7],
  exchanged: false,
  sides: [[0], [1]],
};

const brisca = { ...RIGHT, ruleSet: 'brisca-2' };

test('a right position is read, and written the same', () => {
  expect(formatPosition(dealAt(RIGHT))).toEqual(RIGHT);
});

test('what is left out has its plain value', () => {
  const deal = dealAt({ ruleSet: 'briscola-2', hands: ['Ad 3c 7b', 'Kc 2c 4d'], turn: 1, stock: '5d Js' });
  expect(deal).toMatchObject({
    trump: 's',
    trick: [],
    taken: [0, 0],
    takenSince: 'here',
    tricksWon: [0, 0],
    exchanged: false,
  });
});

test('fields it does not know are let be', () => {
  expect(parsePosition({ ...RIGHT, taken: undefined, best: ['Ad'], values: {}, id: 'x' }).ok).toBe(true);
});

test('the leader is the turn less the cards on the table', () => {
  const hands = ['Ad 4c', 'Kc', '5d', '6b 6c'];
  const deal = dealAt({ ruleSet: 'briscola-4', trump: 's', hands, turn: 3, trick: '7b 7d' });
  expect(deal.trick.map(({ seat }) => seat)).toEqual([1, 2]);
});

interface Wrong {
  readonly why: string;
  readonly change: unknown;
  readonly error: AnyRefusal;
}

const with_ = (change: Readonly<Record<string, unknown>>): unknown => ({ ...RIGHT, taken: undefined, ...change });

test.each<Wrong>([
  { why: 'no object', change: 'Ad', error: { kind: 'malformed', field: 'position', expected: 'an object' } },
  { why: 'nothing', change: null, error: { kind: 'malformed', field: 'position', expected: 'an object' } },
  {
    why: 'no rule set',
    change: with_({ ruleSet: undefined }),
    error: { kind: 'malformed', field: 'ruleSet', expected: 'a text' },
  },
  { why: 'an unknown rule set', change: with_({ ruleSet: 'poker' }), error: { kind: 'unknown-rule-set', id: 'poker' } },
  {
    why: 'an unknown option',
    change: with_({ options: { POKER: 'on' } }),
    error: { kind: 'unknown-option', option: 'POKER' },
  },
  {
    why: 'an option of another kind',
    change: with_({ options: { TIE_60: 3 } }),
    error: { kind: 'malformed', field: 'options', expected: 'an object of texts' },
  },
  {
    why: 'an unknown card',
    change: with_({ hands: ['Ad 3c 9b', 'Kc 2c 4x'] }),
    error: { kind: 'unknown-card', text: '4x' },
  },
  {
    why: 'a card of another pack',
    change: with_({ hands: ['Ad 3c 9b', 'Kc 2c 4d'] }),
    error: { kind: 'not-in-pack', card: '9b' },
  },
  {
    why: 'a card twice in a hand',
    change: with_({ hands: ['Ad Ad 7b', 'Kc 2c 4d'] }),
    error: { kind: 'card-twice', card: 'Ad' },
  },
  {
    why: 'a card in hand and stock',
    change: with_({ stock: 'Ad 6b 7d Js' }),
    error: { kind: 'card-twice', card: 'Ad' },
  },
  {
    why: 'three hands',
    change: with_({ hands: ['Ad', '3c', '7b'] }),
    error: { kind: 'wrong-number-of-hands', expected: 2, found: 3 },
  },
  {
    why: 'hands that are no list',
    change: with_({ hands: 'Ad' }),
    error: { kind: 'malformed', field: 'hands', expected: 'a list of hands, each a text of cards' },
  },
  {
    why: 'too few cards while there is stock',
    change: with_({ hands: ['Ad 3c', 'Kc 2c 4d'] }),
    error: { kind: 'wrong-hand-size', seat: 0, expected: 3, found: 2 },
  },
  {
    why: 'the leader’s card is out of the hand',
    change: with_({ trick: 'Ks', turn: 1 }),
    error: { kind: 'wrong-hand-size', seat: 0, expected: 2, found: 3 },
  },
  { why: 'an odd stock', change: with_({ stock: '5d 6b Js' }), error: { kind: 'wrong-stock', found: 3 } },
  {
    why: 'a finished trick on the table',
    change: with_({ trick: 'Ks 5s' }),
    error: { kind: 'wrong-trick', found: 2, atMost: 1 },
  },
  { why: 'a seat that is not there', change: with_({ turn: 2 }), error: { kind: 'no-such-seat', seat: 2 } },
  {
    why: 'a turn that is no number',
    change: with_({ turn: '0' }),
    error: { kind: 'malformed', field: 'turn', expected: 'a seat number' },
  },
  {
    why: 'no trump',
    change: with_({ trump: undefined, hands: ['Ad', 'Kc'], stock: '' }),
    error: { kind: 'trump-missing' },
  },
  {
    why: 'a trump that is no suit',
    change: with_({ trump: 'x' }),
    error: { kind: 'malformed', field: 'trump', expected: 'one of the suits c, d, s, b, or null' },
  },
  {
    why: 'a trump in a game without',
    change: { ruleSet: 'briscolone-5', trump: 's', hands: ['Ad', 'Kc'], turn: 0 },
    error: { kind: 'trump-not-used' },
  },
  {
    why: 'a turn-up of another suit',
    change: with_({ trump: 'c' }),
    error: { kind: 'turn-up-not-trump', turnUp: 'Js', trump: 'c' },
  },
  {
    why: 'points that do not add up',
    change: { ...RIGHT, taken: [40, 48] },
    error: { kind: 'points-do-not-add-up', expected: 120, found: 115 },
  },
  {
    why: 'taken of one seat',
    change: { ...RIGHT, taken: [40] },
    error: { kind: 'malformed', field: 'taken', expected: 'a list of 2 whole numbers from 0 up' },
  },
  {
    why: 'taken below nothing',
    change: { ...RIGHT, taken: [-1, 91] },
    error: { kind: 'malformed', field: 'taken', expected: 'a list of 2 whole numbers from 0 up' },
  },
  { why: 'sides of another game', change: with_({ sides: [[0, 1]] }), error: { kind: 'wrong-sides' } },
  {
    why: 'a removed card',
    change: { ruleSet: 'briscola-3', trump: 'd', hands: ['2c', '3c', '4c'], turn: 0 },
    error: { kind: 'not-in-pack', card: '2c' },
  },
  {
    why: 'an option that does not apply',
    change: { ...brisca, taken: undefined, options: { CH_SIX: 'sit_out' } },
    error: { kind: 'option-does-not-apply', option: 'CH_SIX', value: 'sit_out' },
  },
])('$why is refused, with a sentence', ({ change, error }) => {
  expect(parsePosition(change)).toEqual({ ok: false, error });
  expect(sentence(error)).toMatch(/^[A-Z“0-9].{10,}\.$/u);
});
