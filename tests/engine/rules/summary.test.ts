import { describe, expect, test } from 'vitest';
import type { RuleSet } from '../../../src/engine/rules/ruleSet.ts';
import { RULE_KINDS, ruleItem, sameRule, summaryOf } from '../../../src/engine/rules/summary.ts';
import type { RuleItem } from '../../../src/engine/rules/summary.ts';
import { findRuleSet, RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { OPTIONS, valuesOf, withOptions } from '../../../src/engine/rulesets/options.ts';
import type { OptionId } from '../../../src/engine/rulesets/options.ts';
import { messagesFor, say } from '../../../src/i18n/index.ts';

const m = messagesFor('en').rules;
const sentence = (item: RuleItem): string => say<RuleItem>(m.items, item);

const parentOf = (rules: RuleSet): RuleSet | undefined =>
  rules.parent === undefined ? undefined : findRuleSet(rules.parent);

const said = (id: string, options: Readonly<Record<string, string>> = {}): string => {
  const base = findRuleSet(id);
  const house = base && withOptions(base, options);
  if (!house?.ok) throw new Error(`${id} does not take ${JSON.stringify(options)}`);
  return summaryOf(house.value, undefined)
    .map(({ item }) => sentence(item))
    .join('\n');
};

describe.each(RULE_SETS)('the rules page of $id', (rules) => {
  const lines = summaryOf(rules, parentOf(rules));

  test('puts first what differs from the parent', () => {
    const firstSame = lines.findIndex(({ differs }) => !differs);
    expect(lines.slice(firstSame).every(({ differs }) => !differs)).toBe(true);
  });

  test('says every kind that differs from the parent, and nothing twice', () => {
    const parent = parentOf(rules);
    const differing = RULE_KINDS.filter((kind) => parent && !sameRule(rules, parent, kind));
    expect(lines.filter(({ differs }) => differs).map(({ item }) => item.kind)).toEqual(differing);
    expect(new Set(lines.map(({ item }) => item.kind)).size).toBe(lines.length);
  });

  test('is made of whole sentences, with no gaps', () => {
    for (const { item } of lines) {
      expect(sentence(item)).toMatch(/^[A-Z0-9].*\.$/u);
      expect(sentence(item)).not.toMatch(/undefined|null|NaN|Infinity|\[object| {2}|\.\./u);
    }
  });

  test('has a name and says it differs somewhere, unless it is the root', () => {
    expect(m.names[rules.id as keyof typeof m.names]).toMatch(/^[A-Z]/u);
    expect(lines.some(({ differs }) => differs)).toBe(rules.parent !== undefined);
  });
});

/** Fields that name the data file itself, or that follow from what is said of others. */
const NOT_RULES: ReadonlySet<string> = new Set(['id', 'parent', 'name', 'options', 'house', 'sources']);

test('every field of a rule set that matters for play is read by some line', () => {
  const base = findRuleSet('briscola-4') as RuleSet;
  const all = RULE_KINDS.map((kind) => JSON.stringify(ruleItem(base, kind))).join('');
  const silent = (Object.keys(base) as (keyof RuleSet)[]).filter((field) => {
    if (NOT_RULES.has(field)) return false;
    // A field that no item reads leaves every item as it was when its value is another.
    const other = { ...base, [field]: OTHER[field] } as RuleSet;
    return RULE_KINDS.map((kind) => JSON.stringify(ruleItem(other, kind))).join('') === all;
  });
  expect(silent).toEqual([]);
});

/** Another value for each field, to see that somebody reads it. */
const OTHER: Readonly<Partial<Record<keyof RuleSet, unknown>>> = {
  seats: 6,
  sides: 'each-seat-alone',
  suits: 'french',
  ranks: ['A', '3'],
  removed: ['2c'],
  removedChoices: [['2d']],
  removal: 'two-of-trump',
  strength: ['3', 'A'],
  points: { A: 10 },
  pointsTotal: 1,
  handSize: 5,
  dealChunks: [3],
  kitty: 4,
  turnUp: false,
  drawTricks: 1,
  tricks: 1,
  trump: 'none',
  exchange: { swaps: [], timing: {} },
  declarations: [{}],
  following: { stockOpen: 'follow-suit', stockEmpty: 'free' },
  auction: { kind: 'points-up' },
  lead: 'dealer',
  direction: 'clockwise',
  nextDealer: 'loser',
  draw: 'none',
  cardsPerTrick: 2,
  drawStyle: 'alternate',
  visibility: 'all-open',
  signals: 'always',
  signalTable: 'es-seed',
  tableTalk: 'off',
  partnerView: 'both',
  win: { deal: 'most-points' },
  tie: 'play-on',
  match: { type: 'best-of', n: 5 },
  scoring: { kind: 'games', table: [] },
  bonuses: [{}],
  capote: 'named',
  firstTrickBlind: true,
  arrastro: 'on',
  trumpChange: 'once-by-caller',
  throwIn: 'all-passed-or-hand-without-points',
  sidePay: 'aces-and-tens',
  sittingOut: 1,
  evidence: 'D',
  reading: 'our-reading',
};

test('every value of every option changes what the page says of some rule set, or is what stood there', () => {
  for (const option of Object.keys(OPTIONS) as OptionId[]) {
    const pages = RULE_SETS.flatMap((rules) =>
      valuesOf(option).flatMap((value) => {
        const house = withOptions(rules, { [option]: value });
        return house.ok ? [RULE_KINDS.map((kind) => sentence(ruleItem(house.value, kind) as RuleItem)).join('\n')] : [];
      }),
    );
    expect(new Set(pages).size, option).toBeGreaterThan(1);
  }
});

test.each<[id: string, options: Readonly<Record<string, string>>, words: string, why: string]>([
  ['briscola-2', {}, '33 cards face down on the turn-up', 'counted from the data'],
  ['briscola-3', {}, 'The Two of Cups is left out; 39 cards are played', 'the card is named'],
  ['briscola-3', { REMOVED_3P: 'two_of_coins' }, 'The Two of Coins is left out', 'a house option is said'],
  ['briscola-3', {}, '41 can be enough', 'never "first to 61" with three'],
  ['brisca-2', {}, 'The Seven of trumps may be laid down for a turned Ace, Three, King, Horse or Jack', 'the exchange'],
  ['brisca-2', { EXCHANGE_NEED_TRICK: 'false' }, 'as long as the turn-up lies there. A card', 'no trick needed'],
  ['brisca-valenciana', {}, 'Once the last card is drawn suit must be followed', 'only at the end'],
  ['briscola-bastarda', {}, 'our reading', 'marked as such'],
  ['brisca-subastada', {}, 'from 61 to 120', 'the bounds of the auction'],
  ['brisca-subastada', { SUBASTADA_MIN: '100' }, 'from 100 to 120', 'a higher minimum'],
  ['sueca', {}, 'all 120 points are worth four games', 'games'],
])('%s %o says “%s” (%s)', (id, options, words) => expect(said(id, options)).toContain(words));
