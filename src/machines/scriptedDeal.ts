import { assign, fromPromise, initialTransition, setup, type SnapshotFrom } from 'xstate';
import { applyAction } from '../engine/play/apply.ts';
import type { Move } from '../engine/play/deal.ts';
import { moveAction } from '../engine/play/moves.ts';
import { isRightAnswer, type Answer } from '../engine/questions.ts';

import type { Advice, AnswerInput, HintInput, Judge, Judgement, JudgeInput } from './judge.ts';
import { guards } from './scriptedDealGuards.ts';
import {
  answerInput,
  answerLine,
  comparisonAfter,
  lastMoveInput,
  NO_HINTS,
  NOT_SOLVED,
  seenNow,
  tricksIn,
  type ScriptedDealContext,
  type ScriptedDealEvent,
  type ScriptedDealInput,
} from './scriptedDealContext.ts';
import { resumed } from './savedTrail.ts';
import {
  atEarlierStop,
  branchPoint,
  cutTo,
  dealNow,
  freshTrail,
  lastOwn,
  provedAnswer,
  questionDue,
  seenThrough,
  stepIndex,
  withJudgement,
  withMove,
  withStep,
  withTableSteps,
} from './trail.ts';

/** A position nothing has been said about yet. */
const NOTHING_SAID = { refusal: undefined, hints: NO_HINTS, prediction: undefined, comparison: undefined };

const noJudge = (): Promise<never> => Promise.reject(new Error('no judge was provided'));

/** The judge as the machine's actors: `scriptedDeal.provide({ actors: actorsOf(judge) })`. */
export const actorsOf = (judge: Judge) => ({
  judge: fromPromise<Judgement, JudgeInput>(({ input }) => judge.judge(input)),
  advise: fromPromise<Advice, HintInput>(({ input }) => judge.advise(input)),
  answer: fromPromise<Move, AnswerInput>(({ input }) => judge.answer(input)),
});

/**
 * A deal with the author's path through it, played by the learner: shown, predicted, played, judged, compared, reviewed.
 *
 * The machine says when things happen; every card, score and verdict comes from the engine. It keeps no timer.
 */
export const scriptedDeal = setup({
  types: {
    input: {} as ScriptedDealInput,
    context: {} as ScriptedDealContext,
    events: {} as ScriptedDealEvent,
  },
  actors: {
    judge: fromPromise<Judgement, JudgeInput>(noJudge),
    advise: fromPromise<Advice, HintInput>(noJudge),
    answer: fromPromise<Move, AnswerInput>(noJudge),
  },
  guards,
  actions: {
    playLearner: assign({
      trail: ({ context }, { move }: { readonly move: Move }) => withMove(context.trail, move, 'learner'),
      refusal: undefined,
      hints: NO_HINTS,
    }),
    noteRefusal: assign({
      refusal: ({ context }, { move }: { readonly move: Move }) => {
        const deal = dealNow(context.trail);
        const refused = applyAction(deal, moveAction(deal, move));
        return refused.ok ? undefined : { move, refusal: refused.error };
      },
    }),
    playTable: assign({ trail: ({ context }) => withTableSteps(context.trail) }),
    playShown: assign({ trail: ({ context }) => withStep(context.trail) }),
    playProvedAnswer: assign({
      trail: ({ context: { trail } }) => {
        const move = provedAnswer(trail);
        return move === undefined ? trail : withMove(trail, move, 'table');
      },
    }),
    playAnswer: assign({
      trail: ({ context }, { move }: { readonly move: Move }) => withMove(context.trail, move, 'table'),
    }),
    noteJudgement: assign({
      trail: ({ context }, { judgement }: { readonly judgement: Judgement }) => withJudgement(context.trail, judgement),
    }),
    seeAll: assign({ trail: ({ context }) => seenThrough(context.trail), refusal: undefined, prediction: undefined }),
    stepBack: assign({ trail: ({ context }) => atEarlierStop(context.trail) ?? context.trail }),
    takeBackOwn: assign({
      ...NOTHING_SAID,
      trail: ({ context }) => cutTo(context.trail, lastOwn(context.trail) ?? 0),
    }),
    cutToFrame: assign({
      ...NOTHING_SAID,
      trail: ({ context }, { frame }: { readonly frame: number }) => cutTo(context.trail, frame),
    }),
    cutToBranch: assign({
      ...NOTHING_SAID,
      trail: ({ context }) => cutTo(context.trail, branchPoint(context.trail) ?? 0),
    }),
    noteAnswer: assign({
      prediction: ({ context }, { answer }: { readonly answer: Answer }) => {
        const question = questionDue(context.trail);
        return question && { question, answer, right: isRightAnswer(question, answer) };
      },
      trail: ({ context }) => ({ ...context.trail, answeredStep: stepIndex(context.trail) }),
    }),
    noteAdvice: assign({
      hints: (_, { advice }: { readonly advice: Advice }) =>
        advice.kind === 'hints' ? { all: advice.hints, given: Math.min(1, advice.hints.length) } : NO_HINTS,
    }),
    giveHint: assign({
      hints: ({ context: { hints } }) => ({ ...hints, given: Math.min(hints.given + 1, hints.all.length) }),
    }),
    compareWithOwn: assign({ comparison: ({ context }) => comparisonAfter(context.trail) }),
    layOutAnswer: assign({ comparison: ({ context }) => answerLine(context) }),
    openTrick: assign({
      comparison: ({ context: { comparison } }) => comparison && { ...comparison, open: comparison.open + 1 },
    }),
    openEverything: assign({
      comparison: ({ context: { comparison } }) => comparison && { ...comparison, open: tricksIn(comparison) },
    }),
    closeAgain: assign({ comparison: ({ context: { comparison } }) => comparison && { ...comparison, open: 1 } }),
    leaveComparison: assign({ comparison: undefined }),
    startOver: assign({
      ...NOTHING_SAID,
      trail: ({ context: { trail } }) => freshTrail(trail.script, trail.fadings, trail.level),
    }),
    nextLevel: assign({
      ...NOTHING_SAID,
      trail: ({ context: { trail } }) => freshTrail(trail.script, trail.fadings, trail.level + 1),
    }),
  },
}).createMachine({
  id: 'scriptedDeal',
  context: ({ input: { script, fadings, saved } }) => {
    const fresh = freshTrail(script, fadings, saved?.level ?? 0);
    return {
      trail: saved ? resumed(fresh, saved.moves) : fresh,
      refusal: undefined,
      hints: NO_HINTS,
      prediction: undefined,
      comparison: undefined,
    };
  },
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'waitsToBegin', target: 'opening' }, { target: 'turning' }],
    },
    /** The position of a worked example, before its first card. */
    opening: { on: { start: 'turning' } },
    turning: {
      always: [
        { guard: 'ownMoveToJudge', target: 'judged' },
        { guard: 'shownMoveToSee', target: 'watching' },
        { guard: 'trickToSee', target: 'showing' },
        { guard: 'isOver', target: 'reviewing' },
        { guard: 'questionIsDue', target: 'predicting' },
        { guard: 'learnersMoveIsShown', target: 'demonstrating' },
        { guard: 'isLearnersTurn', target: 'asking' },
        { guard: 'scriptGoesOn', target: 'turning', actions: 'playTable', reenter: true },
        { guard: 'answerIsProved', target: 'turning', actions: 'playProvedAnswer', reenter: true },
        { target: 'answering' },
      ],
    },
    /** The learner says what will happen, before it does. */
    predicting: {
      on: {
        predict: {
          target: 'predicted',
          actions: { type: 'noteAnswer', params: ({ event }) => ({ answer: event.answer }) },
        },
        takeBack: { guard: 'hasOwnMove', target: 'turning', actions: 'takeBackOwn' },
      },
    },
    predicted: { on: { goOn: { target: 'turning', actions: 'seeAll' } } },
    /** The author moves for the learner, and the judge says why. */
    demonstrating: {
      entry: 'playShown',
      always: { guard: 'nothingToJudge', target: 'turning' },
      invoke: {
        id: 'judge',
        src: 'judge',
        input: ({ context }) => lastMoveInput(context.trail),
        onDone: {
          target: 'turning',
          actions: { type: 'noteJudgement', params: ({ event }) => ({ judgement: event.output }) },
        },
        onError: { target: 'turning', actions: { type: 'noteJudgement', params: { judgement: NOT_SOLVED } } },
      },
    },
    watching: {
      on: {
        goOn: { target: 'turning', actions: 'seeAll' },
        goBack: { guard: 'hasEarlierStop', actions: 'stepBack' },
        showMe: { guard: 'hasLines', target: 'comparing', actions: 'compareWithOwn' },
      },
    },
    asking: {
      entry: 'seeAll',
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            hint: [{ guard: 'hintsAreKnown', actions: 'giveHint' }, { target: 'seekingHint' }],
            showMe: { guard: 'cardWasNamed', target: '#scriptedDeal.comparing', actions: 'layOutAnswer' },
          },
        },
        seekingHint: {
          invoke: {
            id: 'advise',
            src: 'advise',
            input: ({ context: { trail } }) => ({ ...seenNow(trail), goal: trail.script.goal }),
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
        takeBack: { guard: 'hasOwnMove', target: 'turning', actions: 'takeBackOwn' },
        returnToPath: { guard: 'hasBranched', target: 'turning', actions: 'cutToBranch' },
        again: { target: 'beginning', actions: 'startOver' },
      },
    },
    judging: {
      always: { guard: 'nothingToJudge', target: 'turning' },
      invoke: {
        id: 'judge',
        src: 'judge',
        input: ({ context }) => lastMoveInput(context.trail),
        onDone: {
          target: 'turning',
          actions: { type: 'noteJudgement', params: ({ event }) => ({ judgement: event.output }) },
        },
        onError: { target: 'turning', actions: { type: 'noteJudgement', params: { judgement: NOT_SOLVED } } },
      },
    },
    /** Another seat thinks: off the author's path, and with no line proved, best play answers. */
    answering: {
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context }) => answerInput(context.trail),
        onDone: { target: 'turning', actions: { type: 'playAnswer', params: ({ event }) => ({ move: event.output }) } },
        onError: 'stalled',
      },
      on: { takeBack: { guard: 'hasOwnMove', target: 'turning', actions: 'takeBackOwn' } },
    },
    /** The engine gave no answer for another seat. */
    stalled: {
      on: {
        goOn: 'answering',
        takeBack: { guard: 'hasOwnMove', target: 'turning', actions: 'takeBackOwn' },
        again: { target: 'beginning', actions: 'startOver' },
      },
    },
    judged: {
      on: {
        goOn: { target: 'turning', actions: 'seeAll' },
        takeBack: { target: 'turning', actions: 'takeBackOwn' },
        returnToPath: { guard: 'hasBranched', target: 'turning', actions: 'cutToBranch' },
        showMe: { guard: 'hasLines', target: 'comparing', actions: 'compareWithOwn' },
      },
    },
    /** A trick of the other seats lies on the table until it has been seen. */
    showing: { on: { goOn: { target: 'turning', actions: 'seeAll' } } },
    /** The learner's line and the best one, trick by trick. */
    comparing: {
      on: {
        goOn: [
          { guard: 'linesAreHidden', actions: 'openTrick' },
          { guard: 'cameFromAsking', target: 'turning', actions: 'leaveComparison' },
          { target: 'turning', actions: ['leaveComparison', 'seeAll'] },
        ],
        openAll: { actions: 'openEverything' },
        playAgain: { actions: 'closeAgain' },
        goBack: { target: 'turning', actions: 'leaveComparison' },
        takeBack: { guard: 'hasOwnMove', target: 'turning', actions: 'takeBackOwn' },
      },
    },
    /** The deal in one strip, with the moments where points were lost. */
    reviewing: {
      entry: 'seeAll',
      on: {
        goOn: { guard: 'hasNextLevel', target: 'beginning', actions: 'nextLevel' },
        retry: {
          guard: { type: 'isOwnMove', params: ({ event }) => ({ frame: event.frame }) },
          target: 'turning',
          actions: { type: 'cutToFrame', params: ({ event }) => ({ frame: event.frame }) },
        },
        again: { target: 'beginning', actions: 'startOver' },
        goBack: { guard: 'hasEarlierStop', target: 'turning', actions: 'stepBack' },
      },
    },
  },
});

/** Where the machine stands before anything has happened; nothing is started. */
export const firstSnapshot = (input: ScriptedDealInput): SnapshotFrom<typeof scriptedDeal> =>
  initialTransition(scriptedDeal, input)[0];
