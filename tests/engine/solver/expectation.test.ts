import { expect, test } from 'vitest';
import type { Card } from '../../../src/engine/cards.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Deal, Move } from '../../../src/engine/play/deal.ts';
import { legalMoves, moveAction } from '../../../src/engine/play/moves.ts';
import { viewFrom } from '../../../src/engine/play/view.ts';
import { must } from '../../../src/engine/result.ts';
import { pointsOf } from '../../../src/engine/rules/deck.ts';
import { findRuleSet } from '../../../src/engine/rulesets/index.ts';
import { createPlainKernel } from '../../../src/engine/solver/plainKernel.ts';
import { expectation } from '../../../src/engine/solver/expectation.ts';
import type { Expectation } from '../../../src/engine/solver/expectation.ts';
import { expectedMargins } from '../../../src/engine/solver/expectedPoints.ts';
import { hiddenGameOf } from '../../../src/engine/solver/hiddenGame.ts';
import { startOpenHands } from '../../../src/engine/solver/openHands.ts';
import { startTwoLayers } from '../../../src/engine/solver/twoLayers.ts';
import { winShare } from '../../../src/engine/solver/winTarget.ts';
import { solve } from '../../../src/engine/solver/solve.ts';
import { createWasmKernel } from '../../../src/workers/kernel.ts';
import { times } from './counts.ts';
import { randomEnding } from './endings.ts';

const scoperta = findRuleSet('briscola-scoperta')!;
const descubierta = findRuleSet('brisca-descubierta')!;

type Worth = (deal: Deal, seat: number) => number;

const points: Worth = (deal, seat) => deal.taken[seat]!;
const win: Worth = (deal, seat) => winShare(deal, seat, deal.taken[seat]!);

const atLeast =
  (needed: number): Worth =>
  (deal, seat) =>
    deal.taken[seat]! >= needed ? 1 : 0;

/** Every way the next two hidden cards can lie, for a trick that is about to end. */
function orders(deal: Deal): readonly Deal[] {
  const [top, ...under] = deal.stock;
  const turnUp = under.pop();
  if (top === undefined || turnUp === undefined || under.length < 2) return [deal];
  return under.flatMap((drawn) =>
    under
      .filter((card) => card !== drawn)
      .map((turned) => {
        const rest = under.filter((card) => card !== drawn && card !== turned);
        return { ...deal, stock: [top, drawn, turned, ...rest, turnUp] as readonly Card[] };
      }),
  );
}

/** What a move leads to: the mean over the draws nobody knows. Straight from the rules. */
function moveWorth(deal: Deal, move: Move, seat: number, worth: Worth): number {
  const endsTrick = deal.trick.length === 1;
  const worlds = endsTrick ? orders(deal) : [deal];
  const sum = worlds.reduce(
    (total, world) => total + bestWorth(must(applyAction(world, moveAction(world, move))), seat, worth),
    0,
  );
  return sum / worlds.length;
}

function bestWorth(deal: Deal, seat: number, worth: Worth): number {
  if (deal.phase === 'finished') return worth(deal, seat);
  const values = legalMoves(deal).map((move) => moveWorth(deal, move, seat, worth));
  return deal.turn === seat ? Math.max(...values) : Math.min(...values);
}

const byRules = (deal: Deal, worth: Worth): ReadonlyMap<Move, number> =>
  new Map(legalMoves(deal).map((move) => [move, moveWorth(deal, move, deal.turn, worth)]));

function exact(deal: Deal, effort: 'live' | 'thorough' = 'live'): Extract<Expectation, { status: 'exact' }> {
  const found = must(expectation(viewFrom(deal, deal.turn), 1, { effort }));
  if (found.status !== 'exact') throw new Error('Not exact');
  return found;
}

const near = (found: ReadonlyMap<Move, number> | undefined, expected: ReadonlyMap<Move, number>): void => {
  expect([...(found ?? [])].map(([move]) => move)).toEqual([...expected.keys()]);
  for (const [move, value] of expected) expect(found!.get(move)).toBeCloseTo(value, 3);
};

// Ten live cards are two hidden ones, twelve are four.
test.each([
  ['nothing hidden', 8, times(10, 100)],
  ['two hidden cards', 10, times(4, 60)],
])('%s: points and win as the rules give them, by hand or by reply', (_, cards, count) => {
  for (let seed = 0; seed < count; seed++) {
    const deal = randomEnding(scoperta, seed, cards);
    near(exact(deal).values, byRules(deal, points));
    near(exact(deal).win, byRules(deal, win));
  }
});

test.each([
  ['nothing hidden', 8, times(20, 200)],
  ['two hidden cards', 10, times(6, 60)],
])(
  '%s: the chance of a score is what the rules give, when both play for it, by hand or by reply',
  (_, cards, count) => {
    let open = 0;
    for (let seed = 0; seed < count; seed++) {
      const deal = randomEnding(scoperta, seed, cards);
      const middle = Math.round([...exact(deal).values.values()][0]!);
      for (const needed of [0, middle - 5, middle, middle + 4, 61, 121]) {
        const found = must(expectation(viewFrom(deal, deal.turn), 1, { needed }));
        expect(found.reach).toMatchObject({ status: 'exact', needed });
        const expected = byRules(deal, atLeast(needed));
        near(found.reach?.chance, expected);
        open += [...expected.values()].filter((chance) => chance > 0 && chance < 1).length;
        if (needed === 0) expect(new Set(found.reach?.chance.values())).toEqual(new Set([1]));
        if (needed === 121) expect(new Set(found.reach?.chance.values())).toEqual(new Set([0]));
      }
    }
    if (cards === 10) expect(open, 'chances between 0 and 1').toBeGreaterThan(0);
  },
);

test('what one side reaches the other cannot prevent: the chances of the side to move and of the other add up to one', () => {
  for (let seed = 0; seed < times(20, 200); seed++) {
    const deal = randomEnding(scoperta, seed, 12);
    if (deal.trick.length > 0) continue;
    const needed = Math.round([...exact(deal).values.values()][0]!);
    const chanceOf = (at: Deal, asked: number): ReadonlyMap<Move, number> =>
      must(expectation(viewFrom(at, at.turn), 1, { needed: asked })).reach!.chance;
    const total = deal.taken[0]! + deal.taken[1]! + pointsOf(deal.rules, [...deal.hands.flat(), ...deal.stock]);
    for (const [lead, chance] of chanceOf(deal, needed)) {
      const next = must(applyAction(deal, moveAction(deal, lead)));
      const prevented = Math.max(...chanceOf(next, total - needed + 1).values());
      expect(chance + prevented).toBeCloseTo(1, 5);
    }
  }
});

test('estimated chances come near the exact ones, the two-layer ones nearer', () => {
  const kernel = createPlainKernel();
  let one = 0;
  let two = 0;
  let count = 0;
  for (let seed = 0; seed < times(12, 100); seed++) {
    const deal = randomEnding(scoperta, seed, 12);
    const view = viewFrom(deal, deal.turn);
    const needed = Math.round([...exact(deal).values.values()][0]!);
    const { chance } = must(expectation(view, 1, { needed })).reach!;
    const first = must(startOpenHands(view, seed, { kernel, needed })).add(100);
    const second = startTwoLayers(view, seed, kernel, needed).add(24);
    if (first.status !== 'estimate') throw new Error('Not estimated');
    for (const [move, share] of chance) {
      one += Math.abs(first.reach!.chance.get(move)! - share);
      two += Math.abs(second.reach!.chance.get(move)! - share);
      expect(second.reach!.error.get(move)).toBeGreaterThan(0);
      count++;
    }
  }
  expect(one / count).toBeLessThan(0.07);
  expect(two / count).toBeLessThan(0.03);
});

test.each([
  ['two hidden cards', 10, times(60, 1000)],
  ['four', 12, times(40, 500)],
  ['six', 14, times(6, 40)],
  ['eight', 16, times(1, 10)],
])('WebAssembly gives what plain TypeScript gives: %s', (_, cards, count) => {
  const kernel = createWasmKernel();
  if (!kernel?.expected) throw new Error('No WebAssembly with SIMD to test');
  for (let seed = 0; seed < count; seed++) {
    const deal = randomEnding(scoperta, seed, cards);
    const game = hiddenGameOf(viewFrom(deal, deal.turn), 8);
    if (!game) throw new Error('Not true Scoperta');
    const plain = expectedMargins(game);
    const fast = expectedMargins(game, kernel.expected());
    expect([...fast.keys()]).toEqual([...plain.keys()]);
    for (const [place, margin] of plain) expect(Math.abs(fast.get(place)! - margin), `seed ${seed}`).toBeLessThan(1e-4);
  }
});

test.skipIf(process.env.SOLVER_TESTS !== 'full')(
  'four hidden cards: points as the rules give them',
  () => {
    for (let seed = 0; seed < 3; seed++) {
      const deal = randomEnding(scoperta, 2 * seed, 12);
      near(exact(deal).values, byRules(deal, points));
    }
  },
  600_000,
);

test('estimates come near the exact values, the two-layer one nearer', () => {
  const kernel = createPlainKernel();
  let one = 0;
  let two = 0;
  let bias = 0;
  let count = 0;
  for (let seed = 0; seed < times(8, 100); seed++) {
    const deal = randomEnding(scoperta, seed, 12);
    const view = viewFrom(deal, deal.turn);
    const { values } = exact(deal);
    const first = must(startOpenHands(view, seed, { kernel })).add(100);
    const second = startTwoLayers(view, seed, kernel).add(12);
    if (first.status !== 'estimate' || second.status !== 'estimate') throw new Error('Not estimated');
    for (const [move, value] of values) {
      one += Math.abs(first.values.get(move)! - value);
      two += Math.abs(second.values.get(move)! - value);
      bias += first.values.get(move)! - value;
      count++;
    }
  }
  expect(one / count).toBeLessThan(0.8);
  expect(two / count).toBeLessThan(0.4);
  expect(Math.abs(bias / count)).toBeLessThan(0.4);
});

test('an estimate is called one, and has its error', () => {
  const deal = randomEnding(scoperta, 4, 22);
  const found = must(expectation(viewFrom(deal, deal.turn), 1));
  expect(found.status).toBe('estimate');
  if (found.status === 'estimate') expect(Math.min(...found.error.values())).toBeGreaterThanOrEqual(0.69);
});

test('exchanges are estimated; with nothing hidden the estimate is the solution', () => {
  for (let seed = 0; seed < times(10, 100); seed++) {
    const deal = randomEnding(descubierta, seed, 8);
    const found = must(expectation(viewFrom(deal, deal.turn), 1));
    const solution = must(solve(deal));
    if (solution.status !== 'exact') throw new Error('Not solved');
    near(found.values, solution.values);
  }
});

test('a hidden hand is refused', () => {
  const deal = randomEnding(findRuleSet('briscola-2')!, 1, 12);
  expect(expectation(viewFrom(deal, deal.turn), 1)).toEqual({ ok: false, error: { kind: 'hidden-cards' } });
});
