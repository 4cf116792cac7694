import type { Verdict } from '../engine/coach/verdict.ts';
import type { Move } from '../engine/play/deal.ts';
import { moveAction } from '../engine/play/moves.ts';
import { dealNow, extend, isOver, isShown, stepIndex, type Mover, type Trail } from './trail.ts';

/** A move that was made, as it is stored to come back to a deal later. */
export interface SavedMove {
  readonly move: Move;
  readonly verdict?: Verdict;
}

/** The trail after stored moves; the fresh trail where they no longer fit, because the deal has been edited since. */
export function resumed(fresh: Trail, saved: readonly SavedMove[]): Trail {
  let trail = fresh;
  for (const { move, verdict } of saved) {
    const { turn } = dealNow(trail);
    const by: Mover = turn !== fresh.script.learner ? 'table' : isShown(trail) ? 'author' : 'learner';
    const longer = isOver(trail) ? undefined : extend(trail, moveAction(dealNow(trail), move), by);
    const last = longer?.frames.at(-1);
    if (!longer || !last) return fresh;
    trail = { ...longer, frames: [...longer.frames.slice(0, -1), { ...last, ...(verdict ? { verdict } : {}) }] };
  }
  // What lies on the table was seen before the learner left, and so were the questions before the coming step.
  return { ...trail, seen: trail.frames.length, answeredStep: (stepIndex(trail) ?? 0) - 1 };
}
