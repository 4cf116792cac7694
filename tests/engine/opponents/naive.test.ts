import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/engine/cards.ts';
import { parsePosition } from '../../../src/engine/notation.ts';
import { lookAhead } from '../../../src/engine/opponents/lookAhead.ts';
import { cheapest, mostPoints, winCheap, winPoints } from '../../../src/engine/opponents/naive.ts';
import type { Policy } from '../../../src/engine/opponents/policy.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Deal, Move } from '../../../src/engine/play/deal.ts';
import { moveAction } from '../../../src/engine/play/moves.ts';
import { viewFrom } from '../../../src/engine/play/view.ts';
import type { View } from '../../../src/engine/play/view.ts';
import { must } from '../../../src/engine/result.ts';
import { solve } from '../../../src/engine/solver/solve.ts';

/**
 * The worked examples of the explanation study for two players: which naive players find a best card at every decision,
 * against best replies. By an independent program.
 */
const EXAMPLES = readFileSync(new URL('../../vectors/naive-players.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { example: number; position: unknown; solvedBy: readonly string[] });

const PLAYERS: readonly (readonly [name: string, policy: Policy])[] = [
  ['cheapest', cheapest],
  ['mostPts', mostPoints],
  ['winCheap', winCheap],
  ['winPoints', winPoints],
  ['greedy1', lookAhead(1)],
  ['look2', lookAhead(2)],
  ['look3', lookAhead(3)],
];

/** Among equal tricks the study's players lead another card than ours there; the study does not say by which rule. */
const OTHER_TIE_BREAK = new Set(['23 greedy1', '23 look2']);

/** The deal with every card face up: naive players that look ahead see all of it. */
const opened = (deal: Deal): Deal => ({ ...deal, rules: { ...deal.rules, visibility: 'all-open' } });

const played = (deal: Deal, move: Move): Deal => must(applyAction(deal, moveAction(deal, move)));

function findsEveryBestCard(start: Deal, policy: Policy): boolean {
  let deal = start;
  while (deal.phase !== 'finished') {
    const solution = must(solve(deal));
    if (solution.status !== 'exact') throw new Error('An ending is solved exactly');
    const [reply] = solution.line;
    const move = deal.turn === 0 ? policy(viewFrom(opened(deal), 0)) : reply;
    if (!move) throw new Error('A line of best play has a move');
    if (deal.turn === 0 && !solution.best.includes(move)) return false;
    deal = played(deal, move);
  }
  return true;
}

describe.each(PLAYERS)('the naive player %s', (name, policy) => {
  test.each(EXAMPLES.filter(({ example }) => !OTHER_TIE_BREAK.has(`${example} ${name}`)))(
    'solves example $example if the study says so',
    ({ position, solvedBy }) => {
      expect(findsEveryBestCard(must(parsePosition(position)), policy)).toBe(solvedBy.includes(name));
    },
  );
});

const view = (hand: string, trick: string, others = '5d 6d'): View =>
  viewFrom(
    must(parsePosition({ ruleSet: 'briscola-2', trump: 'b', hands: [hand, others], turn: 0, trick, stock: '' })),
    0,
  );

test.each<[name: string, policy: Policy, hand: string, trick: string, card: Card, why: string]>([
  ['cheapest', cheapest, 'Ac 2b 4s', 'Kc', '4s', 'no points, no trump, weakest'],
  ['cheapest', cheapest, 'Ac 2b Ks', '5c', '2b', 'a small trump is cheaper than a king'],
  ['mostPoints', mostPoints, 'Ac 2b 4s', 'Kc', 'Ac', 'eleven'],
  ['mostPoints', mostPoints, '7b 2c 6s', 'Kc', '6s', 'all blanks: a plain one, the strongest'],
  ['winCheap', winCheap, 'Ac 2b 4s', 'Kc', '2b', 'the trump costs less than the ace'],
  ['winCheap', winCheap, 'Jc 4s 5s', 'Kc', '4s', 'nothing takes it'],
  ['winPoints', winPoints, 'Ac 2b 4s', 'Kc', 'Ac', 'without a trump if it can'],
  ['winPoints', winPoints, '7b 2b 4s', 'Kc', '2b', 'the smallest trump that does it'],
  ['winPoints', winPoints, '7b 2b 4s', '5c', '4s', 'nothing lies there'],
])('%s %o with %s on %s plays %s (%s)', (_, policy, hand, trick, card) => {
  expect(policy(view(hand, trick))).toBe(card);
});
