import { moveOf } from '../engine/script.ts';
import type { SavedMove } from './savedTrail.ts';
import type { Trail } from './trail.ts';

/** The moves made so far, to be stored. Undefined once an action was made that is no move. */
export function savedMoves({ frames }: Trail): readonly SavedMove[] | undefined {
  const saved: SavedMove[] = [];
  for (const { action, verdict } of frames) {
    const move = moveOf(action);
    if (move === undefined) return undefined;
    saved.push({ move, ...(verdict ? { verdict } : {}) });
  }
  return saved;
}
