import { fsrs, Rating, type Card as FsrsCard } from 'ts-fsrs';
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

/** A card of the scheduler as it is stored. */
export const toItem = (card: FsrsCard): ReviewItem => ({
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

/** The progress after a position was reviewed. */
export function withReviewed(progress: Progress, id: string, result: ReviewResult, now: Date): Progress {
  const item = progress.review.items[id];
  if (!item) return progress;
  const { card } = scheduler.next(toCard(item), now, RATING[result]);
  return { ...progress, review: { ...progress.review, items: { ...progress.review.items, [id]: toItem(card) } } };
}
