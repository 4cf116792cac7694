import { describe, expect, test } from 'vitest';
import { rankOf, suitOf, type Card } from '../../../src/engine/cards.ts';
import { makeQuestions, toWin } from '../../../src/engine/drills/makeQuestion.ts';
import { ADDS_UP, DRILL_POOLS, type DrillQuestion, type DrillQuestionOf } from '../../../src/engine/drills/question.ts';
import { reasonAgainst, withReasons } from '../../../src/engine/drills/reasonAgainst.ts';
import { briscola2 } from '../../../src/engine/rulesets/briscola-2.ts';
import { briscola4 } from '../../../src/engine/rulesets/briscola-4.ts';
import { randomFrom } from '../../../src/engine/shuffle.ts';

const SEEDS = [1, 2, 3, 4, 5];
const COUNT = 10;

describe.each(DRILL_POOLS)('questions of %s', (pool) => {
  test.each(SEEDS)(
    'by seed %i: different ones, each with its answer among the options and each option once',
    (seed) => {
      const questions = makeQuestions(pool, COUNT, briscola2, randomFrom(seed));
      expect(new Set(questions.map(({ id }) => id)).size).toBe(COUNT);
      for (const { options, answer } of questions) {
        expect<readonly unknown[]>(options).toContain(answer);
        expect(new Set<unknown>(options).size).toBe(options.length);
        expect(options.length).toBeGreaterThan(1);
      }
    },
  );

  test('come again from the same seed, and others from another', () => {
    const ids = (seed: number): string =>
      makeQuestions(pool, COUNT, briscola2, randomFrom(seed))
        .map(({ id }) => id)
        .join();
    expect(ids(7)).toBe(ids(7));
    expect(ids(7)).not.toBe(ids(8));
  });

  test('have a reason against every option but the answer', () => {
    for (const question of makeQuestions(pool, COUNT, briscola2, randomFrom(9))) {
      const { against } = withReasons(question);
      expect(Object.keys(against).sort()).toEqual(
        question.options
          .filter((option) => option !== question.answer)
          .map(String)
          .sort(),
      );
    }
  });
});

const TRICK = { id: 't', kind: 'who-wins' } as const;

// Each trick is led from the left; what takes it was worked out by hand.
test.each<[trick: readonly Card[], winner: Card, chosen: Card, reason: string, why: string]>([
  [['Kc', '3c'], '3c', 'Kc', 'beaten-in-suit', 'the three stands above the king'],
  [['2c', 'As'], '2c', 'As', 'third-suit', 'an ace of a third suit takes nothing'],
  [['Ac', '2d'], '2d', 'Ac', 'ruffed', 'the smallest trump takes an ace'],
  [['Jd', '2d'], 'Jd', '2d', 'beaten-in-suit', 'between trumps strength decides'],
])('%j, coins trumps: %s takes it, and %s does not (%s: %s)', (options, answer, chosen, kind) => {
  expect(reasonAgainst({ ...TRICK, trump: 'd', options, answer }, chosen)).toMatchObject({ kind, chosen });
});

test('a trick is won by a trump if there is one, and else in the suit led', () => {
  for (const question of makeQuestions(
    'who-wins',
    20,
    briscola4,
    randomFrom(3),
  ) as readonly DrillQuestionOf<'who-wins'>[]) {
    const { options, answer, trump } = question;
    const hasTrump = options.some((card) => suitOf(card) === trump);
    expect(options).toHaveLength(4);
    expect(suitOf(answer)).toBe(hasTrump ? trump : suitOf(options[0] ?? answer));
  }
});

describe('counting', () => {
  const pile = (cards: readonly Card[]): number =>
    cards.reduce((sum, card) => sum + ({ A: 11, '3': 10, K: 4, H: 3, J: 2 }[rankOf(card) as 'A'] ?? 0), 0);

  test('a pile comes to what its cards are worth', () => {
    for (const question of makeQuestions('pile', 20, briscola2, randomFrom(4)) as readonly DrillQuestionOf<'pile'>[]) {
      expect(question.answer).toBe(pile(question.counted.map(({ card }) => card)));
      expect(question.options.every((points) => points >= 0)).toBe(true);
    }
  });

  test('sixty-one is one more than half of 120', () => expect(toWin(120)).toBe(61));

  test('points out and points needed add up', () => {
    for (const question of makeQuestions(
      'points-out',
      10,
      briscola2,
      randomFrom(5),
    ) as readonly DrillQuestionOf<'points-out'>[])
      expect(question.scores[0] + question.scores[1] + question.answer).toBe(120);
    for (const question of makeQuestions(
      'points-needed',
      10,
      briscola2,
      randomFrom(5),
    ) as readonly DrillQuestionOf<'points-needed'>[])
      expect(question.score + question.answer).toBe(61);
  });

  test('one point too few reaches half, which is a tie', () => {
    const question: DrillQuestion = {
      id: 'n',
      kind: 'points-needed',
      score: 47,
      total: 120,
      options: [13, 14],
      answer: 14,
    };
    expect(reasonAgainst(question, '13')).toEqual({ kind: 'reaches', reached: 60, half: 60, win: 61 });
  });
});

describe('a table of points (C10)', () => {
  const tables = makeQuestions(
    'points-table',
    14,
    briscola2,
    randomFrom(6),
  ) as readonly DrillQuestionOf<'points-table'>[];

  test('is right exactly when nothing in it is to be found', () => {
    for (const { lines, answer } of tables) {
      const right = lines.filter(
        ({ rank, points }) =>
          points === (briscola2.points as Readonly<Record<string, number>>)[rank] ||
          (points === 0 && !(rank in briscola2.points)),
      );
      expect(right).toHaveLength(answer === ADDS_UP ? lines.length : lines.length - 1);
      if (answer !== ADDS_UP) expect(right.map(({ rank }) => rank)).not.toContain(answer);
    }
    expect(tables.some(({ answer }) => answer === ADDS_UP)).toBe(true);
  });

  test('a wrong one says by how much a suit is off', () => {
    const lines = [
      ['A', 11],
      ['3', 10],
      ['K', 3],
      ['H', 3],
      ['J', 2],
    ] as const;
    const question: DrillQuestion = {
      id: 'x',
      kind: 'points-table',
      lines: lines.map(([rank, points]) => ({ rank, points })),
      total: 120,
      suits: 4,
      options: ['A', '3', 'K', 'H', 'J', ADDS_UP],
      answer: 'K',
    };
    expect(reasonAgainst(question, ADDS_UP)).toEqual({ kind: 'does-not-add-up', sum: 116, total: 120, off: -1 });
    expect(reasonAgainst(question, 'H')).toMatchObject({ kind: 'line-is-right', sum: 116, off: -1 });
  });
});

test('asks for no more questions than there are', () => {
  expect(() => makeQuestions('name-court', 13, briscola2, randomFrom(1))).toThrow('12 questions');
});

test('refuses a reason against what is no option', () => {
  expect(() => reasonAgainst({ ...TRICK, trump: 'd', options: ['Kc', '3c'], answer: '3c' }, 'Ab')).toThrow('no option');
});
