import { withMissed } from './missed.ts';
import type { Progress, PuzzleProgress, PuzzleResult } from './schema.ts';

/**
 * A learner who has solved nothing yet. A little below the middle of the puzzles, and surer than Glicko-2 proposes (1500,
 * 350), so that one missed puzzle does not cost hundreds.
 */
export const NEW_RATING: PuzzleProgress['rating'] = { value: 1400, deviation: 180, volatility: 0.06 };

export const NO_PUZZLES: PuzzleProgress = { rating: NEW_RATING, results: {}, days: [] };

/** What is kept of puzzles; nothing of them before the first. */
export const puzzlesOf = ({ puzzles }: Progress): PuzzleProgress => puzzles ?? NO_PUZZLES;

/** The review's name for a puzzle. It lies among the positions of lessons, so it has the same form. */
export const puzzleReviewId = (id: string): string => `puzzles/${id}`;

/** The puzzles that are in the review and due, longest due first. */
export const duePuzzles = ({ review }: Progress, now: Date): readonly string[] =>
  Object.entries(review.items)
    .filter(([id, { due }]) => id.startsWith('puzzles/') && Date.parse(due) <= now.getTime())
    .sort(([, a], [, b]) => Date.parse(a.due) - Date.parse(b.due))
    .map(([id]) => id.slice('puzzles/'.length));

/** A day as it is kept: the learner's own calendar, `2026-11-29`. */
export const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/**
 * The progress after a puzzle came out. Only the first attempt counts for the rating (`rated`); a puzzle that was missed
 * goes into the review. `daily`: the day whose puzzle it was.
 */
export function withPuzzle(
  progress: Progress,
  id: string,
  outcome: { readonly result: PuzzleResult; readonly rating: PuzzleProgress['rating']; readonly daily?: string },
  now: Date,
): Progress {
  const known = puzzlesOf(progress);
  const { result, rating, daily } = outcome;
  const first = known.results[id] === undefined;
  const days = daily !== undefined && !known.days.includes(daily) ? [...known.days, daily].sort() : known.days;
  const puzzles: PuzzleProgress = {
    rating: first ? rating : known.rating,
    results: { ...known.results, [id]: { result: known.results[id]?.result ?? result, at: now.toISOString() } },
    days,
  };
  const noted = { ...progress, puzzles };
  return result === 'missed' ? withMissed(noted, puzzleReviewId(id), now) : noted;
}

/** Days in a row, up to today or yesterday, on which the puzzle of the day was played. */
export function streakOf(days: readonly string[], today: string): number {
  const played = new Set(days);
  const before = (day: string): string => dayOf(new Date(new Date(`${day}T12:00:00`).getTime() - 24 * 3600 * 1000));
  let day = played.has(today) ? today : before(today);
  let streak = 0;
  while (played.has(day)) {
    streak += 1;
    day = before(day);
  }
  return streak;
}
