import { expect, test } from 'vitest';
import type { Card, Suit } from '../../../src/engine/cards.ts';
import { legalFrom } from '../../../src/engine/rules/legal.ts';
import type { Following } from '../../../src/engine/rules/ruleSet.ts';
import { winningPlay } from '../../../src/engine/rules/trick.ts';
import { countLines } from '../../../src/engine/solver/countLines.ts';
import { cardsOf, dealAt, rulesOf } from '../../support/deals.ts';

const briscola = rulesOf('briscola-2');
const trickOf = (cards: string): readonly { seat: number; card: Card }[] =>
  cardsOf(cards).map((card, seat) => ({ seat, card }));

test.each<[cards: string, trump: Suit | undefined, winner: Card, why: string]>([
  ['Kc 3c', 'd', '3c', 'a three is stronger than a king'],
  ['3c Kc', 'd', '3c', 'and still is when led'],
  ['2c As', 'd', '2c', 'an off-suit ace is only a discard'],
  ['Ac 2d', 'd', '2d', 'the lowest trump takes an ace'],
  ['2d Jd', 'd', 'Jd', 'between trumps, strength decides'],
  ['2c As 3c', 'd', '3c', 'a discard in between changes nothing'],
  ['Ac 2d As 4d', 'd', '4d', 'the second trump beats the first'],
  ['Ac 4d 2d', 'd', '4d', 'the first trump beats the second'],
  ['2c Ad', undefined, '2c', 'without trump any other suit is a discard'],
])('%s, trump %s: %s wins (%s)', (cards, trump, winner) => {
  expect(winningPlay(briscola, trump, trickOf(cards)).card).toBe(winner);
});

test.each<[policy: Following, hand: string, trick: string, legal: string, why: string]>([
  ['free', '4c 2b 7s', 'Ac', '4c 2b 7s', 'anything'],
  ['follow-suit', '4c 2b 7s', 'Ac', '4c', 'the suit led'],
  ['follow-suit', '2b 7s', 'Ac', '2b 7s', 'or anything'],
  ['follow-or-trump', '2b 7s', 'Ac', '2b', 'else a trump'],
  ['follow-or-trump', '4c 3c', 'Kc', '4c 3c', 'without a duty to beat'],
  ['follow-or-trump', '7s 6s', 'Ac', '7s 6s', 'else anything'],
  ['follow-beat-trump', '4c 3c', 'Kc', '3c', 'beating if possible'],
  ['follow-beat-trump', '4c Jc', 'Kc', '4c Jc', 'following if not'],
  ['follow-beat-trump', '4c Ac', 'Kc 2b', '4c Ac', 'a trump lies there: following is all that is left'],
  ['follow-beat-trump', '2b 5b 7s', 'Kc 4b', '5b', 'overtrumping if possible'],
  ['follow-beat-trump', '2b 7s', 'Kc 4b', '2b', 'undertrumping if not'],
  ['follow-beat-trump', '7s 6s', 'Kc', '7s 6s', 'else anything'],
])('%s: of %s on %s may be played %s (%s)', (policy, hand, trick, legal) => {
  const rules = { ...briscola, following: { stockOpen: policy, stockEmpty: policy } };
  expect(legalFrom(rules, 'b', cardsOf(hand), trickOf(trick), [])).toEqual(cardsOf(legal));
});

// Counted by hand. Free play: (3 × 3)(2 × 2)(1 × 1) whatever the cards.
test.each<[ruleSet: string, a: string, b: string, lines: number]>([
  ['briscola-2', 'Ac Kc 2s', '3c 2c Jd', 36],
  ['brisca-valenciana', 'Ac', '2s', 1],
  ['brisca-valenciana', 'Ac Kc', '2c 2s', 2],
])('%s: %s against %s has %i lines', (ruleSet, a, b, lines) => {
  expect(countLines(dealAt({ ruleSet, trump: 'd', hands: [a, b], turn: 0 }), 99)).toBe(lines);
});

test('an exchange is a move of its own: two plays, or the exchange and two plays after it', () => {
  const deal = dealAt({
    ruleSet: 'brisca-2',
    trump: 'c',
    hands: ['7c 2b 3b', '4b 5b 6b'],
    turn: 0,
    stock: '4s Ac',
    tricksWon: [1, 0],
  });
  expect(countLines(deal, 1)).toBe(4);
  expect(countLines(deal, 2)).toBe(3 * 3 + 3);
});
