import { describe, expect, test } from 'vitest';
import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Deal } from '../../../src/engine/play/deal.ts';
import { moveAction } from '../../../src/engine/play/moves.ts';
import { must } from '../../../src/engine/result.ts';
import { createDealTable } from '../../../src/engine/solver/dealTable.ts';
import { createPlainKernel } from '../../../src/engine/solver/plainKernel.ts';
import { solve } from '../../../src/engine/solver/solve.ts';
import { sideScore } from './bruteForce.ts';
import { readVectors, VECTOR_FILES } from './vectorFiles.ts';

const BUDGET = 30_000_000;
const kernel = createPlainKernel();

describe.each(VECTOR_FILES)('%s', (file) => {
  const vectors = readVectors(file);

  test('solve: every value of every move, the best moves, and a line that reaches the value', () => {
    for (const { deal, values, best } of vectors) {
      const solution = must(solve(deal, { nodes: BUDGET }));
      if (solution.status !== 'exact') throw new Error(`${file}: not solved exactly`);
      expect(Object.fromEntries(solution.values)).toEqual(values);
      expect([...solution.best].sort()).toEqual([...best].sort());
      const end = solution.line.reduce<Deal>((now, move) => must(applyAction(now, moveAction(now, move))), deal);
      expect(end.phase).toBe('finished');
      expect(sideScore(end, deal.turn)).toBe(values[best[0]!]);
      expect(solution.best).toContain(solution.line[0]);
    }
  });

  test('a deal table, where it takes the game: the same values', () => {
    for (const { deal, values } of vectors) {
      const table = createDealTable(deal, kernel);
      const fits = deal.rules.seats === 2 && deal.rules.handSize === 3;
      expect(table.ok).toBe(fits);
      if (table.ok) expect(Object.fromEntries(table.value.read(deal) ?? [])).toEqual(values);
    }
  });
});

test('the vectors are all there', () => {
  expect(VECTOR_FILES).toHaveLength(38);
  expect(VECTOR_FILES.flatMap(readVectors)).toHaveLength(1505);
});
