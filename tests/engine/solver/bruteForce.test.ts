import { describe, expect, test } from 'vitest';
import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Deal } from '../../../src/engine/play/deal.ts';
import { legalMoves, moveAction } from '../../../src/engine/play/moves.ts';
import { must } from '../../../src/engine/result.ts';
import type { RuleSet } from '../../../src/engine/rules/ruleSet.ts';
import { RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { withOptions } from '../../../src/engine/rulesets/options.ts';
import { solve } from '../../../src/engine/solver/solve.ts';
import { bruteForce, bruteForceOnce, sideScore } from './bruteForce.ts';
import { times } from './counts.ts';
import { randomEnding } from './endings.ts';

const NOT_COVERED = ['briskula-dupla-2', 'brusquembille-trevoux', 'marianna', 'cinquecento'];

const isTwoSided = ({ seats, sides }: RuleSet): boolean => seats === 2 || sides !== 'each-seat-alone';

const TWO_SIDED = RULE_SETS.filter((rules) => isTwoSided(rules) && !NOT_COVERED.includes(rules.id));

/** Houses whose options reach the solver, beside the rule sets themselves. */
const HOUSES: readonly RuleSet[] = [
  must(
    withOptions(
      RULE_SETS.find(({ id }) => id === 'brisca-2')!,
      { EXCHANGE_TIMING: 'leader_only' },
    ),
  ),
  must(
    withOptions(
      RULE_SETS.find(({ id }) => id === 'brisca-2')!,
      { EXCHANGE_NEED_TRICK: 'false' },
    ),
  ),
  must(
    withOptions(
      RULE_SETS.find(({ id }) => id === 'brisca-2')!,
      { EXCHANGE_LAST: 'before_penultimate_draw' },
    ),
  ),
  must(
    withOptions(
      RULE_SETS.find(({ id }) => id === 'briscola-2')!,
      { TRUMP_EXCHANGE_IT: 'seven_and_two' },
    ),
  ),
  must(
    withOptions(
      RULE_SETS.find(({ id }) => id === 'briscola-2')!,
      { LOW_THREE: 'on' },
    ),
  ),
  must(
    withOptions(
      RULE_SETS.find(({ id }) => id === 'brisca-valenciana')!,
      { FOLLOW_LAST3: 'follow_beat_trump' },
    ),
  ),
  must(
    withOptions(
      RULE_SETS.find(({ id }) => id === 'brisca-valenciana')!,
      { FOLLOW_LAST3: 'follow_or_trump' },
    ),
  ),
  must(
    withOptions(
      RULE_SETS.find(({ id }) => id === 'briscolone-20')!,
      { BRISCOLONE20_FOLLOW: 'follow' },
    ),
  ),
];

/** By seats, as many cards as plain minimax can take, which visits every line of play; and a trick less, which is quick. */
const CARDS: Readonly<Record<number, readonly [most: number, fewer: number]>> = {
  2: [10, 8],
  4: [12, 8],
  5: [13, 10],
  6: [13, 12],
};

/** Every fifth ending is one of the largest. */
const cardsOf = (rules: RuleSet, seed: number): number => CARDS[rules.seats]![seed % 5 === 0 ? 0 : 1];

const named = (rules: RuleSet): string => `${rules.id} ${JSON.stringify(rules.house ?? {})}`;

describe.each([...TWO_SIDED, ...HOUSES].map((rules) => [named(rules), rules] as const))('%s', (_, rules) => {
  test('agrees with plain minimax on random endings, and its line is best play', () => {
    for (let seed = 0; seed < times(150, 1500); seed++) {
      const deal = randomEnding(rules, seed, cardsOf(rules, seed));
      const solution = must(solve(deal));
      if (solution.status !== 'exact') throw new Error('A small ending is solved exactly');
      const expected = bruteForce(deal);
      expect(Object.fromEntries(solution.values), `seed ${seed}`).toEqual(expected);
      expect([...solution.values.keys()]).toEqual(legalMoves(deal));
      expect(bruteForceOnce(deal), `seed ${seed}, each position once`).toEqual(expected);
      const end = solution.line.reduce<Deal>((now, move) => must(applyAction(now, moveAction(now, move))), deal);
      expect(sideScore(end, deal.turn)).toBe(Math.max(...Object.values(expected)));
    }
  });
});

test.each(RULE_SETS.filter((rules) => !isTwoSided(rules)).map((rules) => [rules.id, rules] as const))(
  '%s has more than two sides, and is refused',
  (_, rules) => {
    const refused = solve(randomEnding(rules, 1, 9));
    expect(refused).toEqual({ ok: false, error: { kind: 'not-two-sided' } });
  },
);

test.each(NOT_COVERED)('%s is refused as not covered', (id) => {
  const rules = RULE_SETS.find((candidate) => candidate.id === id)!;
  expect(solve(randomEnding(rules, 1, 8))).toEqual({ ok: false, error: { kind: 'not-covered' } });
});
