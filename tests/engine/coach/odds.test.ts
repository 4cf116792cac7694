import { describe, expect, test } from 'vitest';
import { oddsOf, oddsOfAll } from '../../../src/engine/coach/odds.ts';
import type { Odds } from '../../../src/engine/coach/odds.ts';
import { verdictOfOdds } from '../../../src/engine/coach/verdictOfOdds.ts';
import type { Move } from '../../../src/engine/play/deal.ts';
import { dealFrom } from '../../../src/engine/play/start.ts';
import { viewFrom } from '../../../src/engine/play/view.ts';
import { must } from '../../../src/engine/result.ts';
import { findRuleSet } from '../../../src/engine/rulesets/index.ts';
import type { Estimate } from '../../../src/engine/solver/estimate.ts';
import { estimate } from '../../../src/engine/solver/sample.ts';
import { messagesFor, plainText } from '../../../src/i18n/index.ts';

const found: Estimate = {
  status: 'estimate',
  samples: 100,
  values: new Map([
    ['Ac', 60],
    ['4s', 66],
    ['2d', 65],
  ]),
  error: new Map([
    ['Ac', 1],
    ['4s', 1],
    ['2d', 1],
  ]),
  win: new Map([
    ['Ac', 0.4],
    ['4s', 0.6],
    ['2d', 0.58],
  ]),
};
const { odds: say } = messagesFor('en').coach;

describe('odds where cards are hidden', () => {
  test.each<[move: Move, standing: Odds['standing'], rival: Move, ahead: number, why: string]>([
    ['Ac', 'behind', '4s', 6, 'six points are more than the error can hide'],
    ['2d', 'level', '4s', 1, 'one point is less'],
    ['4s', 'level', '2d', -1, 'and so is being one ahead'],
  ])('%s is %s', (move, standing, rival, ahead) => {
    expect(oddsOf(found, move, 'most-points')).toMatchObject({
      status: 'estimate',
      standing,
      rival: { move: rival, ahead },
    });
  });

  test.each<[move: Move, standing: Odds['standing'], rival: Move, verdict: object, why: string]>([
    ['Ac', 'behind', '4s', { kind: 'costs', points: 6, chance: 0.6 - 0.4 }, 'a chance of 40 in 100 against 60'],
    ['2d', 'level', '4s', { kind: 'just-as-good' }, 'two in a hundred may be chance'],
    ['4s', 'level', '2d', { kind: 'just-as-good' }, 'and so may being ahead'],
  ])('under reach 61 %s is %s, by the chance to win', (move, standing, rival, verdict) => {
    const odds = oddsOf(found, move, 'reach-61');
    expect(odds).toMatchObject({ by: 'win', standing, rival: { move: rival } });
    expect(verdictOfOdds(odds)).toEqual(verdict);
  });

  test('a card with fewer points and the surer win is the right one under reach 61, and only there', () => {
    const surer = {
      status: 'exact' as const,
      values: new Map([['Hd', 63], ['Ad', 67]] as const), // prettier-ignore
      win: new Map([['Hd', 1], ['Ad', 0.83]] as const), // prettier-ignore
    };
    expect(oddsOf(surer, 'Hd', 'reach-61').standing).toBe('best');
    expect(oddsOf(surer, 'Hd', 'most-points').standing).toBe('behind');
    const wrong = oddsOf(surer, 'Ad', 'reach-61');
    expect(verdictOfOdds(wrong)).toEqual({ kind: 'costs', points: 0, chance: 1 - 0.83 });
    expect(messagesFor('en').table.verdict(verdictOfOdds(wrong))).toBe('costs 17 wins in 100');
    expect(plainText(say(wrong))).toBe(
      'The Ace of Coins wins in 83 of 100 orders of the hidden cards. The Horse of Coins wins in every one.',
    );
    expect(oddsOfAll(surer, 'reach-61').map(({ move }) => move)).toEqual(['Hd', 'Ad']);
    expect(oddsOfAll(surer, 'most-points').map(({ move }) => move)).toEqual(['Ad', 'Hd']);
  });

  test('where no chance is known, points are compared under every goal', () => {
    const late = { status: 'exact' as const, values: found.values, win: undefined };
    expect(oddsOf(late, 'Ac', 'reach-61')).toMatchObject({ by: 'points', standing: 'behind' });
  });

  test('a lone best move', () => {
    const clear: Estimate = { ...found, values: new Map([['Ac', 60], ['4s', 70]] as const) }; // prettier-ignore
    expect(oddsOf(clear, '4s', 'most-points').standing).toBe('best');
  });

  test('they are said to be odds', () => {
    const text = plainText(say(oddsOf(found, 'Ac', 'most-points')));
    expect(text).toBe(
      'The Ace of Cups brings about 60 points on average, give or take 1, and a win in 40 of 100 deals. That is an estimate: some cards are hidden. The Four of Swords brings 6.0 more.',
    );
    expect(plainText(say(oddsOf({ ...found, status: 'exact' }, '2d', 'most-points')))).toContain(
      'over every order of the hidden cards',
    );
  });

  test('they come from what the seat can see', () => {
    const rules = findRuleSet('briscola-2');
    if (!rules) throw new Error('No briscola');
    const view = viewFrom(dealFrom(rules, 7), 0);
    const weighed = must(estimate(view, 20, 1));
    if (weighed.status !== 'estimate') throw new Error('Not weighed');
    for (const card of view.hand) expect(oddsOf(weighed, card, 'most-points').value).toBe(weighed.values.get(card));
  });
});
