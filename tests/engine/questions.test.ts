import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/engine/notation.ts';
import { isRightAnswer, questionFor } from '../../src/engine/questions.ts';
import { must } from '../../src/engine/result.ts';

const deal = must(
  parsePosition({
    ruleSet: 'briscola-2',
    trump: 's',
    hands: ['4s 6c 3s', 'As Hb'],
    turn: 0,
    trick: '5c',
    taken: [50, 46],
    stock: '',
  }),
);
const ruff = {
  plays: [
    { seat: 1, card: '5c' },
    { seat: 0, card: '3s' },
  ],
  winner: 0,
  points: 10,
} as const;
const plain = {
  plays: [
    { seat: 1, card: '5c' },
    { seat: 0, card: '6c' },
  ],
  winner: 0,
  points: 0,
} as const;

describe('computed answers', () => {
  test('who takes, and why', () => {
    expect(questionFor('who-takes', deal, 0, ruff)).toMatchObject({ right: 0, options: [0, 1], by: 'trump' });
    expect(questionFor('who-takes', deal, 0, plain)).toMatchObject({ right: 0, by: 'suit-led' });
  });

  test('points on the table, each card counted', () => {
    expect(questionFor('points-here', deal, 0, undefined)).toMatchObject({
      right: 0,
      counted: [{ card: '5c', points: 0 }],
    });
  });

  test('points out: in hands, stock and trick together', () => {
    expect(questionFor('points-out', deal, 0, undefined)).toMatchObject({ right: 24, taken: 96, total: 120 });
  });

  test('trumps out: not played, not in the own hand', () => {
    const question = questionFor('trumps-out', deal, 0, undefined);
    expect(question).toMatchObject({ right: ['As'], options: ['As', 'Ks', 'Hs', 'Js', '7s', '6s', '5s', '2s'] });
  });

  test.each(['points-here', 'points-out'] as const)(
    '%s: the options hold the right one once, rise, and are not negative',
    (kind) => {
      const question = questionFor(kind, deal, 0, undefined);
      if (typeof question === 'string' || (question.kind !== 'points-here' && question.kind !== 'points-out'))
        throw new Error('no question');
      const { options, right } = question;
      expect(options.filter((option) => option === right)).toHaveLength(1);
      expect(options).toEqual([...new Set(options)].sort((a, b) => a - b));
      expect(options[0]).toBeGreaterThanOrEqual(0);
      expect(options.length).toBeGreaterThan(2);
    },
  );
});

describe('refused', () => {
  const onLead = must(
    parsePosition({ ruleSet: 'briscola-2', trump: 's', hands: ['Ac', 'Kc'], turn: 0, trick: '', stock: '' }),
  );
  const withoutTrump = must(
    parsePosition({ ruleSet: 'briscola-2', trump: 's', hands: ['Ac', 'Kc'], turn: 0, trick: '', stock: '' }),
  );
  test.each([
    ['points on an empty table', 'points-here', onLead, 'no-card-on-the-table'],
    ['a trick nobody finishes', 'who-takes', onLead, 'trick-not-finished'],
    ['trumps in a game without', 'trumps-out', { ...withoutTrump, trump: undefined }, 'no-trump'],
  ] as const)('%s', (_what, kind, position, why) => expect(questionFor(kind, position, 0, undefined)).toBe(why));
});

test('a set of cards is right in any order, and only whole', () => {
  const question = questionFor('trumps-out', { ...deal, hands: [['4s'], ['As', 'Ks']] }, 0, undefined);
  if (typeof question === 'string') throw new Error(question);
  expect(
    [['As', 'Ks'], ['Ks', 'As'], ['As'], ['As', 'Ks', 'Hs'], []].map((answer) =>
      isRightAnswer(question, answer as never),
    ),
  ).toEqual([true, true, false, false, false]);
  expect(isRightAnswer(question, 2)).toBe(false);
});
