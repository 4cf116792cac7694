import { applyAction } from '../engine/play/apply.ts';
import type { Move } from '../engine/play/deal.ts';
import { legalMoves, moveAction } from '../engine/play/moves.ts';
import { moveOf } from '../engine/script.ts';
import { answerLine, comparisonAfter, tricksIn, type ScriptedDealContext } from './scriptedDealContext.ts';
import {
  beginsShown,
  branchPoint,
  dealNow,
  hasUnseen,
  isOver,
  isShown,
  isStopped,
  lastOwn,
  provedAnswer,
  questionDue,
  stepNow,
  trickOnTable,
  type Trail,
} from './trail.ts';

interface At {
  readonly context: ScriptedDealContext;
}

/** Whether a verdict may be shown at once: with closed hands it would give the hidden cards away. */
const judgesAtOnce = ({ script }: Trail): boolean => script.visibility !== 'closed';

/** What decides where a scripted deal goes; each asks the engine, and none keeps anything. */
export const guards = {
  waitsToBegin: ({ context: { trail } }: At) => trail.frames.length === 0 && beginsShown(trail),
  ownMoveToJudge: ({ context: { trail } }: At) =>
    isStopped(trail) && hasUnseen(trail, 'learner') && judgesAtOnce(trail),
  shownMoveToSee: ({ context: { trail } }: At) => isStopped(trail) && hasUnseen(trail, 'author'),
  trickToSee: ({ context: { trail } }: At) => trickOnTable(trail) !== undefined,
  isOver: ({ context: { trail } }: At) => isOver(trail),
  questionIsDue: ({ context: { trail } }: At) => questionDue(trail) !== undefined,
  learnersMoveIsShown: ({ context: { trail } }: At) => isShown(trail),
  isLearnersTurn: ({ context: { trail } }: At) => dealNow(trail).turn === trail.script.learner,
  scriptGoesOn: ({ context: { trail } }: At) => stepNow(trail) !== undefined,
  /** With closed hands no reply follows a proof: it rests on cards that the seat does not see. */
  answerIsProved: ({ context: { trail } }: At) => judgesAtOnce(trail) && provedAnswer(trail) !== undefined,
  isLegal: ({ context: { trail } }: At, { move }: { readonly move: Move }) => {
    const deal = dealNow(trail);
    return applyAction(deal, moveAction(deal, move)).ok;
  },
  /** A bid or a call, or the only card that could be played: no verdict is due. */
  nothingToJudge: ({ context: { trail } }: At) => {
    const frame = trail.frames.at(-1);
    return !frame || moveOf(frame.action) === undefined || legalMoves(frame.before).length === 1;
  },
  hasOwnMove: ({ context: { trail } }: At) => lastOwn(trail) !== undefined,
  hasEarlierStop: ({ context: { trail } }: At) => trail.stops.length > 0,
  hintsAreKnown: ({ context: { hints } }: At) => hints.all.length > 0,
  hintsAreLeft: ({ context: { hints } }: At) => hints.given === 0 || hints.given < hints.all.length,
  cardWasNamed: ({ context }: At) => answerLine(context) !== undefined,
  hasLines: ({ context: { trail } }: At) => comparisonAfter(trail) !== undefined,
  linesAreHidden: ({ context: { comparison } }: At) => (comparison?.open ?? 0) < tricksIn(comparison),
  hasBranched: ({ context: { trail } }: At) => branchPoint(trail) !== undefined,
  isOwnMove: ({ context: { trail } }: At, { frame }: { readonly frame: number }) =>
    trail.frames[frame]?.by === 'learner',
  hasNextLevel: ({ context: { trail } }: At) => trail.level + 1 < trail.fadings.length,
  cameFromAsking: ({ context: { comparison } }: At) => comparison?.other === undefined,
};
