import type { Card } from '../engine/cards.ts';
import { permuteMove, permuteSuits, suitPermutation } from '../engine/permuteSuits.ts';
import { cardOfMove, legalMoves } from '../engine/play/moves.ts';
import { randomFrom } from '../engine/shuffle.ts';
import type { PuzzleInput } from './puzzleContext.ts';

/** A puzzle in other suits: the same idea, and another picture. `seed` decides which suit becomes which. */
export function puzzleInOtherSuits({ deal, goal, sight, line }: PuzzleInput, seed: number): PuzzleInput {
  const to = suitPermutation(randomFrom(seed));
  return { deal: permuteSuits(deal, to), goal, sight, line: line.map((move) => permuteMove(move, to)) };
}

/** What the learner may do first, in the order that the values of a puzzle stand in. */
export const firstChoices = ({ deal }: PuzzleInput): readonly (readonly [card: Card, by: 'exchange' | 'play'])[] =>
  legalMoves(deal).map((move) => [cardOfMove(move), move.startsWith('exchange ') ? 'exchange' : 'play'] as const);
