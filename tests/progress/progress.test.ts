import { NEW_RATING, NO_PUZZLES, duePuzzles, puzzlesOf, streakOf, withPuzzle } from '../../src/progress/puzzles.ts';
import { ratedAfter } from '../../src/progress/puzzleRating.ts';
import { describe, expect, test } from 'vitest';
import { isEmpty, stateOfLesson, withDeal, withoutAll, withoutLesson, withTold } from '../../src/progress/changes.ts';
import { formatFile, parseFile } from '../../src/progress/file.ts';
import { createEmptyCard } from 'ts-fsrs';
import { dueItems, nextDue, partsOfId, reviewId, withMissed } from '../../src/progress/missed.ts';
import { toItem, withReviewed } from '../../src/progress/review.ts';
import { NO_PROGRESS, PROGRESS_VERSION, readProgress, type Progress } from '../../src/progress/schema.ts';
import { storeOver, type Bell, type Drawer } from '../../src/progress/store.ts';

const NOW = new Date('2026-11-29T12:00:00.000Z');
const DAY = 86_400_000;
const SOME = withMissed(
  withDeal(NO_PROGRESS, 'a-lesson', 'a-deal', { level: 0, moves: [{ move: '7b', verdict: 'best' }, { move: '5s' }] }),
  'a-deal/7b,5s',
  NOW,
);

/** One drawer that two tabs share; each change waits a moment, as a transaction does. */
function sharedDrawer(found: unknown): { readonly drawer: Drawer; readonly held: () => unknown } {
  let held = found;
  let last: Promise<void> = Promise.resolve();
  return {
    held: () => held,
    drawer: {
      get: () => Promise.resolve(held),
      update: (change) => {
        last = last.then(async () => {
          const before = held;
          await new Promise((resolve) => setTimeout(resolve, 2));
          held = change(before);
        });
        return last;
      },
    },
  };
}

function sharedBells(): readonly [Bell, Bell] {
  const listeners: [(() => void)[], (() => void)[]] = [[], []];
  const bell = (own: 0 | 1, other: 0 | 1): Bell => ({
    ring: () => listeners[other].forEach((listener) => listener()),
    onRing: (listener) => {
      listeners[own].push(listener);
      return () => undefined;
    },
  });
  return [bell(0, 1), bell(1, 0)];
}

describe('a save', () => {
  test('is read back as it was written, from the device and from a file', () => {
    expect(readProgress(JSON.parse(JSON.stringify(SOME)))).toEqual({ ok: true, value: SOME });
    expect(parseFile(formatFile(SOME))).toEqual({ ok: true, value: SOME });
  });

  test.each<[what: string, found: unknown, error: object]>([
    ['nothing', null, { kind: 'not-a-save' }],
    ['a text', 'x', { kind: 'not-a-save' }],
    ['a list', [], { kind: 'not-a-save' }],
    ['another thing', { a: 1 }, { kind: 'not-a-save' }],
    ['a later version', { ...SOME, version: PROGRESS_VERSION + 1 }, { kind: 'newer', version: PROGRESS_VERSION + 1 }],
    ['no lessons', { ...SOME, lessons: 3 }, { kind: 'broken', where: 'lessons' }],
    [
      'a broken deal',
      { ...SOME, lessons: { x: { deals: { y: { level: -1, moves: [] } } } } },
      { kind: 'broken', where: 'lessons.x.deals.y' },
    ],
    [
      'a broken move',
      { ...SOME, lessons: { x: { deals: { y: { level: 0, moves: [3] } } } } },
      { kind: 'broken', where: 'lessons.x.deals.y' },
    ],
    [
      'a broken puzzle',
      { ...SOME, puzzles: { ...NO_PUZZLES, results: { x: 3 } } },
      { kind: 'broken', where: 'puzzles' },
    ],
    ['a broken review', { ...SOME, review: {} }, { kind: 'broken', where: 'review' }],
    [
      'a broken date',
      { ...SOME, review: { isOn: true, items: { z: { due: 'soon' } } } },
      { kind: 'broken', where: 'review.items.z' },
    ],
  ])('is refused when it is %s', (_what, found, error) => expect(readProgress(found)).toEqual({ ok: false, error }));

  test('of an earlier version is brought up step by step', () => {
    const steps = {
      7: (save: object) => ({ ...save, lessons: {} }),
      8: (save: object) => ({ ...save, review: { isOn: true, items: {} } }),
    };
    expect(readProgress({ version: 7 }, steps, 9)).toEqual({
      ok: true,
      value: { version: 9, lessons: {}, review: { isOn: true, items: {} } },
    });
    expect(readProgress({ version: 6 }, steps, 9)).toEqual({ ok: false, error: { kind: 'broken', where: 'version' } });
  });

  test.each(['', '{', '"x"', '{"version":"1"}'])('a file that holds %j is refused', (text) =>
    expect(parseFile(text)).toEqual({ ok: false, error: { kind: 'not-a-save' } }),
  );
});

describe('the store', () => {
  test('two tabs that write at once do not clobber each other', async () => {
    const { drawer } = sharedDrawer(undefined);
    const [one, two] = sharedBells();
    const tabs = [storeOver(drawer, one), storeOver(drawer, two)] as const;
    const deal = { level: 0, moves: [] };
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        tabs[at % 2 === 0 ? 0 : 1].update((kept) => withDeal(kept, `lesson-${at}`, 'deal', deal)),
      ),
    );
    expect(Object.keys((await tabs[0].read()).lessons)).toHaveLength(20);
  });

  test('tells its own tab and the other of a change', async () => {
    const { drawer } = sharedDrawer(undefined);
    const [one, two] = sharedBells();
    const heard: string[] = [];
    const first = storeOver(drawer, one);
    first.onChange(() => heard.push('own'));
    storeOver(drawer, two).onChange(() => heard.push('other'));
    await first.update((kept) => kept);
    expect(heard.sort()).toEqual(['other', 'own']);
  });

  test('sets a corrupt save aside, says so once, and goes on', async () => {
    const { drawer, held } = sharedDrawer({ version: 1, lessons: 'oops' });
    const [bell] = sharedBells();
    const store = storeOver(drawer, bell);
    expect(await store.read()).toEqual({
      ...NO_PROGRESS,
      setAside: { found: '{"version":1,"lessons":"oops"}', told: false },
    });
    await store.update((kept) => withTold(withDeal(kept, 'x', 'y', { level: 0, moves: [] })));
    const after = await store.read();
    expect(after.setAside).toEqual({ found: '{"version":1,"lessons":"oops"}', told: true });
    expect(after.lessons['x']).toBeDefined();
    expect(readProgress(held()).ok).toBe(true);
  });

  test('leaves the save of a later version alone', async () => {
    const later = { version: 99, anything: true };
    const { drawer, held } = sharedDrawer(later);
    const [bell] = sharedBells();
    const store = storeOver(drawer, bell);
    await store.update((kept) => withDeal(kept, 'x', 'y', { level: 0, moves: [] }));
    expect(held()).toEqual(later);
    expect(await store.read()).toEqual(NO_PROGRESS);
  });

  test('works, and keeps nothing, where there is no storage', async () => {
    const broken: Drawer = {
      get: () => Promise.reject(new Error('no')),
      update: () => Promise.reject(new Error('no')),
    };
    const [bell] = sharedBells();
    const store = storeOver(broken, bell);
    await expect(store.update((kept) => kept)).resolves.toBeUndefined();
    expect(await store.read()).toEqual(NO_PROGRESS);
  });
});

describe('what is kept', () => {
  test('a deal that was finished stays so when it is played again', () => {
    const once = withDeal(NO_PROGRESS, 'l', 'd', { level: 0, moves: [], finished: NOW.toISOString() });
    expect(withDeal(once, 'l', 'd', { level: 0, moves: [{ move: '2c' }] }).lessons['l']?.deals['d']?.finished).toBe(
      NOW.toISOString(),
    );
  });

  test('a lesson is new, begun, done', () => {
    const begun = withDeal(NO_PROGRESS, 'l', 'd', { level: 0, moves: [] });
    const done = withDeal(begun, 'l', 'd', { level: 0, moves: [], finished: NOW.toISOString() });
    const states = [NO_PROGRESS, begun, done].map((progress) => stateOfLesson(progress, 'l', ['d']));
    expect(states).toEqual(['new', 'begun', 'done']);
    expect(stateOfLesson(done, 'l', ['d', 'added-since'])).toBe('begun');
  });

  test('one lesson can be forgotten, and its positions leave the review; or everything', () => {
    const two = withMissed(withDeal(SOME, 'other', 'deal', { level: 0, moves: [] }), 'deal/', NOW);
    const without = withoutLesson(two, 'a-lesson', ['a-deal']);
    expect(Object.keys(without.lessons)).toEqual(['other']);
    expect(Object.keys(without.review.items)).toEqual(['deal/']);
    expect(withoutAll(two)).toEqual(NO_PROGRESS);
  });
});

describe('the review', () => {
  test('an id gives its deal and moves back', () => {
    expect(partsOfId(reviewId('a-deal', ['7b', 'exchange 7s']))).toEqual({
      deal: 'a-deal',
      moves: ['7b', 'exchange 7s'],
    });
    expect(partsOfId(reviewId('a-deal', []))).toEqual({ deal: 'a-deal', moves: [] });
  });

  test('a position that was never reviewed is what the scheduler begins with', () => {
    expect(SOME.review.items['a-deal/7b,5s']).toEqual(toItem(createEmptyCard(NOW)));
  });

  test('a missed position is due at once, and a second miss does not restart it', () => {
    expect(dueItems(SOME, NOW)).toEqual(['a-deal/7b,5s']);
    const later = withReviewed(SOME, 'a-deal/7b,5s', 'found', NOW);
    expect(withMissed(later, 'a-deal/7b,5s', NOW)).toBe(later);
  });

  test('found again and again it comes back later and later; missed, sooner', () => {
    const gaps: number[] = [];
    let progress: Progress = SOME;
    let now = NOW;
    for (const result of ['found', 'found', 'found', 'missed'] as const) {
      progress = withReviewed(progress, 'a-deal/7b,5s', result, now);
      expect(dueItems(progress, now)).toEqual([]);
      const due = new Date(nextDue(progress, now) ?? now);
      gaps.push(Math.round((due.getTime() - now.getTime()) / DAY));
      now = due;
      expect(dueItems(progress, now)).toHaveLength(1);
    }
    const [first = 0, second = 0, third = 0, missed = 0] = gaps;
    expect(first).toBeGreaterThanOrEqual(1);
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
    expect(missed).toBeLessThan(third);
    expect(readProgress(JSON.parse(formatFile(progress)))).toEqual({ ok: true, value: progress });
  });
});

describe('puzzles', () => {
  const now = new Date('2026-11-29T12:00:00Z');

  test('the first attempt counts, and a missed puzzle goes into the review', () => {
    const rating = ratedAfter(NEW_RATING, 1600, 'missed');
    const missed = withPuzzle(NO_PROGRESS, 'abc1234', { result: 'missed', rating }, now);
    const later = withPuzzle(missed, 'abc1234', { result: 'solved', rating: NEW_RATING }, now);
    expect(puzzlesOf(later)).toMatchObject({ rating, results: { abc1234: { result: 'missed' } } });
    expect(duePuzzles(later, now)).toEqual(['abc1234']);
    expect(readProgress(JSON.parse(JSON.stringify(later)))).toEqual({ ok: true, value: later });
  });

  // The worked example of Glickman's paper has three opponents in one period; one opponent here, the same direction.
  test('the rating rises with a solved puzzle, falls with a missed one, and grows surer with both', () => {
    const after = (result: 'solved' | 'helped' | 'missed') => ratedAfter(NEW_RATING, NEW_RATING.value, result);
    expect(after('solved').value).toBeGreaterThan(NEW_RATING.value);
    expect(after('missed').value).toBeLessThan(NEW_RATING.value);
    expect(Math.round(after('helped').value)).toBe(NEW_RATING.value);
    for (const result of ['solved', 'helped', 'missed'] as const)
      expect(after(result).deviation).toBeLessThan(NEW_RATING.deviation);
    expect(ratedAfter(NEW_RATING, 1900, 'solved').value).toBeGreaterThan(after('solved').value);
  });

  test.each<[days: readonly string[], today: string, streak: number]>([
    [[], '2026-11-29', 0],
    [['2026-11-29'], '2026-11-29', 1],
    [['2026-11-27', '2026-11-28'], '2026-11-29', 2],
    [['2026-11-26', '2026-11-27'], '2026-11-29', 0],
    [['2026-02-28', '2026-03-01'], '2026-03-01', 2],
  ])('days %j make a streak on %s of %i', (days, today, streak) => expect(streakOf(days, today)).toBe(streak));
});

test('nothing is kept until something has been done', () => {
  const done = withDeal(NO_PROGRESS, 'a', 'b', { level: 0, moves: [] });
  expect(isEmpty(NO_PROGRESS)).toBe(true);
  expect(isEmpty({ ...NO_PROGRESS, review: { isOn: true, items: {} } })).toBe(true);
  expect(isEmpty(done)).toBe(false);
  expect(isEmpty(withMissed(NO_PROGRESS, 'b/Ac', new Date(0)))).toBe(false);
  expect(isEmpty(withoutAll(done))).toBe(true);
});
