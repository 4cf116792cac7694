import { describe, expect, test } from 'vitest';
import { rankOf, suitOf } from '../../src/engine/cards.ts';
import { cardQuestionsFor, ranksWorth, reasonAgainst, worthOf } from '../../src/machines/cardQuestions.ts';

const SEEDS = [0, 1, 2, 7, 1_764_000_000_000];

describe.each(SEEDS)('the questions of seed %i', (seed) => {
  const questions = cardQuestionsFor(seed);

  test('are twelve, each once', () => {
    expect(questions).toHaveLength(12);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(12);
  });

  test('offer their answer once', () => {
    for (const { options, answer } of questions) expect(options.filter((option) => option === answer)).toHaveLength(1);
  });

  test('are answered by the card itself', () => {
    for (const { kind, card, answer } of questions)
      expect(answer).toBe(kind === 'suit' ? suitOf(card) : kind === 'rank' ? rankOf(card) : String(worthOf(card)));
  });

  test('ask what is confused most', () => {
    const asked = questions.map(({ id }) => id);
    expect(asked).toContain('rank-Ad');
    expect(asked.filter((id) => /^suit-.s$/.test(id)).length).toBeGreaterThanOrEqual(2);
    expect(asked.filter((id) => /^suit-.b$/.test(id)).length).toBeGreaterThanOrEqual(2);
    expect(asked.filter((id) => /^rank-J/.test(id))).toHaveLength(1);
    expect(asked.filter((id) => /^rank-H/.test(id))).toHaveLength(1);
  });

  test('have a reason against every wrong answer, which names that answer', () => {
    for (const question of questions)
      for (const option of question.options.filter((each) => each !== question.answer)) {
        const reason = reasonAgainst(question, option);
        expect(String(reason.chosen)).toBe(option);
        if (reason.kind === 'suit') expect(reason.is).toBe(suitOf(question.card));
        if (reason.kind === 'points') expect(reason.holders).not.toContain(rankOf(question.card));
      }
  });

  test('come again with the same seed', () => expect(cardQuestionsFor(seed)).toEqual(questions));
});

test('other seeds ask other questions', () => {
  const drawn = new Set(
    Array.from({ length: 20 }, (_, seed) =>
      cardQuestionsFor(seed)
        .map(({ id }) => id)
        .join(),
    ),
  );
  expect(drawn.size).toBeGreaterThan(15);
});

// RULES 5.1: A 11, 3 10, K 4, H 3, J 2, the rest nothing.
test.each([
  [11, ['A']],
  [10, ['3']],
  [4, ['K']],
  [3, ['H']],
  [2, ['J']],
  [0, ['2', '4', '5', '6', '7']],
])('%i points: %j', (points, ranks) => expect(ranksWorth(points)).toEqual(ranks));
