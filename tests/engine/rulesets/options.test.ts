import { describe, expect, test } from 'vitest';
import type { OptionRefusal } from '../../../src/engine/rules/refusal.ts';
import type { RuleSet } from '../../../src/engine/rules/ruleSet.ts';
import { RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { OPTIONS, valuesOf, withOptions } from '../../../src/engine/rulesets/options.ts';
import type { OptionId } from '../../../src/engine/rulesets/options.ts';
import { rulesOf } from '../../support/deals.ts';

type House = Readonly<Record<string, string>>;

/** What an option makes of a rule set, field by field. Source: part 4 of the rules. */
test.each<[id: string, options: House, change: Partial<RuleSet>]>([
  ['briscola-2', { DIRECTION: 'cw' }, { direction: 'clockwise' }],
  ['briscola-2', { DEAL_CHUNK: '1+2' }, { dealChunks: [1, 2] }],
  ['briscola-3', { REMOVED_3P: 'all_fours' }, { removed: ['4c', '4d', '4s', '4b'], tricks: 12, drawTricks: 9 }],
  ['briscola-3', { REMOVED_3P: 'any_two' }, { removed: ['2c'], removedChoices: [['2d'], ['2s'], ['2b']] }],
  [
    'briscola-6',
    { REMOVED_6P: 'none_48_pack' },
    { removed: [], tricks: 8, strength: ['A', '3', 'K', 'H', 'J', '9', '8', '7', '6', '5', '4', '2'] },
  ],
  ['briscola-6', { REMOVED_6P: 'all_fours' }, { strength: ['A', '3', 'K', 'H', 'J', '7', '6', '5', '2'] }],
  ['briscola-2', { TIE_60: 'last_trick_wins' }, { tie: 'last-trick-wins' }],
  ['briscola-3', { TIE_3P: 'playoff_two' }, { tie: 'playoff' }],
  ['briscola-2', { MATCH: 'first_to_5' }, { match: { type: 'first-to-wins', n: 5 } }],
  ['briscola-2', { MATCH: 'points_120' }, { match: { type: 'first-to-card-points', n: 120 } }],
  ['briscola-4', { SIGNALS: 'off' }, { signals: 'off' }],
  [
    'brisca-4',
    { SIGNALS: 'always', SIGNAL_TABLE: 'it_tongue_jack' },
    { signals: 'always', signalTable: 'it-tongue-jack' },
  ],
  ['briscola-4', { TABLE_TALK: 'off' }, { tableTalk: 'off' }],
  ['briscola-4', { PARTNER_VIEW: 'both' }, { partnerView: 'both' }],
  ['brisca-4', { PARTNER_VIEW_ES: 'before_first_trick' }, { partnerView: 'before-first-trick' }],
  ['brisca-6', { PARTNER_VIEW_ES: 'before_first_trick' }, { partnerView: 'never' }],
  ['brisca-6', { PARTNER_VIEW_ES: 'before_first_trick_incl_six' }, { partnerView: 'before-first-trick' }],
  [
    'briscola-2',
    { TEN_CARD: '7' },
    { strength: rulesOf('briscola-seven-ten').strength, points: rulesOf('briscola-seven-ten').points },
  ],
  [
    'briscola-2',
    { TEN_CARD: '2' },
    { strength: rulesOf('brisca-portena-chile').strength, points: rulesOf('brisca-portena-chile').points },
  ],
  [
    'briscola-2',
    { COURT_SWAP: 'on' },
    { strength: rulesOf('briscola-south-swap').strength, points: rulesOf('briscola-south-swap').points },
  ],
  [
    'briscola-2',
    { TEN_CARD: '7', COURT_SWAP: 'on' },
    { strength: rulesOf('bisca-3-2').strength, points: rulesOf('bisca-3-2').points },
  ],
  ['briscola-2', { LOW_THREE: 'on' }, { strength: ['A', 'K', 'H', 'J', '7', '6', '5', '4', '3', '2'] }],
  ['brisca-2', { FOLLOW_LAST3: 'follow' }, { following: rulesOf('brisca-valenciana').following }],
  ['brisca-2', { ARRASTRO: 'on' }, { arrastro: 'on' }],
  [
    'briscola-chiamata',
    { CH_AFTER_TWO: 'auction_ends' },
    {
      auction: {
        kind: 'rank-down',
        min: 62,
        step: 1,
        max: 120,
        afterLowest: 'auction-ends',
        call: 'card-of-rank-bid',
        reveal: 'after-auction',
      },
    },
  ],
  ['briscola-chiamata', { CH_LEADER: 'caller' }, { lead: 'caller' }],
  [
    'briscola-chiamata',
    { CH_FOLLOW: 'follow' },
    { following: { stockOpen: 'follow-suit', stockEmpty: 'follow-suit' } },
  ],
  [
    'briscola-chiamata',
    { CH_BLIND: 'first_trick' },
    { firstTrickBlind: true, auction: rulesOf('briscola-bastarda').auction },
  ],
  [
    'briscola-bastarda',
    { BASTARDA: 'alias' },
    { firstTrickBlind: false, auction: rulesOf('briscola-chiamata').auction },
  ],
  ['briscola-bastarda', { BASTARDA: 'seed_switch' }, { firstTrickBlind: false, trumpChange: 'once-by-caller' }],
  ['briscola-chiamata-punti', { CH_SIX: 'kitty_4' }, { seats: 6, handSize: 6, kitty: 4, tricks: 6 }],
  [
    'briscola-chiamata',
    { CH_SIX: 'remove_four_cards_6_each' },
    { seats: 6, handSize: 6, removed: ['4d', '4c', '4s', '4b'] },
  ],
  ['briscola-chiamata', { CH_SIX: 'sit_out' }, { seats: 5, sittingOut: 1 }],
  ['briscola-scoperta', { SCOPERTA_STOCK: 'all' }, { visibility: 'all-open' }],
  ['briscola-pizzico', { PIZZICO_PLAYERS: '3' }, { seats: 3, removed: ['2c'], drawTricks: 8, tricks: 13 }],
  ['briscola-pizzico', { PIZZICO_PLAYERS: '4' }, { seats: 4, sides: 'pairs-opposite', drawTricks: 5, tricks: 10 }],
  [
    'briscolone-5',
    { BRISCOLONE_FOLLOW: 'free', BRISCOLONE_TARGET: '121' },
    { following: { stockOpen: 'free', stockEmpty: 'free' }, match: { type: 'first-to-card-points', n: 121 } },
  ],
  [
    'briscolone-20',
    { BRISCOLONE20_FOLLOW: 'follow' },
    { following: { stockOpen: 'follow-suit', stockEmpty: 'follow-suit' } },
  ],
  ['briscola-31', { CLAIM_31: 'only_trick_winner' }, { win: { deal: 'claim', target: 31, when: 'only-trick-winner' } }],
  ['brisca-subastada', { SUBASTADA_TRUMP: 'suit_of_called_card' }, { trump: 'suit-of-called-card' }],
  ['brisca-catalana-2', { CAT_ROTATING_TRUMP: 'on' }, { trump: 'rotates', turnUp: false, exchange: 'none' }],
  ['brisca-catalana-2', { CAT_TWO_CARDS: 'on' }, { cardsPerTrick: 2, tricks: 12, drawTricks: 11 }],
  ['brisca-rapida-2', { RAPIDA_PLAYERS: '4' }, { seats: 4, tricks: 5, drawTricks: 2 }],
  ['briskula-dupla-2', { DUPLA_MECHANIC: 'one_card' }, { cardsPerTrick: 1, tricks: 20, drawTricks: 16 }],
  [
    'sueca',
    { SUECA_MATCH: '10', SUECA_BANDEIRA: 'wins match' },
    {
      match: { type: 'first-to-games', n: 10 },
      scoring: {
        kind: 'games',
        table: [
          [61, 1],
          [91, 2],
          [120, 10],
        ],
      },
    },
  ],
  [
    'brusquembille-2',
    { BRUSQ_1771: 'on' },
    {
      handSize: 5,
      exchange: rulesOf('brusquembille-trevoux').exchange,
      bonuses: rulesOf('brusquembille-trevoux').bonuses,
    },
  ],
  [
    'marianna',
    { MARIANNA_TARGET: '300', MARIANNA_WHEN: 'own_turn' },
    { match: { type: 'first-to-card-points', n: 300 } },
  ],
])('%s with %o', (id, options, change) => {
  expect(rulesOf(id, options)).toMatchObject(change);
  expect(rulesOf(id, options).house).toEqual(options);
});

describe('the exchange follows the order of the cards', () => {
  test.each<[id: string, options: House, swaps: readonly unknown[], why: string]>([
    [
      'brisca-3',
      { REMOVED_3P_ES: 'two_of_cups' },
      [
        { give: '7', take: ['A', '3', 'K', 'H', 'J'] },
        { give: '2', take: ['7', '6', '5', '4'] },
      ],
      'the twos are back, so the 2 counts again',
    ],
    [
      'brisca-2',
      { REMOVED_3P: 'all_fours' },
      [
        { give: '7', take: ['A', '3', 'K', 'H', 'J'] },
        { give: '2', take: ['7', '6', '5'] },
      ],
      'there is no 4 to take',
    ],
    [
      'brisca-2',
      { TEN_CARD: '7' },
      [
        { give: '7', take: ['A'] },
        { give: '2', take: ['7', 'K', 'H', 'J', '6', '5', '4', '3'] },
      ],
      'the 7 stands under the ace',
    ],
    [
      'briscola-2',
      { TRUMP_EXCHANGE_IT: 'seven' },
      [{ give: '7', take: ['A', '3', 'K', 'H', 'J'], timing: { needsTrick: true, until: 'before-penultimate-draw' } }],
      'the Italian seven',
    ],
    [
      'briscas-puerto-rico',
      { PR_SWAP: 'two_for_life_card' },
      [{ give: '2', take: ['A', '3', 'K', 'H', 'J', '7', '6', '5', '4'] }],
      'any turn-up above the two',
    ],
  ])('%s %o: %j (%s)', (id, options, swaps) => {
    const { exchange } = rulesOf(id, options);
    expect(exchange).toMatchObject({ swaps });
  });
});

test.each<[id: string, options: House, refusal: OptionRefusal, why: string]>([
  ['briscola-2', { POKER: 'on' }, { kind: 'unknown-option', option: 'POKER' }, 'no such option'],
  ['briscola-2', { toString: 'on' }, { kind: 'unknown-option', option: 'toString' }, 'nor what every object has'],
  [
    'briscola-2',
    { DIRECTION: 'up' },
    { kind: 'unknown-option-value', option: 'DIRECTION', value: 'up', values: ['ccw', 'cw'] },
    'no such value',
  ],
  [
    'briscola-2',
    { REMOVED_3P: 'two_of_cups' },
    { kind: 'cannot-be-dealt', option: 'REMOVED_3P', value: 'two_of_cups', leftOver: 1 },
    '39 cards for two',
  ],
  [
    'briscola-2',
    { SIGNALS: 'always' },
    { kind: 'option-does-not-apply', option: 'SIGNALS', value: 'always' },
    'no partner',
  ],
  [
    'briscola-2',
    { EXCHANGE_NEED_TRICK: 'false' },
    { kind: 'option-does-not-apply', option: 'EXCHANGE_NEED_TRICK', value: 'false' },
    'no exchange',
  ],
  [
    'briscola-2',
    { SCOPERTA_STOCK: 'all' },
    { kind: 'option-does-not-apply', option: 'SCOPERTA_STOCK', value: 'all' },
    'closed hands',
  ],
  [
    'brusquembille-2',
    { TEN_CARD: '3' },
    { kind: 'option-does-not-apply', option: 'TEN_CARD', value: '3' },
    'no three in 32 cards',
  ],
  [
    'sueca',
    { FOLLOW_LAST3: 'free' },
    { kind: 'option-does-not-apply', option: 'FOLLOW_LAST3', value: 'free' },
    'no stock',
  ],
])('%s refuses %o: %j (%s)', (id, options, refusal) => {
  expect(withOptions(rulesOf(id), options)).toEqual({ ok: false, error: refusal });
});

test('every option that a rule set names exists and can be put on it with at least two values', () => {
  for (const rules of RULE_SETS) {
    for (const option of rules.options) {
      expect(OPTIONS, rules.id).toHaveProperty(option);
      const taken = valuesOf(option as OptionId).filter((value) => withOptions(rules, { [option]: value }).ok);
      expect(taken.length, `${rules.id} ${option}`).toBeGreaterThanOrEqual(2);
    }
  }
});

test('without options a rule set is itself', () => {
  for (const rules of RULE_SETS) expect(withOptions(rules, {})).toEqual({ ok: true, value: rules });
});
