import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import { PlayableDeal } from '../../../src/components/lesson/PlayableDeal.tsx';
import { dealOf } from '../../machines/drive.ts';

vi.mock('../../../src/machines/workerJudge.ts', async () => {
  const { engineJudge } = await import('../../machines/engineJudge.ts');
  return { workerJudge: engineJudge, wakeJudge: () => undefined };
});

const { script } = dealOf(`
ruleSet: briscola-2
trump: s
turn: 0
hands: [3s Kc 7d, Ad Jb 2s]
taken: [65, 28]
tricksWon: [10, 7]
script: []
`);

/** What runs before the browser paints, and nothing that it does after. */
async function beforePaint(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

test('a card played before the deal had come is played before the deal is painted', async () => {
  const page = document.createElement('div');
  render(
    <PlayableDeal locale="en" script={script} fadings={['alone']} words={{}} early={[{ type: 'play', move: 'Kc' }]} />,
    page,
  );
  await beforePaint();
  expect(page.querySelector('[data-moment]')?.getAttribute('data-moment')).not.toBe('asking');
  expect(page.querySelector('[data-legal="yes"]')).toBeNull();
  render(null, page);
});
