import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { dealSchema, type DealData } from '../../src/content/schemas/deal.ts';
import { dealFact, type DealFactAsked } from '../../src/content/schemas/dealFact.ts';

const dealOf = (id: string): DealData =>
  dealSchema.parse(parse(readFileSync(resolve(import.meta.dirname, `../../src/content/deals/${id}.yaml`), 'utf8')));

// Played out by hand: three tricks with every card in view, batons are trumps, the Two of Coins is led.
const THREE_TRICKS = dealOf('let-the-empty-trick-go');

test.each<[asked: DealFactAsked, number: number, why: string]>([
  [{ of: 'score', seats: [0] }, 38, 'what you have taken before'],
  [{ of: 'score', seats: [0, 1] }, 84, 'both together'],
  [{ of: 'best' }, 74, '38, and 15 for the King under the Ace of Batons, and 21 for the other Ace over the Three'],
  [{ of: 'value', card: 'Ab' }, 49, '38 and 11; then the King takes the Ace of Cups, or the Three'],
  [{ of: 'cost', card: 'Ab' }, 25, '74 less 49'],
])('%j is %i: %s', (asked, number) => expect(dealFact(THREE_TRICKS, asked)).toBe(number));

test.each<[asked: DealFactAsked, why: string]>([
  [{ of: 'score', seats: [2] }, 'there is no seat 2'],
  [{ of: 'cost', card: '7d' }, '7d is no move of its first choice'],
])('%j is refused: %s', (asked, why) => expect(dealFact(THREE_TRICKS, asked)).toBe(why));

test('three players for themselves have no values to tell', () => {
  expect(dealFact(dealOf('three-for-themselves'), { of: 'best' })).toBe('no choice of the learner was solved');
});
