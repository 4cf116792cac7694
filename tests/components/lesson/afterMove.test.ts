import { expect, test } from 'vitest';
import { fetchAfterMove } from '../../../src/components/lesson/useAfterMove.ts';

test('whoever asked first for what comes after a move is served first', async () => {
  const served: string[] = [];
  const first = fetchAfterMove().then(() => served.push('first'));
  const module = await fetchAfterMove();
  const second = fetchAfterMove().then(() => served.push('second'));
  await Promise.all([first, second]);
  expect(served).toEqual(['first', 'second']);
  expect(fetchAfterMove()).toBe(fetchAfterMove());
  expect(await fetchAfterMove()).toBe(module);
});
