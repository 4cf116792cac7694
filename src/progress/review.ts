import { createEmptyCard, fsrs, Rating, type Card as FsrsCard } from 'ts-fsrs';
import type { Progress, ReviewItem } from './schema.ts';

/** How a position went: missed, found with a hint, or found at once. */
export type ReviewResult = 'missed' | 'with-hint' | 'found';

const RATING = { missed: Rating.Again, 'with-hint': Rating.Hard, found: Rating.Good } as const;

// Days, not minutes: nobody sits in front of the page waiting for a card to come round again.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

const toCard = (item: ReviewItem): FsrsCard => ({
  due: new Date(item.due),
  stability: item.stability,
  difficulty: item.difficulty,
  elapsed_days: 0,
  scheduled_days: item.scheduledDays,
  learning_steps: item.learningSteps,
  reps: item.reps,
  lapses: item.lapses,
  state: item.state,
  ...(item.lastReview === undefined ? {} : { last_review: new Date(item.lastReview) }),
});

const toItem = (card: FsrsCard): ReviewItem => ({
  due: card.due.toISOString(),
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduled_days,
  learningSteps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  ...(card.last_review ? { lastReview: card.last_review.toISOString() } : {}),
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
  const items = { ...progress.review.items, [id]: toItem(createEmptyCard(now)) };
  return { ...progress, review: { ...progress.review, items } };
}

/** The progress after a position was reviewed. */
export function withReviewed(progress: Progress, id: string, result: ReviewResult, now: Date): Progress {
  const item = progress.review.items[id];
  if (!item) return progress;
  const { card } = scheduler.next(toCard(item), now, RATING[result]);
  return { ...progress, review: { ...progress.review, items: { ...progress.review.items, [id]: toItem(card) } } };
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
