import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { PlayableDeal } from '../../../src/components/lesson/PlayableDeal.tsx';
import { dealOf } from '../../machines/drive.ts';

vi.mock('../../../src/machines/workerJudge.ts', async () => {
  const { engineJudge } = await import('../../machines/engineJudge.ts');
  return { workerJudge: engineJudge, wakeJudge: () => undefined };
});

afterEach(cleanup);
// What the verdict says is a module of its own, which a busy machine takes its time to load.
configure({ asyncUtilTimeout: 20_000 });

const { script } = dealOf(`
ruleSet: briscola-scoperta
visibility: scoperta
turn: 0
hands: [3s Kc 7d, Ad Jb 2s]
stock: 4c Ab Kd 2b 6c 5s
taken: [43, 35]
tricksWon: [6, 8]
script: []
`);

test('where the order of the stock is hidden, a verdict is marked as an average and tells its odds', async () => {
  const { container } = render(<PlayableDeal locale="en" script={script} fadings={['alone']} words={{}} />);
  fireEvent.click(await screen.findByRole('button', { name: /^King of Cups/u }));
  await screen.findByText('on average, worked out exactly');
  expect(container.querySelector('[data-verdict]')).not.toBeNull();
  await waitFor(() => {
    expect(container.textContent).toMatch(/King of Cups brings \d+\.\d points on average over every order/u);
  });
  expect(screen.queryByRole('button', { name: /^Show me/u })).toBeNull();
  // The table shows the top card and the turn-up, and no card between them.
  for (const hidden of ['Ab', 'Kd', '2b', '6c']) {
    expect(container.querySelector(`[data-card="${hidden}"]`)).toBeNull();
  }
});

test('the last hint names the card with its odds, and no line is offered', async () => {
  const { container } = render(<PlayableDeal locale="en" script={script} fadings={['alone']} words={{}} />);
  for (const label of [/^Hint/u, /^Another hint/u, /^Tell me the card/u]) {
    fireEvent.click(await screen.findByRole('button', { name: label }));
  }
  await waitFor(() => expect(container.textContent).toMatch(/points on average/u));
  expect(container.querySelectorAll('ol li').length).toBeGreaterThanOrEqual(3);
  expect(screen.queryByRole('button', { name: 'Show me the line' })).toBeNull();
});
