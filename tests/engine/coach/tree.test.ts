import { describe, expect, test } from 'vitest';
import { moveOf } from '../../../src/engine/coach/bestLine.ts';
import { analysisOf } from '../../../src/engine/coach/tree/analysis.ts';
import { treeOf } from '../../../src/engine/coach/tree/game.ts';
import { createIntMap, createNumberMap } from '../../../src/engine/coach/tree/numberMap.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import { legalMoves, moveAction } from '../../../src/engine/play/moves.ts';
import type { Deal } from '../../../src/engine/play/deal.ts';
import { scoreOf, sideOf } from '../../../src/engine/play/outcome.ts';
import { must } from '../../../src/engine/result.ts';
import { solve } from '../../../src/engine/solver/solve.ts';
import { readVectors, VECTOR_FILES } from '../solver/vectorFiles.ts';
import { randomPosition, sortAt } from './positions.ts';

/** Values of the coach's own tree: final scores, as the solver gives them. */
function treeValues(deal: Deal): Record<string, number> {
  const tree = treeOf(deal);
  if (!tree) throw new Error('No tree');
  const taken = scoreOf(deal, sideOf(deal, deal.turn));
  const all = analysisOf(tree.game, tree.root).movesWithValues(tree.root);
  return Object.fromEntries(all.map(({ move, value }) => [moveOf(tree.game, move), taken + value]));
}

const isSmall = (deal: Deal): boolean =>
  deal.hands.flat().length + deal.stock.length <= (deal.rules.seats === 2 ? 16 : 15);

describe('the tree agrees with the vectors of independent solvers', () => {
  const files = VECTOR_FILES.filter((file) => file.startsWith('positions/'));
  test.each(files)('%s', (file) => {
    for (const { deal, values } of readVectors(file).filter((vector) => isSmall(vector.deal))) {
      expect(treeValues(deal)).toEqual(values);
    }
  });
});

test('the tree agrees with the solver, move for move, in positions of every sort', () => {
  for (let i = 0; i < 300; i += 1) {
    const deal = randomPosition(sortAt(i), i);
    const solution = must(solve(deal));
    if (solution.status !== 'exact') throw new Error('Not solved');
    expect(treeValues(deal), JSON.stringify(sortAt(i))).toEqual(Object.fromEntries(solution.values));
    expect(Object.keys(treeValues(deal)).sort()).toEqual([...legalMoves(deal)].sort());
  }
});

test.each([
  ['briscola-pizzico', 7],
  ['briscola-2', 7],
] as const)('two hands of %s: every node on the way is worth what the solver says', (ruleSet, tricks) => {
  for (let seed = 0; seed < 12; seed += 1) {
    let deal = randomPosition({ ruleSet, tricks, onTable: seed % 2 === 0 ? 0 : 1, share: 1 }, 9000 + seed);
    while (deal.phase === 'playing') {
      const solution = must(solve(deal));
      if (solution.status !== 'exact') throw new Error('Not solved');
      expect(treeValues(deal), `seed ${seed}`).toEqual(Object.fromEntries(solution.values));
      const moves = legalMoves(deal);
      deal = must(applyAction(deal, moveAction(deal, moves[(seed + moves.length) % moves.length]!)));
    }
  }
});

test('an outcome is worth what the position is worth, and some line reaches it', () => {
  for (let i = 0; i < 200; i += 1) {
    const deal = randomPosition(sortAt(i), 5000 + i);
    const tree = treeOf(deal);
    if (!tree) throw new Error('No tree');
    const analysis = analysisOf(tree.game, tree.root);
    const outcomes = analysis.outcomes(tree.root);
    expect(outcomes.length).toBeGreaterThan(0);
    for (const outcome of outcomes) {
      const points = tree.game.points.reduce(
        (sum, worth, card) => sum + (((outcome >> card) & 1) === 1 ? worth : 0),
        0,
      );
      expect(points).toBe(analysis.valueOf(tree.root));
    }
  }
});

test('a map of whole numbers of 32 bits keeps what it is given, negative keys too', () => {
  const map = createIntMap();
  const keys = Array.from({ length: 5000 }, (_, i) => Math.imul(i + 1, 0x0009_0005));
  keys.forEach((key, i) => map.set(key, i % 121));
  keys.forEach((key, i) => expect(map.get(key)).toBe(i % 121));
  expect(keys.some((key) => key < 0)).toBe(true);
  expect(map.get(2)).toBeUndefined();
});

test('a number map keeps what it is given, small keys and large ones', () => {
  const map = createNumberMap();
  const keys = Array.from({ length: 5000 }, (_, i) => i * 0x1_0000_1003 + (i % 7));
  keys.forEach((key, i) => map.set(key, i % 121));
  keys.forEach((key, i) => expect(map.get(key)).toBe(i % 121));
  expect(map.get(1)).toBeUndefined();
  map.set(0, 5);
  map.set(0, 6);
  expect(map.get(0)).toBe(6);
});
