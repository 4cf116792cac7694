import { assign, fromPromise, setup } from 'xstate';
import type { Move } from '../engine/play/deal.ts';
import { legalMoves } from '../engine/play/moves.ts';
import { parsePuzzle, type Puzzle, type PuzzleText } from '../engine/puzzles/puzzle.ts';

/** Seconds of a rush with a clock. */
export const RUSH_SECONDS = 180;

/** Misses that end it. */
export const RUSH_MISSES = 3;

export type RushClock = 'on' | 'off';

export interface RushContext {
  readonly clock: RushClock;
  readonly puzzles: readonly Puzzle[];
  readonly at: number;
  readonly solved: number;
  readonly missed: readonly Puzzle[];
  readonly secondsLeft: number;
  /** How the last card came out, until the next. */
  readonly last: 'right' | 'wrong' | undefined;
}

export type RushEvent =
  | { readonly type: 'start'; readonly address: string; readonly clock: RushClock }
  | { readonly type: 'play'; readonly move: Move }
  /** A second has gone by; whoever shows the clock says so. */
  | { readonly type: 'second' }
  | { readonly type: 'stop' };

/** Loads a set of puzzles. Fails where it cannot be loaded, or one of them is none. */
export async function loadRush(address: string): Promise<readonly Puzzle[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return ((await answer.json()) as readonly PuzzleText[]).map((text) => {
    const puzzle = parsePuzzle(text);
    if (!puzzle.ok) throw new Error(`${text.id} is no puzzle: ${puzzle.error.kind}`);
    return puzzle.value;
  });
}

interface At {
  readonly context: RushContext;
}

const puzzleNow = ({ puzzles, at }: RushContext): Puzzle | undefined => puzzles[at];

/** Puzzle after puzzle, decided by the first card, with a clock or without. It keeps no timer: seconds are events. */
export const rush = setup({
  types: { context: {} as RushContext, events: {} as RushEvent },
  actors: {
    load: fromPromise<readonly Puzzle[], { readonly address: string }>(({ input }) => loadRush(input.address)),
  },
  guards: {
    isRight: ({ context }: At, { move }: { readonly move: Move }) => puzzleNow(context)?.line[0] === move,
    isLegal: ({ context }: At, { move }: { readonly move: Move }) => {
      const puzzle = puzzleNow(context);
      return puzzle !== undefined && legalMoves(puzzle.deal).includes(move);
    },
    isOver: ({ context }: At) => {
      const { missed, at, puzzles, secondsLeft, clock } = context;
      return missed.length >= RUSH_MISSES || at >= puzzles.length || (clock === 'on' && secondsLeft <= 0);
    },
  },
  actions: {
    begin: assign({
      clock: (_, { clock }: { readonly clock: RushClock }) => clock,
      at: 0,
      solved: 0,
      missed: [],
      secondsLeft: RUSH_SECONDS,
      last: undefined,
    }),
    layOut: assign({ puzzles: (_, { puzzles }: { readonly puzzles: readonly Puzzle[] }) => puzzles }),
    noteRight: assign({
      solved: ({ context }) => context.solved + 1,
      at: ({ context }) => context.at + 1,
      last: 'right' as const,
    }),
    noteWrong: assign({
      missed: ({ context }) => [...context.missed, ...(puzzleNow(context) ? [puzzleNow(context)!] : [])],
      at: ({ context }) => context.at + 1,
      last: 'wrong' as const,
    }),
    countDown: assign({
      secondsLeft: ({ context: { clock, secondsLeft } }) => (clock === 'on' ? secondsLeft - 1 : secondsLeft),
    }),
  },
}).createMachine({
  id: 'rush',
  context: { clock: 'on', puzzles: [], at: 0, solved: 0, missed: [], secondsLeft: RUSH_SECONDS, last: undefined },
  initial: 'resting',
  states: {
    resting: {
      on: {
        start: { target: 'loading', actions: { type: 'begin', params: ({ event }) => ({ clock: event.clock }) } },
      },
    },
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ event }) => ({ address: event.type === 'start' ? event.address : '' }),
        onDone: {
          target: 'playing',
          actions: { type: 'layOut', params: ({ event }) => ({ puzzles: event.output }) },
        },
        onError: 'failed',
      },
    },
    playing: {
      always: { guard: 'isOver', target: 'over' },
      on: {
        play: [
          {
            guard: { type: 'isRight', params: ({ event }) => ({ move: event.move }) },
            actions: 'noteRight',
          },
          {
            guard: { type: 'isLegal', params: ({ event }) => ({ move: event.move }) },
            actions: 'noteWrong',
          },
        ],
        second: { actions: 'countDown' },
        stop: 'over',
      },
    },
    over: {
      on: {
        start: { target: 'loading', actions: { type: 'begin', params: ({ event }) => ({ clock: event.clock }) } },
      },
    },
    failed: {
      on: {
        start: { target: 'loading', actions: { type: 'begin', params: ({ event }) => ({ clock: event.clock }) } },
      },
    },
  },
});
