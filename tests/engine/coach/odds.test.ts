import { describe, expect, test } from 'vitest';
import { oddsOf, oddsOfAll } from '../../../src/engine/coach/odds.ts';
import type { Goal } from '../../../src/engine/coach/goal.ts';
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
  reach: {
    status: 'estimate',
    needed: 61,
    chance: new Map([
      ['Ac', 0.4],
      ['4s', 0.6],
      ['2d', 0.58],
    ]),
    error: new Map([
      ['Ac', 0.05],
      ['4s', 0.05],
      ['2d', 0.05],
    ]),
  },
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
  ])('under a goal that a score reaches %s is %s, by its chance', (move, standing, rival, verdict) => {
    for (const goal of ['reach-61', 'save-tie', { takeAtLeast: 30 }] as const) {
      const odds = oddsOf(found, move, goal);
      expect(odds).toMatchObject({ by: 'chance', goal, standing, rival: { move: rival } });
      expect(verdictOfOdds(odds)).toEqual(verdict);
    }
  });

  const surer = {
    status: 'exact' as const,
    values: new Map([['Hd', 63], ['Ad', 67]] as const), // prettier-ignore
    win: undefined,
    reach: {
      status: 'exact' as const,
      needed: 61,
      chance: new Map([['Hd', 1], ['Ad', 0.83]] as const), // prettier-ignore
      error: new Map([['Hd', 0], ['Ad', 0]] as const), // prettier-ignore
    },
  };

  test('a card with fewer points and the surer win is the right one under reach 61, and only there', () => {
    expect(oddsOf(surer, 'Hd', 'reach-61').standing).toBe('best');
    expect(oddsOf(surer, 'Hd', 'most-points').standing).toBe('behind');
    const wrong = oddsOf(surer, 'Ad', 'reach-61');
    expect(verdictOfOdds(wrong)).toEqual({ kind: 'costs', points: 0, chance: 1 - 0.83 });
    expect(messagesFor('en').table.verdict(verdictOfOdds(wrong))).toBe('costs 17 chances in 100');
    expect(oddsOfAll(surer, 'reach-61').map(({ move }) => move)).toEqual(['Hd', 'Ad']);
    expect(oddsOfAll(surer, 'most-points').map(({ move }) => move)).toEqual(['Ad', 'Hd']);
  });

  test.each<[goal: Goal, says: string]>([
    ['reach-61', 'The Ace of Coins reaches 61 in 83 of 100 orders of the hidden cards.'],
    ['save-tie', 'The Ace of Coins saves at least the tie in 83 of 100 orders of the hidden cards.'],
    [{ takeAtLeast: 61 }, 'The Ace of Coins ends with at least 61 in 83 of 100 orders of the hidden cards.'],
  ])('under %j the sentence names what the goal asks for', (goal, says) => {
    expect(plainText(say(oddsOf(surer, 'Ad', goal)))).toBe(`${says} The Horse of Coins gets there in every one.`);
  });

  test('two cards that both get there whatever comes are both right, and it is said', () => {
    const both = { ...surer, reach: { ...surer.reach, chance: new Map([['Hd', 1], ['Ad', 1]] as const) } }; // prettier-ignore
    const odds = oddsOf(both, 'Hd', 'reach-61');
    expect(verdictOfOdds(odds)).toEqual({ kind: 'just-as-good' });
    expect(plainText(say(odds))).toBe(
      'The Horse of Coins reaches 61 in every order of the hidden cards. So does the Ace of Coins.',
    );
  });

  test('out of reach for every card, points count again, and that is said', () => {
    const none = { ...surer, reach: { ...surer.reach, chance: new Map([['Hd', 0], ['Ad', 0]] as const) } }; // prettier-ignore
    const odds = oddsOf(none, 'Hd', 'reach-61');
    expect(odds).toMatchObject({ by: 'points', standing: 'behind' });
    expect(verdictOfOdds(odds)).toEqual({ kind: 'costs', points: 4 });
    expect(plainText(say(odds))).toBe(
      'No order of the hidden cards brings 61 points any more, so points count. The Horse of Coins brings 63.0 points on average over every order of the hidden cards. The Ace of Coins brings 4.0 more.',
    );
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
      'The Ace of Cups brings about 60 points on average, give or take 1. That is an estimate: some cards are hidden. Played only to reach 61, it gets there in about 40 of 100 deals. The Four of Swords brings about 6 more.',
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
