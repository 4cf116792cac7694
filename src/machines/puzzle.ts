import { assign, fromPromise, setup } from 'xstate';
import { applyAction } from '../engine/play/apply.ts';
import type { Move } from '../engine/play/deal.ts';
import { legalMoves, moveAction } from '../engine/play/moves.ts';
import type { Defence } from '../engine/puzzles/defence.ts';
import type { Advice, HintInput, Judgement, JudgeInput } from './judge.ts';
import {
  adviseInput,
  freshPuzzle,
  isOwnTurn,
  judgeInput,
  ownSide,
  punished,
  solutionOf,
  withComing,
  type DefendInput,
  type PuzzleContext,
  type PuzzleEvent,
  type PuzzleInput,
  type PuzzleJudge,
} from './puzzleContext.ts';
import { comparisonAfter, NO_HINTS, tricksIn } from './scriptedDealContext.ts';
import { cutTo, dealNow, lastOwn, seenThrough, trickOnTable, withJudgement, withMove } from './trail.ts';

interface At {
  readonly context: PuzzleContext;
}

const noJudge = (): Promise<never> => Promise.reject(new Error('no judge was provided'));

/** The judge as the machine's actors: `puzzle.provide({ actors: puzzleActors(judge) })`. */
export const puzzleActors = (judge: PuzzleJudge) => ({
  judge: fromPromise<Judgement, JudgeInput>(({ input }) => judge.judge(input)),
  advise: fromPromise<Advice, HintInput>(({ input }) => judge.advise(input)),
  defend: fromPromise<Defence, DefendInput>(({ input }) => judge.defend(input)),
});

/** Nothing said yet about the position on the table. */
const NOTHING_SAID = { refusal: undefined, hints: NO_HINTS, comparison: undefined, coming: [] };

/**
 * A puzzle: the learner plays every card of his side, every right card is right, a wrong one is punished on the table and
 * may be taken back at once.
 *
 * The machine says when things happen; every card and verdict comes from the engine. It keeps no timer.
 */
export const puzzle = setup({
  types: { input: {} as PuzzleInput, context: {} as PuzzleContext, events: {} as PuzzleEvent },
  actors: {
    judge: fromPromise<Judgement, JudgeInput>(noJudge),
    advise: fromPromise<Advice, HintInput>(noJudge),
    defend: fromPromise<Defence, DefendInput>(noJudge),
  },
  guards: {
    isLegal: ({ context: { trail } }: At, { move }: { readonly move: Move }) => {
      const deal = dealNow(trail);
      return applyAction(deal, moveAction(deal, move)).ok;
    },
    isOnlyMove: ({ context: { trail } }: At) => legalMoves(trail.frames.at(-1)?.before ?? dealNow(trail)).length === 1,
    wasWrong: (_: At, { judgement }: { readonly judgement: Judgement }) =>
      judgement.kind === 'explained' && judgement.explanation.verdict.kind === 'costs',
    wasProved: (_: At, { judgement }: { readonly judgement: Judgement }) => judgement.kind === 'explained',
    trickToSee: ({ context: { trail } }: At) => trickOnTable(trail) !== undefined,
    nothingLeft: ({ context }: At) =>
      dealNow(context.trail).phase !== 'playing' || (context.left === 'nothing' && context.coming.length === 0),
    repliesToCome: ({ context: { coming } }: At) => coming.length > 0,
    isOwnTurn: ({ context: { trail } }: At) => isOwnTurn(trail),
    hasOwnMove: ({ context: { trail } }: At) => lastOwn(trail) !== undefined,
    hintsAreKnown: ({ context: { hints } }: At) => hints.all.length > 0,
    hasLines: ({ context: { trail } }: At) => comparisonAfter(trail) !== undefined,
    linesAreHidden: ({ context: { comparison } }: At) => (comparison?.open ?? 0) < tricksIn(comparison),
  },
  actions: {
    playLearner: assign({
      trail: ({ context }, { move }: { readonly move: Move }) => withMove(context.trail, move, 'learner'),
      hinted: ({ context }) => context.hinted + context.hints.given,
      refusal: undefined,
      hints: NO_HINTS,
    }),
    noteRefusal: assign({
      refusal: ({ context: { trail } }, { move }: { readonly move: Move }) => {
        const deal = dealNow(trail);
        const refused = applyAction(deal, moveAction(deal, move));
        return refused.ok ? undefined : { move, refusal: refused.error };
      },
    }),
    noteJudgement: assign({
      trail: ({ context }, { judgement }: { readonly judgement: Judgement }) => withJudgement(context.trail, judgement),
    }),
    punish: assign({
      trail: ({ context }) => punished(context.trail),
      wrong: ({ context }) => context.wrong + 1,
    }),
    noteDefence: assign({
      coming: (_, { defence }: { readonly defence: Defence }) => defence.moves,
      left: (_, { defence }: { readonly defence: Defence }) => defence.left,
    }),
    playComing: assign({
      trail: ({ context: { trail, coming } }) => (coming[0] === undefined ? trail : withComing(trail, coming[0])),
      coming: ({ context: { coming } }) => coming.slice(1),
    }),
    seeAll: assign({ trail: ({ context }) => seenThrough(context.trail) }),
    takeBackOwn: assign({
      ...NOTHING_SAID,
      left: 'something' as const,
      trail: ({ context: { trail } }) => cutTo(trail, lastOwn(trail) ?? 0),
    }),
    startOver: assign({
      ...NOTHING_SAID,
      left: 'something' as const,
      trail: ({ context }) => freshPuzzle(context.puzzle),
    }),
    noteAdvice: assign({
      hints: (_, { advice }: { readonly advice: Advice }) =>
        advice.kind === 'hints' ? { all: advice.hints, given: Math.min(1, advice.hints.length) } : NO_HINTS,
    }),
    giveHint: assign({
      hints: ({ context: { hints } }) => ({ ...hints, given: Math.min(hints.given + 1, hints.all.length) }),
    }),
    compare: assign({ comparison: ({ context }) => comparisonAfter(context.trail) }),
    openTrick: assign({
      comparison: ({ context: { comparison } }) => comparison && { ...comparison, open: comparison.open + 1 },
    }),
    openEverything: assign({
      comparison: ({ context: { comparison } }) => comparison && { ...comparison, open: tricksIn(comparison) },
    }),
    closeAgain: assign({ comparison: ({ context: { comparison } }) => comparison && { ...comparison, open: 1 } }),
    leaveComparison: assign({ comparison: undefined }),
    layOutSolution: assign({ gaveUp: true, comparison: ({ context }) => solutionOf(context) }),
  },
}).createMachine({
  id: 'puzzle',
  context: ({ input }) => ({
    ...NOTHING_SAID,
    puzzle: input,
    trail: freshPuzzle(input),
    left: 'something',
    wrong: 0,
    hinted: 0,
    gaveUp: false,
    prediction: undefined,
  }),
  initial: 'turning',
  states: {
    turning: {
      always: [
        { guard: 'trickToSee', target: 'showing' },
        { guard: 'nothingLeft', target: 'solved' },
        { guard: 'repliesToCome', target: 'turning', actions: 'playComing', reenter: true },
        { guard: 'isOwnTurn', target: 'asking' },
        { target: 'defending' },
      ],
    },
    asking: {
      entry: 'seeAll',
      initial: 'choosing',
      states: {
        choosing: { on: { hint: [{ guard: 'hintsAreKnown', actions: 'giveHint' }, { target: 'seekingHint' }] } },
        seekingHint: {
          invoke: {
            id: 'advise',
            src: 'advise',
            input: ({ context: { trail } }) => adviseInput(trail),
            onDone: {
              target: 'choosing',
              actions: { type: 'noteAdvice', params: ({ event }) => ({ advice: event.output }) },
            },
            onError: 'choosing',
          },
        },
      },
      on: {
        play: [
          {
            guard: { type: 'isLegal', params: ({ event }) => ({ move: event.move }) },
            target: 'judging',
            actions: { type: 'playLearner', params: ({ event }) => ({ move: event.move }) },
          },
          { actions: { type: 'noteRefusal', params: ({ event }) => ({ move: event.move }) } },
        ],
        giveUp: { target: 'revealed', actions: 'layOutSolution' },
        again: { guard: 'hasOwnMove', target: 'turning', actions: 'startOver' },
      },
    },
    judging: {
      always: { guard: 'isOnlyMove', target: 'defending' },
      invoke: {
        id: 'judge',
        src: 'judge',
        input: ({ context: { trail } }) => judgeInput(trail),
        onDone: [
          {
            guard: { type: 'wasWrong', params: ({ event }) => ({ judgement: event.output }) },
            target: 'refuted',
            actions: [{ type: 'noteJudgement', params: ({ event }) => ({ judgement: event.output }) }, 'punish'],
          },
          {
            guard: { type: 'wasProved', params: ({ event }) => ({ judgement: event.output }) },
            target: 'defending',
            actions: { type: 'noteJudgement', params: ({ event }) => ({ judgement: event.output }) },
          },
          { target: 'stalled' },
        ],
        onError: 'stalled',
      },
    },
    /** The other side looks for the answer that is best and tempts most. */
    defending: {
      invoke: {
        id: 'defend',
        src: 'defend',
        input: ({ context: { trail } }) => ({
          deal: dealNow(trail),
          own: ownSide(trail),
          goal: trail.script.goal,
        }),
        onDone: {
          target: 'turning',
          actions: { type: 'noteDefence', params: ({ event }) => ({ defence: event.output }) },
        },
        onError: 'stalled',
      },
    },
    /** The engine gave no answer. */
    stalled: { on: { takeBack: { target: 'turning', actions: 'takeBackOwn' } } },
    /** A finished trick lies on the table until it has been seen. */
    showing: { on: { goOn: { target: 'turning', actions: 'seeAll' } } },
    /** The wrong card lies on the table with what punishes it. */
    refuted: {
      on: {
        takeBack: { target: 'turning', actions: 'takeBackOwn' },
        showMe: { guard: 'hasLines', target: 'comparing', actions: 'compare' },
        giveUp: { target: 'revealed', actions: ['takeBackOwn', 'layOutSolution'] },
      },
    },
    /** The wrong line and the best one, trick by trick. */
    comparing: {
      on: {
        goOn: { guard: 'linesAreHidden', actions: 'openTrick' },
        openAll: { guard: 'linesAreHidden', actions: 'openEverything' },
        playAgain: { actions: 'closeAgain' },
        takeBack: { target: 'turning', actions: 'takeBackOwn' },
        goBack: { target: 'refuted', actions: 'leaveComparison' },
      },
    },
    /** Given up: the line lies open, with what each first card was worth. */
    revealed: { on: { again: { target: 'turning', actions: 'startOver' } } },
    solved: { entry: 'seeAll', on: { again: { target: 'turning', actions: 'startOver' } } },
  },
});
