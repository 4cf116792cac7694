import type { PuzzleWords } from '../../i18n/puzzleWords.ts';
import type { PuzzleInput } from '../../machines/puzzleContext.ts';
import { firstChoices, puzzleInOtherSuits } from '../../machines/puzzleReview.ts';
import { browserStore } from '../../progress/browserStore.ts';
import { puzzleReviewId } from '../../progress/puzzles.ts';
import { goneShown } from './puzzleShown.ts';

/** A puzzle as it comes back: in other suits each time, with the sentence of what its first cards are worth. */
export interface ReviewedPuzzle {
  readonly puzzle: PuzzleInput;
  readonly values: string;
  /** Where a hand is to be worked out: the cards that have gone. Empty elsewhere. */
  readonly gone: string;
}

/** The puzzle in the suits of this review; `worths` are the final scores after each legal first move, in their order. */
export async function reviewPuzzle(
  m: PuzzleWords,
  id: string,
  puzzle: PuzzleInput,
  worths: readonly number[],
): Promise<ReviewedPuzzle> {
  const { review } = await browserStore().read();
  const permuted = puzzleInOtherSuits(puzzle, (review.items[puzzleReviewId(id)]?.reps ?? 0) + 1);
  const gone = goneShown(permuted);
  return {
    puzzle: permuted,
    gone: gone.length === 0 ? '' : `${m.puzzles.workOut} ${m.puzzles.inText.gone(gone)}`,
    values: m.puzzles.values(firstChoices(permuted).map(([card, by], at) => [card, by, worths[at] ?? 0])),
  };
}
