import type { Card, Points } from '../../cards.ts';
import { EXCHANGE } from '../tree/game.ts';
import { beats, movesOf, step } from '../tree/moves.ts';
import type { Proof } from './claim.ts';

/**
 * What taking the card costs them if they take it on this trick: by how many of their own points their best beating
 * reply falls short of their best reply. Two players, the card just led; undefined where some beating reply is as good
 * as any, or none is possible.
 */
export function priceOfBeating({ analysis, numberOf, afterBest }: Proof, card: Card): Points | undefined {
  const { game } = analysis;
  if (game.seats !== 2) return undefined;
  const led = numberOf(card);
  const best = analysis.valueOf(afterBest);
  let least: Points | undefined;
  for (const move of movesOf(game, afterBest)) {
    if (move >= EXCHANGE || !beats(game, move, led)) continue;
    const { node, trick } = step(game, afterBest, move);
    const value = analysis.valueOf(node) + (trick && game.sideOf[trick.winner] === 0 ? trick.points : 0);
    if (least === undefined || value < least) least = value;
  }
  return least !== undefined && least > best ? least - best : undefined;
}
