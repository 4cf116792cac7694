import { expect, test } from 'vitest';
import { factsOf, type RuleSetFacts } from '../../src/engine/ruleSetFacts.ts';
import { findRuleSet, RULE_SETS } from '../../src/engine/rulesets/index.ts';

const factsFor = (id: string): RuleSetFacts => {
  const rules = findRuleSet(id);
  if (!rules) throw new Error(`no rule set ${id}`);
  return factsOf(rules);
};

// Counted by hand, or taken from the table "Counts per layout" of RULES part 3.
test.each<[id: string, facts: Partial<RuleSetFacts>, why: string]>([
  [
    'briscola-2',
    { deck: 40, stock: 34, faceDown: 33, drawTricks: 17, lastTricks: 3, tricks: 20, leastWinning: 61 },
    'two players, 40 cards',
  ],
  [
    'briscola-3',
    { deck: 39, stock: 30, faceDown: 29, drawTricks: 10, lastTricks: 3, tricks: 13, leastWinning: 41 },
    'one two out',
  ],
  ['brisca-3', { deck: 36, removed: 4, stock: 27, drawTricks: 9, tricks: 12, points: 120 }, 'all twos out'],
  ['briscola-4', { deck: 40, stock: 28, drawTricks: 7, tricks: 10, leastWinning: 61 }, 'pairs count as one side'],
  ['brisca-catalana-2', { deck: 48, stock: 42, drawTricks: 21, tricks: 24, points: 120 }, '48 cards'],
  ['brisca-rapida-2', { deck: 20, stock: 14, drawTricks: 7, tricks: 10, suitPoints: 30 }, '20 cards'],
  ['briscola-chiamata', { hand: 8, stock: 0, drawTricks: 0, tricks: 8, leastWinning: 61 }, 'nothing left to draw'],
  ['briscolone-5', { hand: 5, stock: 30, faceDown: 30, drawTricks: 15, lastTricks: 5 }, 'nothing turned up'],
])('%s: %j (%s)', (id, facts) => expect(factsFor(id)).toMatchObject(facts));

// cases.json D17: the jack of cups, 40 and 48 cards.
test.each<[id: string, rank: 'A' | '3' | 'J' | '2', count: number]>([
  ['briscola-2', 'J', 14],
  ['brisca-catalana-2', 'J', 16],
  ['briscola-2', 'A', 10],
  ['briscola-2', '2', 19],
  ['briscolone-5', '3', 1],
])('in %s a led %s is beaten by %i cards', (id, rank, count) => expect(factsFor(id).beatenBy[rank]).toBe(count));

test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('%s: its numbers agree with its data', (_id, rules) => {
  const facts = factsOf(rules);
  expect(facts.points).toBe(rules.pointsTotal);
  expect(facts.tricks).toBe(rules.tricks);
  expect(facts.drawTricks).toBe(rules.drawTricks);
  if (rules.win.deal === 'over-half') expect(facts.leastWinning).toBe(rules.win.target);
});

// RULES part 5.5, "Pay-off": made 2, 1, -1 three times; self-called 4 and -1 four times; failed the other way round.
test('a called deal pays what its ledger says, and nothing is made or lost over the table', () => {
  const { pays, seats, leastWinning, enoughToStop, leastBid } = factsFor('briscola-chiamata');
  expect(pays).toEqual([
    { end: 'made', caller: 2, partner: 1, other: -1 },
    { end: 'failed', caller: -2, partner: -1, other: 1 },
    { end: 'self-made', caller: 4, other: -1 },
    { end: 'self-failed', caller: -4, other: 1 },
  ]);
  for (const { caller, partner, other } of pays)
    expect(caller + (partner ?? 0) + other * (seats - (partner === undefined ? 1 : 2))).toBe(0);
  expect([leastWinning, enoughToStop, leastBid]).toEqual([61, 60, 62]);
  expect(factsFor('briscola-2').pays).toEqual([]);
});

test.each<[id: string, partners: readonly number[]]>([
  ['briscola-2', []],
  ['briscola-4', [0, 2]],
  ['briscola-6', [0, 2, 4]],
  ['briscola-chiamata', []],
])('in %s seat 0 plays with %j', (id, partners) => expect(factsFor(id).partners).toEqual(partners));

test.each<[id: string, suitCards: number, lisci: number]>([
  ['briscola-2', 10, 20],
  ['brisca-catalana-2', 12, 28],
  ['brisca-rapida-2', 5, 0],
])('%s has %i cards in a suit and %i lisci', (id, suitCards, lisci) =>
  expect(factsFor(id)).toMatchObject({ suitCards, lisci }),
);
