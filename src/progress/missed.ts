import type { Progress, ReviewItem } from './schema.ts';

/** What the scheduler knows of a position that was never reviewed. Source: `createEmptyCard` of ts-fsrs; a test compares. */
const newItem = (now: Date): ReviewItem => ({
  due: now.toISOString(),
  stability: 0,
  difficulty: 0,
  scheduledDays: 0,
  learningSteps: 0,
  reps: 0,
  lapses: 0,
  state: 0,
});

/** The id of a position: the deal's name and the moves that lead to it. */
export const reviewId = (deal: string, moves: readonly string[]): string => `${deal}/${moves.join(',')}`;

/** The deal and the moves of an id. */
export function partsOfId(id: string): { readonly deal: string; readonly moves: readonly string[] } {
  const at = id.indexOf('/');
  const moves = id.slice(at + 1);
  return { deal: id.slice(0, at), moves: moves === '' ? [] : moves.split(',') };
}

/** The progress with a position that was missed; one that is in the review already keeps its schedule. */
export function withMissed(progress: Progress, id: string, now: Date): Progress {
  if (progress.review.items[id]) return progress;
  const items = { ...progress.review.items, [id]: newItem(now) };
  return { ...progress, review: { ...progress.review, items } };
}

/** The positions that are due, longest due first. */
export const dueItems = ({ review }: Progress, now: Date): readonly string[] =>
  Object.entries(review.items)
    .filter(([, { due }]) => Date.parse(due) <= now.getTime())
    .sort(([, a], [, b]) => Date.parse(a.due) - Date.parse(b.due))
    .map(([id]) => id);

/** When the next position that is not due yet comes back; undefined when none waits. */
export function nextDue({ review }: Progress, now: Date): string | undefined {
  return Object.values(review.items)
    .map(({ due }) => due)
    .filter((due) => Date.parse(due) > now.getTime())
    .sort()[0];
}
