import { expect, test } from 'vitest';
import { drawQuestions } from '../../src/machines/drawQuestions.ts';

const pool = (drill: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ drill, id: `${drill}${at}` }));
const QUESTIONS = [...pool('a', 10), ...pool('b', 10), ...pool('c', 2)];
const countOf = (drawn: readonly { readonly drill: string }[], drill: string): number =>
  drawn.filter((question) => question.drill === drill).length;

test('draws from every drill in turn', () => {
  const drawn = drawQuestions(QUESTIONS, 9, 5);
  expect(['a', 'b', 'c'].map((drill) => countOf(drawn, drill))).toEqual([4, 3, 2]);
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(9);
});

test('the same seed draws the same, another draws others', () => {
  const ids = (seed: number): string =>
    drawQuestions(QUESTIONS, 6, seed)
      .map(({ id }) => id)
      .join();
  expect(ids(1)).toBe(ids(1));
  expect(ids(1)).not.toBe(ids(2));
});

test('gives all there are when more are asked for', () => {
  expect(drawQuestions(pool('a', 3), 9, 1)).toHaveLength(3);
  expect(drawQuestions([], 9, 1)).toEqual([]);
});
