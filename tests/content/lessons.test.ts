import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { lessonSchema, type Chapter } from '../../src/content/schemas/lesson.ts';

const CONTENT = resolve(import.meta.dirname, '../../src/content');
const read = (path: string): string => readFileSync(resolve(CONTENT, path), 'utf8');
const CHAPTERS = parse(read('course.yaml')) as readonly Chapter[]; // the build checks its shape
const ORDER = CHAPTERS.flatMap(({ lessons }) => lessons);

/** Pictures that are drawn from data. */
const PICTURES =
  /<(?:DealCourse|DealLayout|DealsDecided|Faces|InEachDeck|LastDrawPrice|Leads|OrderOfStrength|Orders|PayOff|Piles|PointsByRank|RaceShown|RuleChange|Sayings|SignalWorth|TablesOfSeats|Tricks|TrumpOdds|WholeDeck|Worth)\b/u;

const lessonOf = (slug: string) => {
  const [, matter = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/u.exec(read(`lessons/en/${slug}.mdx`)) ?? [];
  return { ...lessonSchema.parse(parse(matter)), body };
};

describe.each(ORDER)('%s', (slug) => {
  const { minutes, needs, glossary, body } = lessonOf(slug);

  test('takes three to eight minutes', () => {
    expect(minutes).toBeGreaterThanOrEqual(3);
    expect(minutes).toBeLessThanOrEqual(8);
  });

  test('needs lessons that come before it, and only the first needs none', () => {
    expect(needs.length > 0).toBe(slug !== ORDER[0]);
    for (const need of needs) expect(ORDER.indexOf(need), need).toBeLessThan(ORDER.indexOf(slug));
  });

  test('has something to play, something to look at, and a question to close with', () => {
    expect(body).toMatch(/<(?:ScriptedDeal|Drill|Auction)\b/u);
    expect(body).toMatch(PICTURES);
    expect(body).toMatch(/<ClosingQuestion\b/u);
  });

  test('links the terms that it explains, each once', () => {
    const linked = [...body.matchAll(/<Term is="([^"]+)"/gu)].map(([, term]) => term);
    expect(linked).toEqual([...new Set(linked)]);
    expect(linked).toEqual(glossary);
  });
});

test('every chapter has something to test: a drill, or a deal that is played without a word before it', () => {
  for (const { id, lessons } of CHAPTERS)
    expect(
      lessons.some((slug) => /<(?:Drill|ScriptedDeal)\b/u.test(lessonOf(slug).body)),
      id,
    ).toBe(true);
});
