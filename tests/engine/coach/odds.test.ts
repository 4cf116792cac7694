import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../../src/engine/coach/odds.ts';
import type { Odds } from '../../../src/engine/coach/odds.ts';
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
    expect(oddsOf(found, move)).toMatchObject({ status: 'estimate', standing, rival: { move: rival, ahead } });
  });

  test('a lone best move', () => {
    const clear: Estimate = { ...found, values: new Map([['Ac', 60], ['4s', 70]] as const) }; // prettier-ignore
    expect(oddsOf(clear, '4s').standing).toBe('best');
  });

  test('they are said to be odds', () => {
    const text = plainText(say(oddsOf(found, 'Ac')));
    expect(text).toBe(
      'The Ace of Cups brings about 60 points on average, give or take 1, and a win in 40 of 100 deals. That is an estimate: some cards are hidden. The Four of Swords brings 6.0 more.',
    );
    expect(plainText(say(oddsOf({ ...found, status: 'exact' }, '2d')))).toContain(
      'over every order of the hidden cards',
    );
  });

  test('they come from what the seat can see', () => {
    const rules = findRuleSet('briscola-2');
    if (!rules) throw new Error('No briscola');
    const view = viewFrom(dealFrom(rules, 7), 0);
    const weighed = must(estimate(view, 20, 1));
    if (weighed.status !== 'estimate') throw new Error('Not weighed');
    for (const card of view.hand) expect(oddsOf(weighed, card).value).toBe(weighed.values.get(card));
  });
});
