import { describe, expect, test } from 'vitest';
import { suitOf } from '../../../src/engine/cards.ts';
import type { Deal } from '../../../src/engine/play/deal.ts';
import { viewFrom } from '../../../src/engine/play/view.ts';
import { must } from '../../../src/engine/result.ts';
import { RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { randomFrom } from '../../../src/engine/shuffle.ts';
import { estimate } from '../../../src/engine/solver/sample.ts';
import { solve } from '../../../src/engine/solver/solve.ts';
import { shortagesSeen, worldsOf } from '../../../src/engine/solver/worlds.ts';
import { times } from './counts.ts';
import { randomEnding } from './endings.ts';

const rulesOf = (id: string) => RULE_SETS.find((rules) => rules.id === id)!;

const CASES: readonly (readonly [id: string, cards: number])[] = [
  ['briscola-2', 16],
  ['briscola-scoperta', 14],
  ['brisca-2', 14],
  ['brisca-descubierta', 12],
  ['brisca-argentina-servir', 12],
  ['briscola-4', 12],
  ['briscola-chiamata', 12],
  ['brisca-subastada', 15],
  ['briscolone-5', 12],
  ['bisca-9', 12],
  ['sueca', 16],
];

describe.each(CASES)('%s', (id, cards) => {
  const rules = rulesOf(id);

  test('a world is one that the seat cannot tell from the real one', () => {
    for (let seed = 0; seed < times(40, 1000); seed++) {
      const deal = randomEnding(rules, seed, cards);
      const view = viewFrom(deal, deal.turn);
      const world = worldsOf(view)(randomFrom(seed));
      const seen = viewFrom(world, deal.turn);
      expect({ ...seen, hands: [], playedBefore: [], auction: undefined, sides: undefined }).toEqual({
        ...view,
        hands: [],
        playedBefore: [],
        auction: undefined,
        sides: undefined,
      });
      expect(world.hands.map((hand) => hand.length)).toEqual(deal.hands.map((hand) => hand.length));
      expect([...world.hands.flat(), ...world.stock].sort()).toEqual([...deal.hands.flat(), ...deal.stock].sort());
      for (const { seat, suit, atMost } of shortagesSeen(view)) {
        const known = view.hands[seat]!.cards;
        const hidden = (hand: readonly string[]): number =>
          hand.filter((card) => suitOf(card as never) === suit && !known.includes(card as never)).length;
        expect(hidden(world.hands[seat]!)).toBeLessThanOrEqual(atMost);
        expect(hidden(deal.hands[seat]!), 'the real deal itself fits').toBeLessThanOrEqual(atMost);
      }
    }
  });

  test('an estimate depends on nothing that the view hides', () => {
    for (let seed = 0; seed < times(5, 60); seed++) {
      const deal = randomEnding(rules, seed, cards);
      const view = viewFrom(deal, deal.turn);
      // Another deal that looks the same to the seat.
      const other: Deal = { ...worldsOf(view)(randomFrom(seed + 99)), shown: deal.shown, exchanges: deal.exchanges };
      const again = viewFrom(other, deal.turn);
      expect(estimate(again, 8, seed)).toEqual(estimate(view, 8, seed));
    }
  });
});

test('the same seed gives the same estimate, and another seed another', () => {
  const deal = randomEnding(rulesOf('briscola-2'), 3, 20);
  const view = viewFrom(deal, deal.turn);
  expect(estimate(view, 20, 5)).toEqual(estimate(view, 20, 5));
  expect(estimate(view, 20, 5)).not.toEqual(estimate(view, 20, 6));
});

test('with nothing hidden an estimate is the solution', () => {
  for (let seed = 0; seed < times(20, 200); seed++) {
    const deal = randomEnding(rulesOf('briscola-2'), seed, 6);
    const found = must(estimate(viewFrom(deal, deal.turn), 2, 1));
    const solution = must(solve(deal));
    if (found.status !== 'estimate' || solution.status !== 'exact') throw new Error('Not solved');
    // Without stock each seat knows the other's hand by counting.
    expect([...found.values]).toEqual([...solution.values]);
    expect([...found.error.values()].every((error) => error === 0)).toBe(true);
  }
});

test('the average nears what all worlds give, within its error', () => {
  const deal = randomEnding(rulesOf('briscola-2'), 11, 12);
  const view = viewFrom(deal, deal.turn);
  const few = must(estimate(view, 200, 1));
  const many = must(estimate(view, 4000, 2));
  if (few.status !== 'estimate' || many.status !== 'estimate') throw new Error('Not solved');
  for (const [move, value] of few.values) {
    expect(Math.abs(value - many.values.get(move)!)).toBeLessThan(4 * few.error.get(move)! + 0.01);
  }
});

test('refuses a seat that is not on turn, and games of three sides', () => {
  const deal = randomEnding(rulesOf('briscola-2'), 3, 12);
  expect(estimate(viewFrom(deal, 1 - deal.turn), 5, 1)).toEqual({
    ok: false,
    error: { kind: 'not-your-turn', turn: deal.turn },
  });
  const three = randomEnding(rulesOf('briscola-3'), 3, 9);
  expect(estimate(viewFrom(three, three.turn), 5, 1)).toEqual({ ok: false, error: { kind: 'not-two-sided' } });
});
