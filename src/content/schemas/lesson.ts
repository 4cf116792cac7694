import { z } from 'astro/zod';

/** The front matter of a lesson. Its order stands in course.yaml, its cards in deals/. */
export const lessonSchema = z.strictObject({
  title: z.string().min(1),
  /** One or two sentences under the title. */
  standfirst: z.string().min(1),
  minutes: z.number().int().min(1).max(15),
  /** Slugs of lessons to have gone through before: each stands earlier in the course. */
  needs: z.array(z.string()).default([]),
  /** Glossary slugs that are explained at first use. */
  glossary: z.array(z.string()).default([]),
});

export type LessonFrontMatter = z.infer<typeof lessonSchema>;

/** One chapter of the course: its title by language of the site, and its lessons in order. */
export const chapterSchema = z.strictObject({
  id: z.string(),
  number: z.number().int().positive(),
  title: z.strictObject({ en: z.string().min(1) }),
  lessons: z.array(z.string()).min(1),
});

export type Chapter = z.infer<typeof chapterSchema>;
