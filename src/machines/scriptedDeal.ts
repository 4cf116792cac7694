import { assign, fromPromise, setup } from 'xstate';
import type { Hint } from '../engine/coach/explanation.ts';
import { applyAction } from '../engine/play/apply.ts';
import type { Deal, Move } from '../engine/play/deal.ts';
import { legalMoves, moveAction } from '../engine/play/moves.ts';
import { isRightAnswer, type Answer, type Question } from '../engine/questions.ts';
import type { Refusal } from '../engine/rules/refusal.ts';
import { moveOf, type Fading, type Script } from '../engine/script.ts';
import type { Advice, HintInput, Judge, Judgement, JudgeInput } from './judge.ts';
import { lineOf, type Line } from './line.ts';
import {
  atEarlierStop,
  beginsShown,
  branchPoint,
  cutTo,
  dealNow,
  freshTrail,
  hasUnseen,
  isOver,
  isShown,
  isStopped,
  lastOwn,
  provedAnswer,
  questionDue,
  resumed,
  seenThrough,
  stepIndex,
  stepNow,
  trickOnTable,
  withJudgement,
  withMove,
  withStep,
  withTableSteps,
  type SavedMove,
  type Trail,
} from './trail.ts';

export interface ScriptedDealInput {
  readonly script: Script;
  /** What the learner plays of it, time after time; the last one is usually `alone`. */
  readonly fadings: readonly Fading[];
  /** The moves of an earlier visit. */
  readonly saved?: { readonly level: number; readonly moves: readonly SavedMove[] };
}

/**
 * Two lines side by side, opened trick by trick. `other` is the learner's line, after a right card the tempting mistake,
 * and missing after three hints, when nothing was played yet.
 */
export interface Comparison {
  readonly best: Line;
  readonly other: { readonly line: Line; readonly is: 'yours' | 'tempting' } | undefined;
  /** Tricks laid open so far. */
  readonly open: number;
}

/** A question, and what the learner said to it. */
export interface Prediction {
  readonly question: Question;
  readonly answer: Answer;
  readonly right: boolean;
}

export interface ScriptedDealContext {
  readonly trail: Trail;
  /** The last card that was refused, and the rule it broke. */
  readonly refusal: { readonly move: Move; readonly refusal: Refusal } | undefined;
  /** The hints of the position on the table, once they have been asked for, and how many were given. */
  readonly hints: { readonly all: readonly Hint[]; readonly given: number };
  readonly prediction: Prediction | undefined;
  readonly comparison: Comparison | undefined;
}

/** What the learner does. */
export type ScriptedDealEvent =
  | { readonly type: 'start' }
  | { readonly type: 'play'; readonly move: Move }
  | { readonly type: 'predict'; readonly answer: Answer }
  | { readonly type: 'hint' }
  | { readonly type: 'showMe' }
  | { readonly type: 'takeBack' }
  | { readonly type: 'goOn' }
  | { readonly type: 'goBack' }
  | { readonly type: 'returnToPath' }
  | { readonly type: 'openAll' }
  | { readonly type: 'playAgain' }
  /** Play from the learner's move number `frame` of the trail again. */
  | { readonly type: 'retry'; readonly frame: number }
  | { readonly type: 'again' };

const NO_HINTS: ScriptedDealContext['hints'] = { all: [], given: 0 };

/** What is noted when the engine fails: nothing exact can be said. */
const NOT_SOLVED: Judgement = { kind: 'not-explained', refusal: { kind: 'not-solved' } };

const noJudge = (): Promise<never> => Promise.reject(new Error('no judge was provided'));

/** The judge as the machine's actors: `scriptedDeal.provide({ actors: actorsOf(judge) })`. */
export const actorsOf = (judge: Judge) => ({
  judge: fromPromise<Judgement, JudgeInput>(({ input }) => judge.judge(input)),
  advise: fromPromise<Advice, HintInput>(({ input }) => judge.advise(input)),
  answer: fromPromise<Move, { readonly deal: Deal }>(({ input }) => judge.answer(input.deal)),
});

/** The last judged move: the learner's, or the author's for the learner. */
const judgedFrame = ({ frames, seen }: Trail) => frames.slice(seen).findLast((frame) => frame.by !== 'table');

/** The lines to compare after a judged move: what was played, and best play. */
function comparisonAfter(trail: Trail): Comparison | undefined {
  const frame = judgedFrame(trail);
  if (frame?.judgement?.kind !== 'explained') return undefined;
  const { lines, compared, move } = frame.judgement.explanation;
  if (!compared) return undefined;
  const { learner } = trail.script;
  return {
    best: lineOf(frame.before, lines.best, learner),
    other: {
      line: lineOf(frame.before, compared.otherLine, learner),
      is: compared.other === move ? 'yours' : 'tempting',
    },
    open: 1,
  };
}

/** The best line from the position on the table, once the third hint has named the card. */
function answerLine({ trail, hints }: ScriptedDealContext): Comparison | undefined {
  const last = hints.all[hints.given - 1];
  if (last?.step !== 'card') return undefined;
  const deal = dealNow(trail);
  return { best: lineOf(deal, last.explanation.lines.best, trail.script.learner), other: undefined, open: 1 };
}

const tricksIn = (comparison: Comparison | undefined): number =>
  Math.max(comparison?.other?.line.tricks.length ?? 0, comparison?.best.tricks.length ?? 0);

/** What the judge is asked about the move just made. */
export const lastMoveInput = (trail: Trail): JudgeInput => {
  const frame = trail.frames.at(-1);
  const move = frame && moveOf(frame.action);
  if (!frame || move === undefined) throw new Error('only a move can be judged');
  return { deal: frame.before, move, goal: trail.script.goal };
};

/** Whether a verdict may be shown at once: with closed hands it would give the hidden cards away. */
const judgesAtOnce = ({ script }: Trail): boolean => script.visibility !== 'closed';

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
    answer: fromPromise<Move, { readonly deal: Deal }>(noJudge),
  },
  guards: {
    beginsShown: ({ context }) => beginsShown(context.trail),
    ownMoveToJudge: ({ context: { trail } }) => isStopped(trail) && hasUnseen(trail, 'learner') && judgesAtOnce(trail),
    shownMoveToSee: ({ context: { trail } }) => isStopped(trail) && hasUnseen(trail, 'author'),
    trickToSee: ({ context: { trail } }) => trickOnTable(trail) !== undefined,
    isOver: ({ context: { trail } }) => isOver(trail),
    questionIsDue: ({ context: { trail } }) => questionDue(trail) !== undefined,
    learnersMoveIsShown: ({ context: { trail } }) => isShown(trail),
    isLearnersTurn: ({ context: { trail } }) => dealNow(trail).turn === trail.script.learner,
    scriptGoesOn: ({ context: { trail } }) => stepNow(trail) !== undefined,
    answerIsProved: ({ context: { trail } }) => provedAnswer(trail) !== undefined,
    isLegal: ({ context: { trail } }, { move }: { readonly move: Move }) => {
      const deal = dealNow(trail);
      return applyAction(deal, moveAction(deal, move)).ok;
    },
    /** A bid or a call, or the only card that could be played: no verdict is due. */
    nothingToJudge: ({ context: { trail } }) => {
      const frame = trail.frames.at(-1);
      return !frame || moveOf(frame.action) === undefined || legalMoves(frame.before).length === 1;
    },
    hasOwnMove: ({ context: { trail } }) => lastOwn(trail) !== undefined,
    hasEarlierStop: ({ context: { trail } }) => trail.stops.length > 0,
    hintsAreKnown: ({ context: { hints } }) => hints.all.length > 0,
    hintsAreLeft: ({ context: { hints } }) => hints.given === 0 || hints.given < hints.all.length,
    cardWasNamed: ({ context }) => answerLine(context) !== undefined,
    hasLines: ({ context: { trail } }) => comparisonAfter(trail) !== undefined,
    linesAreHidden: ({ context: { comparison } }) => (comparison?.open ?? 0) < tricksIn(comparison),
    hasBranched: ({ context: { trail } }) => branchPoint(trail) !== undefined,
    isOwnMove: ({ context: { trail } }, { frame }: { readonly frame: number }) => trail.frames[frame]?.by === 'learner',
    hasNextLevel: ({ context: { trail } }) => trail.level + 1 < trail.fadings.length,
    cameFromAsking: ({ context: { comparison } }) => comparison?.other === undefined,
  },
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
      trail: ({ context }) => cutTo(context.trail, lastOwn(context.trail) ?? 0),
      refusal: undefined,
      hints: NO_HINTS,
      prediction: undefined,
      comparison: undefined,
    }),
    cutToFrame: assign({
      trail: ({ context }, { frame }: { readonly frame: number }) => cutTo(context.trail, frame),
      refusal: undefined,
      hints: NO_HINTS,
      comparison: undefined,
    }),
    cutToBranch: assign({
      trail: ({ context }) => cutTo(context.trail, branchPoint(context.trail) ?? 0),
      refusal: undefined,
      hints: NO_HINTS,
      comparison: undefined,
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
      trail: ({ context: { trail } }) => freshTrail(trail.script, trail.fadings, trail.level),
      refusal: undefined,
      hints: NO_HINTS,
      prediction: undefined,
    }),
    nextLevel: assign({
      trail: ({ context: { trail } }) => freshTrail(trail.script, trail.fadings, trail.level + 1),
      refusal: undefined,
      hints: NO_HINTS,
      prediction: undefined,
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
      always: [
        { guard: ({ context }) => context.trail.frames.length === 0 && beginsShown(context.trail), target: 'opening' },
        { target: 'turning' },
      ],
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
            input: ({ context: { trail } }) => ({ deal: dealNow(trail), goal: trail.script.goal }),
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
        input: ({ context }) => ({ deal: dealNow(context.trail) }),
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
