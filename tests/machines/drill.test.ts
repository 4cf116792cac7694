import { describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { DrillPool } from '../../src/engine/drills/question.ts';
import { briscola2 } from '../../src/engine/rulesets/briscola-2.ts';
import { drill, type DrillEvent } from '../../src/machines/drill.ts';
import { openingOf, presentQuestion } from '../../src/machines/drillContext.ts';
import { formOf, rightAnswer, toBeMarked } from '../../src/engine/drills/question.ts';
import { statesOf, walk } from './walk.ts';

type Now = SnapshotFrom<typeof drill>;

const inputOf = (pools: readonly DrillPool[], asks = 3) => ({
  plans: [{ drill: 'd', rules: briscola2, pools }],
  seed: 5,
  asks,
  opening: 77,
});

function start(...pools: readonly DrillPool[]) {
  const actor = createActor(drill, { input: inputOf(pools) }).start();
  const now = (): Now => actor.getSnapshot();
  const send = (event: DrillEvent): void => actor.send(event);
  /** Gives the right answer by the events of its form. */
  const answerRight = (): void => {
    const question = presentQuestion(now().context);
    const right = rightAnswer(question).split(' ');
    if (question.kind === 'order') {
      question.answer.forEach((card, at) => send({ type: 'place', card, at }));
      send({ type: 'check' });
    } else if (formOf(question) === 'mark') {
      toBeMarked(question)?.forEach((card) => {
        if (right.includes(card) !== now().context.cards.includes(card)) send({ type: 'mark', card });
      });
      send({ type: 'check' });
    } else send({ type: 'answer', answer: rightAnswer(question) });
  };
  const wrongOption = (): string => {
    const question = presentQuestion(now().context);
    return String(question.options.find((option) => String(option) !== rightAnswer(question)));
  };
  return { now, send, answerRight, wrongOption };
}

describe('drill', () => {
  test('asks the question of the page first, and then others; each once when all is right', () => {
    const { now, answerRight, send } = start('pile');
    const [shown] = openingOf(inputOf(['pile']).plans, 6, 77);
    expect(presentQuestion(now().context).id).toBe(shown?.question.id);
    const asked: string[] = [];
    while (!now().matches('finished')) {
      asked.push(presentQuestion(now().context).id);
      answerRight();
      expect(now().value).toBe('answered');
      send({ type: 'goOn' });
    }
    expect(new Set(asked).size).toBe(3);
    expect(now().context.right).toEqual(asked);
  });

  test('leaves a question open after a wrong answer, with its reason, and asks it once more at the end', () => {
    const { now, answerRight, send, wrongOption } = start('pile');
    const first = presentQuestion(now().context).id;
    send({ type: 'answer', answer: wrongOption() });
    expect(now().matches({ asking: 'choosing' })).toBe(true);
    expect(now().context.against).toMatchObject({ kind: 'miscounted' });
    answerRight();
    expect(now().context.against).toBeUndefined();
    send({ type: 'goOn' });
    expect(now().context.queue.at(-1)).toBe(first);
    expect(now().context.missed).toEqual([first]);
    for (const last of [false, false, true]) {
      answerRight();
      send({ type: 'goOn' });
      expect(now().matches('finished')).toBe(last);
    }
    expect(now().context.right).toHaveLength(2);
  });

  test('puts cards in order, checks when told, and takes the same order once only', () => {
    const { now, send, answerRight } = start('order');
    const question = presentQuestion(now().context);
    if (question.kind !== 'order') throw new Error('an order is asked');
    const [top] = question.options;
    if (!top) throw new Error('there are cards');
    expect(now().context.cards).toEqual(question.options);
    send({ type: 'place', card: top, at: 99 });
    expect(now().context.cards.at(-1)).toBe(top);
    send({ type: 'place', card: top, at: 0 });
    send({ type: 'check' });
    send({ type: 'check' });
    expect(now().context.given).toEqual([question.options.join(' ')]);
    expect(now().context.against?.kind).toBe('weaker');
    send({ type: 'answer', answer: rightAnswer(question) });
    expect(now().matches({ asking: 'ordering' })).toBe(true);
    answerRight();
    expect(now().value).toBe('answered');
    send({ type: 'place', card: top, at: 3 });
    expect(now().context.cards).toEqual(question.answer);
  });

  test('marks the cards of a hand that may be played', () => {
    const { now, send, answerRight } = start('may-play');
    const question = presentQuestion(now().context);
    if (question.kind !== 'may-play') throw new Error('marks are asked for');
    const [first] = question.options;
    if (!first) throw new Error('there is a hand');
    send({ type: 'mark', card: question.lead });
    expect(now().context.cards).toEqual([]);
    send({ type: 'mark', card: first });
    expect(now().context.cards).toEqual([first]);
    answerRight();
    expect(now().value).toBe('answered');
  });

  test('marks cards, and unmarks them', () => {
    const { now, send, answerRight } = start('trumps-left');
    const question = presentQuestion(now().context);
    if (question.kind !== 'trumps-left') throw new Error('marks are asked for');
    const [ace] = question.options;
    if (!ace) throw new Error('there are trumps');
    send({ type: 'mark', card: ace });
    expect(now().context.cards).toEqual([ace]);
    send({ type: 'mark', card: ace });
    expect(now().context.cards).toEqual([]);
    send({ type: 'check' });
    expect(now().context.against?.kind).toBe('not-seen');
    answerRight();
    expect(now().value).toBe('answered');
  });

  test('has no end: ten more, and ten more again, never those just asked', () => {
    const { now, answerRight, send } = start('pile', 'order', 'trumps-left');
    let before: readonly string[] = [];
    for (let set = 0; set < 8; set += 1) {
      while (!now().matches('finished')) {
        answerRight();
        send({ type: 'goOn' });
      }
      const ids = now().context.questions.map(({ question }) => question.id);
      expect(ids).toHaveLength(set === 0 ? 3 : 10);
      expect(ids.filter((id) => before.includes(id))).toEqual([]);
      before = ids;
      send({ type: 'more', count: 10 });
      expect(now().context).toMatchObject({ right: [], missed: [], given: [] });
    }
    expect(now().context.before).toEqual({ all: 73, right: 73 });
  });

  test('every state is reached, and from every place the end of the set can be', () => {
    const events = ({ context, value }: Now): readonly DrillEvent[] => {
      // one set more is walked: every later one is like it, from another seed
      if (value === 'finished') return context.before.all === 0 ? [{ type: 'more', count: 1 }] : [];
      const question = presentQuestion(context);
      const options = (question.options as readonly (string | number)[]).map(String);
      return [
        ...(question.kind === 'pile' ? options.slice(0, 2).concat(rightAnswer(question)) : []).map(
          (answer) => ({ type: 'answer', answer }) as const,
        ),
        ...(question.kind === 'order'
          ? question.answer.map((card, at) => ({ type: 'place', card, at }) as const)
          : question.kind === 'trumps-left'
            ? question.options.map((card) => ({ type: 'mark', card }) as const)
            : []),
        { type: 'check' },
        { type: 'goOn' },
      ];
    };
    const reached = new Set<string>();
    for (const pool of ['pile', 'order', 'trumps-left'] as const) {
      const found = walk(drill, {
        input: inputOf([pool], 1),
        events,
        keyOf: ({ value, context: { queue, cards, missed, against, before } }) =>
          JSON.stringify([
            value,
            queue.length,
            pool === 'order' ? cards : cards.toSorted(),
            missed.length,
            against?.kind,
            before.all,
          ]),
        isGoal: (snapshot) => snapshot.matches('finished'),
      });
      found.reached.forEach((state) => reached.add(state));
      expect(found.deadEnds).toEqual([]);
    }
    expect([...reached].sort()).toEqual(
      statesOf(drill)
        .filter((name) => name !== '' && name !== 'asking.turning')
        .sort(),
    );
  });
});
