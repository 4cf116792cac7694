import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/engine/cards.ts';
import { parsePosition } from '../../../src/engine/notation.ts';
import { cheapest, randomPlayer, winPoints } from '../../../src/engine/opponents/naive.ts';
import type { Policy } from '../../../src/engine/opponents/policy.ts';
import { rulePlayer } from '../../../src/engine/opponents/rulePlayer.ts';
import { legalActions } from '../../../src/engine/play/actions.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Deal } from '../../../src/engine/play/deal.ts';
import { moveAction } from '../../../src/engine/play/moves.ts';
import { dealFrom } from '../../../src/engine/play/start.ts';
import { viewFrom } from '../../../src/engine/play/view.ts';
import { must } from '../../../src/engine/result.ts';
import type { RuleSet } from '../../../src/engine/rules/ruleSet.ts';
import { findRuleSet, RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { randomFrom } from '../../../src/engine/shuffle.ts';
import { pick } from '../../support/playouts.ts';

const briscola = findRuleSet('briscola-2') as RuleSet;

/** Points of the even seats after a deal that they play by one policy and the odd seats by another. */
function pointsOfEven(start: Deal, even: Policy, odd: Policy): number {
  let deal = start;
  while (deal.phase !== 'finished') {
    const policy = deal.turn % 2 === 0 ? even : odd;
    deal = must(applyAction(deal, moveAction(deal, policy(viewFrom(deal, deal.turn)))));
  }
  return deal.taken.filter((_, seat) => seat % 2 === 0).reduce((sum, points) => sum + points, 0);
}

/** Mean points a deal of `policy`, each deal played from both sides. */
function meanPoints(policy: Policy, against: Policy, deals: number): number {
  let sum = 0;
  for (let seed = 1; seed <= deals; seed += 1) {
    const start = dealFrom(briscola, seed);
    sum += pointsOfEven(start, policy, against) + (briscola.pointsTotal - pointsOfEven(start, against, policy));
  }
  return sum / (2 * deals);
}

test.each<[name: string, against: Policy, least: number]>([
  ['chance', randomPlayer(randomFrom(1)), 75],
  ['the cheapest card', cheapest, 72],
  ['the natural player', winPoints, 61],
])('the rule player beats %s over 150 deals played from both sides', (_, against, least) => {
  expect(meanPoints(rulePlayer, against, 150)).toBeGreaterThan(least);
});

describe.each(RULE_SETS)('the rule player in $id', (rules) => {
  test('plays legal moves to the end', () => {
    const random = randomFrom(3);
    let deal = dealFrom(rules, 3);
    while (deal.phase !== 'finished') {
      const view = viewFrom(deal, deal.turn);
      const action = view.moves.length > 0 ? moveAction(deal, rulePlayer(view)) : pick(legalActions(deal), random);
      deal = must(applyAction(deal, action));
    }
    expect(deal.phase).toBe('finished');
  });
});

interface Row {
  readonly hand: string;
  readonly other: string;
  readonly trick: string;
  readonly stock: string;
  readonly card: Card;
  readonly why: string;
}

test.each<Row>([
  {
    hand: 'Ac 4s 2b',
    other: 'Kd 5d',
    trick: '5c',
    stock: '6d 7d 6c 7b',
    card: 'Ac',
    why: 'the last to play brings the ace home in the suit led',
  },
  {
    hand: '4c 4s 2b',
    other: '5d 6s',
    trick: 'Ad',
    stock: '6d 7d 6c 7b',
    card: '2b',
    why: 'eleven points for the smallest trump',
  },
  {
    hand: '4c 4s 2b',
    other: '5d 6s',
    trick: '3d',
    stock: '6d Ab',
    card: '2b',
    why: 'the last draw is not worth ten points',
  },
  {
    hand: '4c 7d 2b',
    other: '5s 6s',
    trick: '5d',
    stock: '6d Ab',
    card: '4c',
    why: 'an empty trick is lost for a turned ace',
  },
])('with $hand on $trick it plays $card: $why', ({ hand, other, trick, stock, card }) => {
  const deal = must(parsePosition({ ruleSet: 'briscola-2', trump: 'b', hands: [hand, other], turn: 0, trick, stock }));
  expect(rulePlayer(viewFrom(deal, 0))).toBe(card);
});
