import { permuteSuits, suitPermutation } from '../engine/permuteSuits.ts';
import { findMove } from '../engine/play/moves.ts';
import type { Script } from '../engine/script.ts';
import { randomFrom } from '../engine/shuffle.ts';
import { dealNow, extend, freshTrail, isOver } from './trail.ts';
import { moveAction } from '../engine/play/moves.ts';

/**
 * The position of a deal after `moves`, in other suits, as a deal of its own without an author's path; undefined where
 * the deal has been edited since and the moves no longer fit. `seed` decides which suit becomes which.
 */
export function positionInOtherSuits(script: Script, moves: readonly string[], seed: number): Script | undefined {
  let trail = freshTrail(script, ['alone'], 0);
  for (const text of moves) {
    const move = findMove(text);
    const longer = move && !isOver(trail) ? extend(trail, moveAction(dealNow(trail), move), 'table') : undefined;
    if (!longer) return undefined;
    trail = longer;
  }
  const deal = dealNow(trail);
  if (isOver(trail) || deal.turn !== script.learner) return undefined;
  const { learner, goal, visibility } = script;
  return { start: permuteSuits(deal, suitPermutation(randomFrom(seed))), learner, goal, visibility, steps: [] };
}
