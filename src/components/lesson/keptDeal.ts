import type { SavedMove as MachineMove } from '../../machines/savedTrail.ts';
import { savedMoves } from '../../machines/storedMoves.ts';
import type { Trail } from '../../machines/trail.ts';
import { browserStore } from '../../progress/browserStore.ts';
import { withDeal } from '../../progress/changes.ts';
import { reviewId, withMissed } from '../../progress/missed.ts';
import type { DealProgress, Progress, SavedMove } from '../../progress/schema.ts';
import { findMoveIn } from './cardOfText.ts';
import type { Moment } from './dealView.ts';
import type { PlayableDealProps } from './PlayableDeal.tsx';

/** What is kept of a deal of a lesson. */
export const readDeal = async (lesson: string, id: string): Promise<DealProgress | undefined> =>
  (await browserStore().read()).lessons[lesson]?.deals[id];

/** Keeps what has been played of a deal. */
export const keepDeal = (lesson: string, id: string, trail: Trail, moment: Moment): Promise<void> =>
  browserStore().update((progress) => withTrail(progress, lesson, id, trail, moment));

/** What to take up; a deal that was played to its end, or not begun, is begun anew. */
export function toResume({ level, moves, finished }: DealProgress): PlayableDealProps['saved'] {
  if (finished !== undefined || moves.length === 0) return undefined;
  return { level, moves: moves.flatMap(toMachineMove) };
}

function toMachineMove({ move, verdict, cost, chance }: SavedMove): readonly MachineMove[] {
  const found = findMoveIn(move);
  if (found === undefined) return [];
  switch (verdict) {
    case 'best':
    case 'just-as-good':
      return [{ move: found, verdict: { kind: verdict } }];
    case 'costs':
      return [{ move: found, verdict: { kind: 'costs', points: cost ?? 0, ...(chance !== undefined && { chance }) } }];
    default:
      return [{ move: found }];
  }
}

/** The progress with what has been played of a deal, and a card that cost points put down for review. */
function withTrail(progress: Progress, lesson: string, id: string, trail: Trail, moment: Moment): Progress {
  const made = savedMoves(trail);
  if (!made) return progress;
  const moves: readonly SavedMove[] = made.map(({ move, verdict }) => ({
    move,
    ...(verdict ? { verdict: verdict.kind } : {}),
    ...(verdict?.kind === 'costs' ? { cost: verdict.points } : {}),
    ...(verdict?.kind === 'costs' && verdict.chance !== undefined ? { chance: verdict.chance } : {}),
  }));
  const isDone = moment === 'reviewing' && trail.level === trail.fadings.length - 1;
  const finished = isDone ? { finished: new Date().toISOString() } : {};
  const noted = withDeal(progress, lesson, id, { level: trail.level, moves, ...finished });
  const missed = trail.frames.findLastIndex((frame) => frame.by === 'learner');
  return moment === 'judged' && moves[missed]?.verdict === 'costs'
    ? withMissed(
        noted,
        reviewId(
          id,
          moves.slice(0, missed).map(({ move }) => move),
        ),
        new Date(),
      )
    : noted;
}
