import { describe, expect, test } from 'vitest';
import { SUITS } from '../../src/engine/cards.ts';
import { permuteCard, permuteSuits, suitPermutation } from '../../src/engine/permuteSuits.ts';
import { applyAction } from '../../src/engine/play/apply.ts';
import { legalMoves, moveAction } from '../../src/engine/play/moves.ts';
import { dealFrom } from '../../src/engine/play/start.ts';
import { must } from '../../src/engine/result.ts';
import { briscola2 } from '../../src/engine/rulesets/briscola-2.ts';
import { randomFrom } from '../../src/engine/shuffle.ts';
import { solve } from '../../src/engine/solver/solve.ts';

const ending = (seed: number) => {
  let deal = dealFrom(briscola2, seed);
  const random = randomFrom(seed);
  while (deal.tricks.length < 15) {
    const moves = legalMoves(deal);
    const move = moves[random(moves.length)];
    if (move === undefined) throw new Error('no move');
    deal = must(applyAction(deal, moveAction(deal, move)));
  }
  return deal;
};

test('a permutation moves every suit, and reaches all nine that do', () => {
  const random = randomFrom(1);
  const seen = new Set(Array.from({ length: 300 }, () => JSON.stringify(suitPermutation(random))));
  for (const text of seen) for (const suit of SUITS) expect(JSON.parse(text)[suit]).not.toBe(suit);
  expect(seen.size).toBe(9);
});

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('the ending of seed %i', (seed) => {
  const deal = ending(seed);
  const to = suitPermutation(randomFrom(seed));
  const values = (position: typeof deal) => {
    const solved = must(solve(position));
    if (solved.status !== 'exact') throw new Error('not exact');
    return solved.values;
  };

  test('is worth the same in other suits, card by card', () => {
    const other = values(permuteSuits(deal, to));
    for (const [move, value] of values(deal)) {
      if (move.startsWith('exchange ')) throw new Error('no exchange in this game');
      expect(other.get(permuteCard(move as never, to))).toBe(value);
    }
  });
});
