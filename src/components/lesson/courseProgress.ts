import { browserStore } from '../../progress/browserStore.ts';
import { stateOfLesson } from '../../progress/changes.ts';
import { dueItems, partsOfId } from '../../progress/missed.ts';

/** Marks each lesson of the course as done, next or due again. The words stand in the page, in its language. */
async function markLessons(): Promise<void> {
  const course = document.querySelector<HTMLElement>('[data-course-words]');
  if (!course) return;
  const words = JSON.parse(course.dataset['courseWords'] ?? '{}') as Readonly<Record<'done' | 'next' | 'due', string>>; // written by the page
  const progress = await browserStore().read();
  const due = progress.review.isOn ? dueItems(progress, new Date()).map((id) => partsOfId(id).deal) : [];
  let next: 'to-find' | 'found' = 'to-find';
  for (const lesson of course.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const deals = (lesson.dataset['deals'] ?? '').split(' ').filter(Boolean);
    const state = stateOfLesson(progress, lesson.dataset['lesson'] ?? '', deals);
    const marks = [
      ...(state === 'done' ? [words.done] : []),
      ...(state !== 'done' && next === 'to-find' && Object.keys(progress.lessons).length > 0 ? [words.next] : []),
      ...(deals.some((deal) => due.includes(deal)) ? [words.due] : []),
    ];
    if (state !== 'done') next = 'found';
    const place = lesson.querySelector('[data-lesson-progress]');
    if (place) place.textContent = marks.join(', ');
  }
}

void markLessons();
browserStore().onChange(() => void markLessons());
