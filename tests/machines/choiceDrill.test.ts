import { describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { choiceDrill } from '../../src/machines/choiceDrill.ts';

const QUESTIONS = [
  { id: 'one', answer: 'a' },
  { id: 'two', answer: 'b' },
  { id: 'three', answer: 'c' },
];

function drill(seed = 1) {
  const actor = createActor(choiceDrill, { input: { questions: QUESTIONS, seed } }).start();
  const now = (): SnapshotFrom<typeof choiceDrill> => actor.getSnapshot();
  const answerOf = (id: string | undefined): string => QUESTIONS.find((question) => question.id === id)?.answer ?? '';
  return {
    now,
    answer: (answer: string) => actor.send({ type: 'answer', answer }),
    answerRight: () => actor.send({ type: 'answer', answer: answerOf(now().context.queue[0]) }),
    send: actor.send,
  };
}

describe('choiceDrill', () => {
  test('asks each question once when all is right', () => {
    const { now, answerRight, send } = drill();
    const asked: string[] = [];
    while (!now().matches('finished')) {
      asked.push(now().context.queue[0] ?? '');
      answerRight();
      expect(now().value).toBe('answered');
      send({ type: 'goOn' });
    }
    expect(asked.sort()).toEqual(['one', 'three', 'two']);
    expect(now().context.right).toHaveLength(3);
    expect(now().context.missed).toEqual([]);
  });

  test('leaves a question open after a wrong answer, and asks it once more at the end', () => {
    const { now, answer, answerRight, send } = drill();
    const [first] = now().context.queue;
    answer('nonsense');
    expect(now().value).toBe('asking');
    expect(now().context.queue[0]).toBe(first);
    answer('another');
    expect(now().context.given).toEqual(['nonsense', 'another']);
    answerRight();
    send({ type: 'goOn' });
    expect(now().context.queue).toHaveLength(3);
    expect(now().context.queue.at(-1)).toBe(first);
    expect(now().context.missed).toEqual([first]);
    expect(now().context.right).toEqual([]);
  });

  test('does not ask a missed question a third time', () => {
    const { now, answer, answerRight, send } = drill();
    const [first] = now().context.queue;
    answer('nonsense');
    for (let asked = 0; asked < 3; asked += 1) {
      answerRight();
      send({ type: 'goOn' });
    }
    expect(now().context.queue).toEqual([first]);
    answer('nonsense');
    answerRight();
    send({ type: 'goOn' });
    expect(now().value).toBe('finished');
    expect(now().context.missed).toEqual([first]);
  });

  test('takes no answer twice, none after the right one, and does not go on before it', () => {
    const { now, answer, answerRight, send } = drill();
    answer('nonsense');
    answer('nonsense');
    expect(now().context.given).toEqual(['nonsense']);
    send({ type: 'goOn' });
    expect(now().value).toBe('asking');
    answerRight();
    answer('late');
    expect(now().context.given).toHaveLength(2);
  });

  test('one seed gives one order, other seeds give others', () => {
    expect(drill(7).now().context.queue).toEqual(drill(7).now().context.queue);
    const orders = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => drill(seed).now().context.queue.join()));
    expect(orders.size).toBeGreaterThan(1);
  });

  test('starts afresh, and with other questions', () => {
    const { now, answer, send } = drill();
    answer('nonsense');
    send({ type: 'ask', questions: [{ id: 'only', answer: 'x' }], seed: 3 });
    expect(now().context).toMatchObject({ queue: ['only'], given: [], right: [], missed: [] });
    answer('x');
    send({ type: 'goOn' });
    expect(now().value).toBe('finished');
    send({ type: 'again' });
    expect(now().value).toBe('asking');
    expect(now().context.given).toEqual([]);
  });
});
