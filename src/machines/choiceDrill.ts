import { assign, setup } from 'xstate';
import { randomFrom, shuffled } from '../engine/shuffle.ts';

/** A question with one right answer among several. Whoever draws it knows what the words stand for. */
export interface ChoiceQuestion {
  readonly id: string;
  readonly answer: string;
}

export interface ChoiceDrillInput {
  readonly questions: readonly ChoiceQuestion[];
  /** What the order of the questions comes from, a whole number. */
  readonly seed: number;
}

export interface ChoiceDrillContext {
  readonly questions: readonly ChoiceQuestion[];
  /** Ids still to be asked, the present one first. A missed one comes back once, at the end. */
  readonly queue: readonly string[];
  /** The answers given to the present question, wrong ones first; the right one ends it. */
  readonly given: readonly string[];
  /** Ids answered right at the first try, and ids that were missed. */
  readonly right: readonly string[];
  readonly missed: readonly string[];
  readonly seed: number;
}

/** What the learner does. */
export type ChoiceDrillEvent =
  | { readonly type: 'answer'; readonly answer: string }
  | { readonly type: 'goOn' }
  | { readonly type: 'again' }
  | { readonly type: 'ask'; readonly questions: readonly ChoiceQuestion[]; readonly seed: number };

const fresh = ({ questions, seed }: ChoiceDrillInput): ChoiceDrillContext => ({
  questions,
  queue: shuffled(
    questions.map(({ id }) => id),
    randomFrom(seed),
  ),
  given: [],
  right: [],
  missed: [],
  seed,
});

/** Whether `answer` is the right one to the question asked now. */
const isRight = ({ questions, queue }: ChoiceDrillContext, answer: string): boolean =>
  questions.find(({ id }) => id === queue[0])?.answer === answer;

/**
 * Questions one after another, in an order drawn from the seed. A wrong answer leaves the question open until the right
 * one is found; a question that was missed is asked once more at the end. No clock runs.
 */
export const choiceDrill = setup({
  types: { input: {} as ChoiceDrillInput, context: {} as ChoiceDrillContext, events: {} as ChoiceDrillEvent },
  guards: {
    isRight: ({ context }, { answer }: { answer: string }) => isRight(context, answer),
    isGivenAlready: ({ context }, { answer }: { answer: string }) => context.given.includes(answer),
    isLast: ({ context }) => context.queue.length === 1,
  },
  actions: {
    note: assign(({ context }, { answer }: { answer: string }) => {
      const [id = ''] = context.queue;
      const given = [...context.given, answer];
      const known = context.missed.includes(id) || context.right.includes(id);
      if (isRight(context, answer)) return { given, right: known ? context.right : [...context.right, id] };
      // asked once more at the end, unless it has been missed before
      return known ? { given } : { given, missed: [...context.missed, id], queue: [...context.queue, id] };
    }),
    next: assign(({ context }) => ({ queue: context.queue.slice(1), given: [] })),
    restart: assign(({ context }) => fresh({ ...context, seed: context.seed + 1 })),
    replace: assign((_, input: ChoiceDrillInput) => fresh(input)),
  },
}).createMachine({
  id: 'choiceDrill',
  context: ({ input }) => fresh(input),
  initial: 'asking',
  on: {
    ask: {
      target: '.asking',
      actions: { type: 'replace', params: ({ event }) => ({ questions: event.questions, seed: event.seed }) },
    },
  },
  states: {
    asking: {
      on: {
        answer: [
          { guard: { type: 'isGivenAlready', params: ({ event }) => ({ answer: event.answer }) } },
          {
            guard: { type: 'isRight', params: ({ event }) => ({ answer: event.answer }) },
            target: 'answered',
            actions: { type: 'note', params: ({ event }) => ({ answer: event.answer }) },
          },
          { actions: { type: 'note', params: ({ event }) => ({ answer: event.answer }) } },
        ],
      },
    },
    answered: {
      on: {
        goOn: [
          { guard: 'isLast', target: 'finished', actions: 'next' },
          { target: 'asking', actions: 'next' },
        ],
      },
    },
    finished: { on: { again: { target: 'asking', actions: 'restart' } } },
  },
});
