import { assign, setup } from 'xstate';
import type { Card } from '../engine/cards.ts';
import { formOf, rightAnswer } from '../engine/drills/question.ts';
import {
  asked,
  firstSet,
  nextSet,
  noted,
  presentQuestion,
  presentText,
  withCardAt,
  withMark,
  type DrillContext,
  type DrillInput,
} from './drillContext.ts';

/** What the learner does. */
export type DrillEvent =
  /** Chooses an option, by its text. */
  | { readonly type: 'answer'; readonly answer: string }
  /** Puts a card of an order at another place, from 0. */
  | { readonly type: 'place'; readonly card: Card; readonly at: number }
  /** Marks a card, or takes the mark off. */
  | { readonly type: 'mark'; readonly card: Card }
  /** Says that the order, or the marks, are the answer. */
  | { readonly type: 'check' }
  | { readonly type: 'goOn' }
  /** Asks for so many more questions, drawn from the seed. */
  | { readonly type: 'more'; readonly count: number };

const isPresentRight = (context: DrillContext): boolean =>
  rightAnswer(presentQuestion(context)) === presentText(context);

/**
 * Questions that the engine draws from a seed, without an end: a set of them, and then as many more as are wanted. A
 * wrong answer gets its reason and leaves the question open; one that was missed is asked once more at the end of its
 * set. No clock runs.
 */
export const drill = setup({
  types: { input: {} as DrillInput, context: {} as DrillContext, events: {} as DrillEvent },
  guards: {
    isToBeOrdered: ({ context }) => formOf(presentQuestion(context)) === 'order',
    isToBeMarked: ({ context }) => formOf(presentQuestion(context)) === 'mark',
    isGivenAlready: ({ context }, { answer }: { answer: string }) => context.given.includes(answer),
    isRight: ({ context }, { answer }: { answer: string }) => rightAnswer(presentQuestion(context)) === answer,
    isCheckedAlready: ({ context }) => context.given.includes(presentText(context)),
    isInOrder: ({ context }) => isPresentRight(context),
    isMarkedRight: ({ context }) => isPresentRight(context),
    isLast: ({ context }) => context.queue.length === 1,
  },
  actions: {
    note: assign(({ context }, { answer }: { answer: string }) => noted(context, answer)),
    noteCheck: assign(({ context }) => noted(context, presentText(context))),
    place: assign(({ context }, { card, at }: { card: Card; at: number }) => withCardAt(context, card, at)),
    mark: assign(({ context }, { card }: { card: Card }) => withMark(context, card)),
    next: assign(({ context }) => asked(context, context.queue.slice(1))),
    draw: assign(({ context }, { count }: { count: number }) => nextSet(context, count)),
  },
}).createMachine({
  id: 'drill',
  context: ({ input }) => firstSet(input),
  initial: 'asking',
  states: {
    asking: {
      initial: 'turning',
      states: {
        turning: {
          always: [
            { guard: 'isToBeOrdered', target: 'ordering' },
            { guard: 'isToBeMarked', target: 'marking' },
            { target: 'choosing' },
          ],
        },
        choosing: {
          on: {
            answer: [
              { guard: { type: 'isGivenAlready', params: ({ event }) => ({ answer: event.answer }) } },
              {
                guard: { type: 'isRight', params: ({ event }) => ({ answer: event.answer }) },
                target: '#drill.answered',
                actions: { type: 'note', params: ({ event }) => ({ answer: event.answer }) },
              },
              { actions: { type: 'note', params: ({ event }) => ({ answer: event.answer }) } },
            ],
          },
        },
        ordering: {
          on: {
            place: { actions: { type: 'place', params: ({ event }) => ({ card: event.card, at: event.at }) } },
            check: [
              { guard: 'isCheckedAlready' },
              { guard: 'isInOrder', target: '#drill.answered', actions: 'noteCheck' },
              { actions: 'noteCheck' },
            ],
          },
        },
        marking: {
          on: {
            mark: { actions: { type: 'mark', params: ({ event }) => ({ card: event.card }) } },
            check: [
              { guard: 'isCheckedAlready' },
              { guard: 'isMarkedRight', target: '#drill.answered', actions: 'noteCheck' },
              { actions: 'noteCheck' },
            ],
          },
        },
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
    finished: {
      on: {
        more: { target: 'asking', actions: { type: 'draw', params: ({ event }) => ({ count: event.count }) } },
      },
    },
  },
});
