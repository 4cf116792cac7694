import { describe, expect, test } from 'vitest';
import type { RuleSet } from '../../../src/engine/rules/ruleSet.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import { legalMoves, moveAction } from '../../../src/engine/play/moves.ts';
import { must } from '../../../src/engine/result.ts';
import { findRuleSet } from '../../../src/engine/rulesets/index.ts';
import { boardOf } from '../../../src/engine/solver/board.ts';
import { createDealSearch, isPlainDeal } from '../../../src/engine/solver/dealSearch.ts';
import { clearHashTable, createHashTable } from '../../../src/engine/solver/hashTable.ts';
import { createPlainKernel } from '../../../src/engine/solver/plainKernel.ts';
import { createSearch } from '../../../src/engine/solver/search.ts';
import type { Search } from '../../../src/engine/solver/searchTypes.ts';
import { solve, solverFrom, startSolving } from '../../../src/engine/solver/solve.ts';
import type { SolvingProgress } from '../../../src/engine/solver/solve.ts';
import type { Solution } from '../../../src/engine/solver/solution.ts';
import { times } from './counts.ts';
import { randomEnding } from './endings.ts';

const rulesOf = (id: string): RuleSet => findRuleSet(id)!;
const NO_END = 1e12;
const hash = createHashTable(14);

/** The values of all moves, and those again after each move of a line. */
function valuesAlong(search: Search): readonly (readonly (readonly [number, number])[])[] {
  const found: (readonly (readonly [number, number])[])[] = [];
  for (let step = 0; !search.isOver(); step++) {
    const moves = search.moves();
    found.push(moves.map((move) => [move, search.valueOf(move, 10)] as const));
    search.make(moves[step % moves.length]!);
  }
  return found;
}

test('the search by perfect index gives what the general one gives, all the way down', () => {
  for (const id of ['briscola-2', 'brisca-rapida-2', 'brisca-2']) {
    let taken = 0;
    for (let seed = 0; seed < times(150, 2000); seed++) {
      const board = must(boardOf(randomEnding(rulesOf(id), seed, 6 + 2 * (seed % 6))));
      if (!isPlainDeal(board)) continue;
      taken++;
      clearHashTable(hash);
      const expected = valuesAlong(createSearch(board, hash, NO_END));
      expect(valuesAlong(createDealSearch(board, NO_END)), `${id} ${seed}`).toEqual(expected);
    }
    // Brisca's exchanges are the general search's, as long as there is a stock.
    if (id !== 'brisca-2') expect(taken).toBeGreaterThan(times(120, 1500));
  }
});

/** Works in steps of so many nodes to the end, and notes what each says. */
function stepped(
  id: string,
  cards: number,
  seed: number,
  nodes: number,
  budget?: number,
): { readonly told: readonly SolvingProgress[]; readonly solution: Solution } {
  const deal = randomEnding(rulesOf(id), seed, cards);
  const solving = must(startSolving(deal, budget === undefined ? {} : { nodes: budget }));
  const told: SolvingProgress[] = [];
  for (;;) {
    const found = solving.step(nodes);
    if (found.status !== 'solving') return { told, solution: found };
    told.push(found);
  }
}

describe('a solution in steps', () => {
  test.each([
    ['briscola-4', 24, 500],
    ['briscola-pizzico', 18, 200],
    ['brisca-2', 12, 20],
    ['briscolone-5', 15, 30],
  ])('%s: the same as at once, however short they are', (id, cards, nodes) => {
    let told = 0;
    for (let seed = 0; seed < times(6, 60); seed++) {
      const found = stepped(id, cards, seed, nodes);
      expect(found.solution).toEqual(must(solve(randomEnding(rulesOf(id), seed, cards))));
      told += found.told.length;
    }
    expect(told).toBeGreaterThan(0);
  });

  test('values are told as they become exact, and stay what they were', () => {
    const { told, solution } = stepped('briscola-4', 28, 3, 200);
    if (solution.status !== 'exact') throw new Error('Not solved');
    expect(told.length).toBeGreaterThan(2);
    let known = 0;
    for (const { values, moves } of told) {
      expect(values.size).toBeGreaterThanOrEqual(known);
      expect(moves).toBe(solution.values.size);
      for (const [move, value] of values) expect(solution.values.get(move)).toBe(value);
      known = values.size;
    }
    expect(known).toBeGreaterThan(0);
  });

  test('two solutions at once do not disturb each other', () => {
    const deals = [1, 2].map((seed) => randomEnding(rulesOf('briscola-4'), seed, 24));
    const solvings = deals.map((deal) => must(startSolving(deal)));
    const found: (Solution | SolvingProgress | undefined)[] = [undefined, undefined];
    for (let round = 0; round < 100_000 && found.some((one) => !one || one.status === 'solving'); round++) {
      const at = round % 2;
      if (!found[at] || found[at].status === 'solving') found[at] = solvings[at]!.step(20_000);
    }
    expect(found).toEqual(deals.map((deal) => must(solve(deal))));
  });

  test('a budget holds over all steps: a proof of wins, or nothing', () => {
    expect(stepped('briscola-4', 40, 1, 300, 1000).solution).toEqual({ status: 'unsolved', nodes: 2000 });
    expect(must(solve(randomEnding(rulesOf('briscola-4'), 1, 40), { nodes: 1000 }))).toEqual({
      status: 'unsolved',
      nodes: 2000,
    });
  });
});

test.each(['briscola-2', 'brisca-2', 'briscola-pizzico'])(
  '%s: a solver of a deal gives what solving each of its positions gives, whatever its kernel does in between',
  (id) => {
    const rules = rulesOf(id);
    const kernel = createPlainKernel();
    for (let seed = 0; seed < times(4, 40); seed++) {
      const root = randomEnding(rules, seed, 16);
      const solveNow = solverFrom(root, { kernel });
      for (const move of legalMoves(root)) {
        const next = must(applyAction(root, moveAction(root, move)));
        expect(solveNow(next)).toEqual(solve(next));
        if (seed % 2 === 0) solve(randomEnding(rules, seed + 1000, 16), { kernel });
      }
    }
  },
);
