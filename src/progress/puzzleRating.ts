import { Glicko2 } from 'glicko2';
import type { PuzzleProgress, PuzzleResult } from './schema.ts';

/** What a result counts against a puzzle: with hints it is half solved. */
const SCORES: Readonly<Record<PuzzleResult, number>> = { solved: 1, helped: 0.5, missed: 0 };

/** A puzzle's own rating was measured and does not move; this says how sure the measure is. */
const PUZZLE_DEVIATION = 80;

/** The learner's rating after one puzzle, by Glicko-2 (Glickman), each puzzle a rating period of its own. */
export function ratedAfter(
  rating: PuzzleProgress['rating'],
  puzzleRating: number,
  result: PuzzleResult,
): PuzzleProgress['rating'] {
  const system = new Glicko2({ tau: 0.5, rating: 1500, rd: 350, vol: 0.06 });
  const learner = system.makePlayer(rating.value, rating.deviation, rating.volatility);
  const puzzle = system.makePlayer(puzzleRating, PUZZLE_DEVIATION, 0.06);
  system.updateRatings([[learner, puzzle, SCORES[result]]]);
  return { value: learner.getRating(), deviation: learner.getRd(), volatility: learner.getVol() };
}
