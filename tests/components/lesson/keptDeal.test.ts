import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { keepDeal, readDeal, toResume } from '../../../src/components/lesson/keptDeal.ts';
import { playedTricks } from '../../../src/machines/picture.ts';
import { resumed } from '../../../src/machines/savedTrail.ts';
import { freshTrail } from '../../../src/machines/trail.ts';
import { readProgress } from '../../../src/progress/schema.ts';
import { after, begin, dealOf } from '../../machines/drive.ts';

const kept = vi.hoisted(() => ({ progress: undefined as unknown }));
vi.mock('../../../src/progress/browserStore.ts', async () => {
  const { NO_PROGRESS } = await import('../../../src/progress/schema.ts');
  kept.progress = NO_PROGRESS;
  return {
    browserStore: () => ({
      read: () => Promise.resolve(kept.progress),
      update: (change: (progress: unknown) => unknown) => {
        // What a device gives back is a copy.
        kept.progress = JSON.parse(JSON.stringify(change(kept.progress)));
        return Promise.resolve();
      },
    }),
  };
});

const { script } = dealOf(
  readFileSync(resolve(import.meta.dirname, '../../../src/content/deals/sixty-one-whatever-comes.yaml'), 'utf8'),
);

test('a verdict by odds is taken up after a reload as it was given: its points and its chance', async () => {
  const judged = after(begin({ script, fadings: ['alone'] }), { type: 'play', move: 'Ad' });
  const { trail } = judged.context;
  expect(trail.frames[0]?.verdict).toMatchObject({ kind: 'costs', chance: 0.25 });
  await keepDeal('a-lesson', 'a-deal', trail, 'judged');
  expect(readProgress(kept.progress)).toMatchObject({ ok: true });
  const found = await readDeal('a-lesson', 'a-deal');
  const saved = found && toResume(found);
  if (!saved) throw new Error('nothing to resume');
  const again = resumed(freshTrail(script, ['alone'], 0), saved.moves);
  expect(again.frames.map(({ verdict }) => verdict)).toEqual(trail.frames.map(({ verdict }) => verdict));
  expect(playedTricks(again).map(({ lost, lostChance }) => [lost, lostChance])).toEqual(
    playedTricks(trail).map(({ lost, lostChance }) => [lost, lostChance]),
  );
  expect(playedTricks(again)[0]?.lostChance).toBeGreaterThan(0);
});

test('a save from before chances were kept is read as it was, and nothing of it is lost', () => {
  const deal = { level: 0, moves: [{ move: 'Hd', cost: 2, verdict: 'costs' }, { move: '3d' }] };
  const save = { version: 1, lessons: { a: { deals: { b: deal } } }, review: { isOn: false, items: {} } };
  expect(readProgress(save)).toEqual({ ok: true, value: save });
  expect(toResume(deal)?.moves).toEqual([{ move: 'Hd', verdict: { kind: 'costs', points: 2 } }, { move: '3d' }]);
});

test.each([-0.1, 1.5, '0.2', null])('a save with the chance %j is broken, and said to be', (chance) => {
  const moves = [{ move: 'Hd', cost: 0, chance, verdict: 'costs' }];
  const save = {
    version: 1,
    lessons: { a: { deals: { b: { level: 0, moves } } } },
    review: { isOn: false, items: {} },
  };
  expect(readProgress(save)).toEqual({ ok: false, error: { kind: 'broken', where: 'lessons.a.deals.b' } });
});
