import { getCollection } from 'astro:content';
import { localizedPath, SOURCE_LOCALE, type Locale } from '../../i18n/index.ts';
import { withBase } from '../../layouts/basePath.ts';

/** A lesson in its place: what the map, the lesson's page and the test of its chapter need to know of it. */
export interface CourseLesson {
  readonly slug: string;
  readonly title: string;
  readonly standfirst: string;
  readonly minutes: number;
  /** Slugs of lessons to have gone through before. */
  readonly needs: readonly string[];
  /** With the base path in front. */
  readonly href: string;
  /** What can be played in it, by the names that progress is kept under. */
  readonly deals: readonly string[];
  readonly drills: readonly string[];
}

export interface CourseChapter {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly lessons: readonly CourseLesson[];
  /** The deals of a chapter that can be played without having been shown anything of them. */
  readonly testDeals: readonly { readonly lesson: string; readonly deal: string }[];
  /** The page "I know this: test me", if the chapter has anything to ask. */
  readonly test: string | undefined;
}

/**
 * The whole course in order. Stops the build where course.yaml and the lessons do not fit: a lesson named and not there,
 * there and not named, named twice, or that needs one which does not come before it.
 */
export async function readCourse(locale: Locale): Promise<readonly CourseChapter[]> {
  const [chapters, entries, remarks, deals] = await Promise.all([
    getCollection('course'),
    getCollection('lessons'),
    getCollection('remarks'),
    getCollection('deals'),
  ]);
  const inOrder = chapters.map(({ data }) => data).sort((a, b) => a.number - b.number);
  const slugs = inOrder.flatMap(({ lessons }) => lessons);
  const homeless = entries.filter(({ id }) => !slugs.includes(id.slice(id.indexOf('/') + 1)));
  if (homeless.length > 0) throw new Error(`course.yaml does not name ${homeless.map(({ id }) => id).join(', ')}`);
  const twice = slugs.filter((slug, at) => slugs.indexOf(slug) !== at);
  if (twice.length > 0) throw new Error(`course.yaml names ${twice.join(', ')} twice`);

  // a last card that is played for the learner was no choice
  const showsNothing = (id: string): boolean => {
    const deal = deals.find((each) => each.id === id)?.data;
    return (
      deal !== undefined &&
      deal.script.steps.every(
        (step, at) =>
          step.kind === 'ask' ||
          step.action.seat !== deal.script.learner ||
          (deal.report[at]?.values?.length ?? 0) === 1,
      )
    );
  };
  const lessonOf = (slug: string): CourseLesson => {
    const entry =
      entries.find(({ id }) => id === `${locale}/${slug}`) ??
      entries.find(({ id }) => id === `${SOURCE_LOCALE}/${slug}`);
    if (!entry) throw new Error(`course.yaml names ${slug}, and there is no such lesson`);
    const late = entry.data.needs.filter(
      (need) => slugs.indexOf(need) === -1 || slugs.indexOf(need) >= slugs.indexOf(slug),
    );
    if (late.length > 0) throw new Error(`${slug} needs ${late.join(', ')}, which does not come before it`);
    const words = remarks.find(({ id }) => id === entry.id)?.data;
    return {
      ...entry.data,
      slug,
      href: withBase(localizedPath(locale, `/learn/${slug}/`)),
      deals: Object.keys(words?.byDeal ?? {}),
      drills: words?.drills ?? [],
    };
  };
  return inOrder.map(({ id, number, title, lessons: named }) => {
    const lessons = named.map(lessonOf);
    const testDeals = lessons.flatMap(({ slug, deals: own }) =>
      own.filter(showsNothing).map((deal) => ({ lesson: slug, deal })),
    );
    const hasTest = testDeals.length > 0 || lessons.some(({ drills }) => drills.length > 0);
    return {
      id,
      number,
      title: title[SOURCE_LOCALE],
      lessons,
      testDeals,
      test: hasTest ? withBase(localizedPath(locale, `/learn/test/${id}/`)) : undefined,
    };
  });
}
