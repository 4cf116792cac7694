import type { PuzzleResult } from '../../machines/puzzleContext.ts';
import { browserStore } from '../../progress/browserStore.ts';
import { duePuzzles, puzzleReviewId, puzzlesOf, withPuzzle } from '../../progress/puzzles.ts';
import { ratedAfter } from '../../progress/puzzleRating.ts';
import { puzzleAddress, reviewAddress } from './addresses.ts';
import { chooseNext, loadList, readWish } from './queue.ts';

/** The learner's rating before and after a puzzle, rounded; the same twice when this was not the first attempt. */
export interface Rated {
  readonly before: number;
  readonly now: number;
}

/** What a result is to the review. */
const IN_REVIEW = { solved: 'found', helped: 'with-hint', missed: 'missed' } as const;

/** Keeps how a puzzle came out, and gives what it made of the rating. */
export async function keepPuzzle(
  id: string,
  puzzleRating: number,
  result: PuzzleResult,
  daily?: string,
): Promise<Rated> {
  const now = new Date();
  let rated: Rated = { before: 0, now: 0 };
  let wasDue = false;
  // One change from what is kept at this moment: whoever leaves the page at once loses nothing, nor does another tab.
  await browserStore().update((progress) => {
    const known = puzzlesOf(progress);
    const rating = ratedAfter(known.rating, puzzleRating, result);
    wasDue = duePuzzles(progress, now).includes(id);
    const after = known.results[id] === undefined ? rating : known.rating;
    rated = { before: Math.round(known.rating.value), now: Math.round(after.value) };
    return withPuzzle(progress, id, { result, rating, ...(daily === undefined ? {} : { daily }) }, now);
  });
  // A puzzle that came back for review is scheduled anew by how it went this time.
  if (wasDue) {
    const { withReviewed } = await import('../../progress/review.ts');
    await browserStore().update((progress) => withReviewed(progress, puzzleReviewId(id), IN_REVIEW[result], now));
  }
  return rated;
}

/**
 * The address of the next puzzle: of those that are due, while there are any and they are asked for, else of the queue
 * that is on; undefined where it has none, or it cannot be reached.
 */
export async function nextAddress(
  current: string,
  ownList: string,
  from: 'review' | 'queue',
): Promise<string | undefined> {
  const due = from === 'review' ? duePuzzles(await browserStore().read(), new Date()) : [];
  const again = due.find((id) => id !== current);
  if (again !== undefined) return reviewAddress(again);
  const wish = readWish();
  try {
    const list = await loadList(wish.list === '' ? ownList : wish.list);
    const { results, rating } = puzzlesOf(await browserStore().read());
    const next = chooseNext(list, wish, new Set(Object.keys(results)), rating.value, current, (below) =>
      Math.floor(Math.random() * below),
    );
    return next === undefined ? undefined : puzzleAddress(next);
  } catch {
    return undefined;
  }
}
