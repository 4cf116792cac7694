import { NO_PROGRESS, type DealProgress, type LessonProgress, type Progress } from './schema.ts';

const EMPTY: LessonProgress = { deals: {} };

/** The progress with one deal of a lesson noted. A deal that was finished once stays so. */
export function withDeal(progress: Progress, lesson: string, id: string, deal: DealProgress): Progress {
  const known = progress.lessons[lesson] ?? EMPTY;
  const finished = known.deals[id]?.finished ?? deal.finished;
  const noted: DealProgress = { ...deal, ...(finished === undefined ? {} : { finished }) };
  return { ...progress, lessons: { ...progress.lessons, [lesson]: { deals: { ...known.deals, [id]: noted } } } };
}

/** Everything forgotten about one lesson, and its positions taken out of the review. */
export function withoutLesson(progress: Progress, lesson: string, deals: readonly string[]): Progress {
  const lessons = Object.fromEntries(Object.entries(progress.lessons).filter(([slug]) => slug !== lesson));
  const items = Object.fromEntries(
    Object.entries(progress.review.items).filter(([id]) => !deals.includes(id.slice(0, id.indexOf('/')))),
  );
  return { ...progress, lessons, review: { ...progress.review, items } };
}

/** Whether nothing that a learner did is kept: no lesson, no puzzle, nothing for review. */
export const isEmpty = ({ lessons, review, puzzles }: Progress): boolean =>
  Object.keys(lessons).length === 0 && Object.keys(review.items).length === 0 && puzzles === undefined;

/** Everything forgotten, save what was set aside unread. */
export const withoutAll = ({ setAside }: Progress): Progress => ({ ...NO_PROGRESS, ...(setAside ? { setAside } : {}) });

/** The progress once the learner has been told that a save was set aside. */
export const withTold = (progress: Progress): Progress =>
  progress.setAside ? { ...progress, setAside: { ...progress.setAside, told: true } } : progress;

/** How far a lesson is: nothing touched, something, or every deal of it played to the end. */
export function stateOfLesson(progress: Progress, lesson: string, deals: readonly string[]): 'new' | 'begun' | 'done' {
  const known = progress.lessons[lesson]?.deals ?? {};
  if (deals.length > 0 && deals.every((id) => known[id]?.finished !== undefined)) return 'done';
  return Object.keys(known).length > 0 ? 'begun' : 'new';
}
