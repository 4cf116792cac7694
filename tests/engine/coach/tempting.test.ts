import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { naturalMove } from '../../../src/engine/coach/tempting.ts';
import { parsePosition } from '../../../src/engine/notation.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Deal, Move } from '../../../src/engine/play/deal.ts';
import { moveAction } from '../../../src/engine/play/moves.ts';
import { must } from '../../../src/engine/result.ts';
import { solve } from '../../../src/engine/solver/solve.ts';

/** The worked examples of the explanation study: whether its natural player finds every best card. By another program. */
const EXAMPLES = readFileSync(new URL('../../vectors/naive-players.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { example: number; position: unknown; solvedBy: readonly string[] });

function findsEveryBestCard(start: Deal): boolean {
  let deal = start;
  while (deal.phase === 'playing') {
    const solution = must(solve(deal));
    if (solution.status !== 'exact') throw new Error('An ending is solved exactly');
    const move = deal.turn === 0 ? naturalMove(deal) : solution.line[0];
    if (move === undefined) throw new Error('A line of best play has a move');
    if (deal.turn === 0 && !solution.best.includes(move)) return false;
    deal = must(applyAction(deal, moveAction(deal, move)));
  }
  return true;
}

test.each(EXAMPLES)('the natural player solves example $example if the study says so', ({ position, solvedBy }) => {
  expect(findsEveryBestCard(must(parsePosition(position)))).toBe(solvedBy.includes('winPoints'));
});

// Two hands, batons trumps, the other's card on the table; what is played was worked out by hand.
test.each<[ruleSet: string, hand: string, trick: string, move: Move, why: string]>([
  ['briscola-2', 'Ac 2b 4s', 'Kc', 'Ac', 'a plain card takes it, and comes home'],
  ['briscola-2', 'Ac 2b 4c', '2c', 'Ac', 'also from a trick without points, if it brings some'],
  ['briscola-2', '4c 2b 4s', 'Jc', '2b', 'two points are worth the smallest trump'],
  ['briscola-2', '6c 2b 4s', '5c', '4s', 'none are not'],
  ['briscola-south-swap', 'Jc 2b 4s', 'Hc', 'Jc', 'where the jack beats the horse it takes it'],
  ['bisca-3-2', '7c 2b 4s', 'Kc', '7c', 'where the seven is worth ten it brings them home'],
  ['bisca-3-2', '3c 2b 4s', 'Kc', '2b', 'and the three is a small card'],
])('by %s from %s on %s: %s (%s)', (ruleSet, hand, trick, move) => {
  const deal = must(parsePosition({ ruleSet, trump: 'b', hands: [hand, 'Kd 5d'], turn: 0, trick, stock: '' }));
  expect(naturalMove(deal)).toBe(move);
});
