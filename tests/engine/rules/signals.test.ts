import { describe, expect, test } from 'vitest';
import { says, signalsAllowed, signalsOf, trueSignals } from '../../../src/engine/rules/signals.ts';
import type { SignalMeaning } from '../../../src/engine/signalTables.ts';
import { RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { cardsOf, rulesOf } from '../../support/deals.ts';

describe('when signals are allowed', () => {
  test.each<
    [id: string, options: Readonly<Record<string, string>>, tricksWon: readonly number[], allowed: boolean, why: string]
  >([
    ['briscola-4', {}, [0, 0, 0, 0], false, 'not in the first trick'],
    ['briscola-4', {}, [0, 1, 0, 0], true, 'from the second on'],
    ['briscola-4-silent', {}, [0, 1, 0, 0], false, 'never in the silent form'],
    ['briscola-2', {}, [5, 5], false, 'there is no partner'],
    ['brisca-4', {}, [0, 1, 0, 0], false, 'off by default'],
    ['brisca-4', { SIGNALS: 'always' }, [0, 0, 0, 0], true, 'a house that never forbids them'],
    ['briscola-4', { SIGNALS: 'off' }, [3, 0, 0, 0], false, 'a house that does'],
  ])('%s %o after %j: %s (%s)', (id, options, tricksWon, allowed) => {
    expect(signalsAllowed(rulesOf(id, options), tricksWon)).toBe(allowed);
  });
});

const rules = rulesOf('briscola-4');

test.each<[means: SignalMeaning, hand: string, said: boolean, why: string]>([
  ['ace', 'Ad 3c 7b', true, 'the ace of trumps'],
  ['ace', 'Ac 3d 7b', false, 'an ace of another suit is none'],
  ['three', '3d 2b', true, 'the three of trumps'],
  ['king', 'Kc Kd', true, 'the king of trumps'],
  ['horse', 'Hc', false, 'not that of another suit'],
  ['jack', 'Jd', true, 'the jack of trumps'],
  ['low-trump', '2d 7c', true, 'a trump without points'],
  ['low-trump', 'Jd 7c', false, 'a jack has points'],
  ['has-trump', '2d', true, 'any trump'],
  ['has-trump', 'Ac', false, 'no trump'],
  ['no-trump', 'Ac 3s', true, 'none at all'],
  ['no-trump', 'Ac 2d', false, 'one is enough'],
  ['carico', '3s 2d', true, 'a three of any suit'],
  ['carico', 'Kd Kc', false, 'a king is none'],
])('the sign for %s of the hand %s, coins being trumps: %s (%s)', (means, hand, said) => {
  expect(says(means, rules, cardsOf(hand), 'd')).toBe(said);
});

test('a carico is what counts ten or more by the rule set', () => {
  expect(says('carico', rulesOf('bisca-4'), cardsOf('7s'), 'd')).toBe(true);
  expect(says('carico', rules, cardsOf('7s'), 'd')).toBe(false);
});

test('true signs about a hand, in the order of the table', () => {
  expect(trueSignals(signalsOf(rules), rules, cardsOf('3d 2d Ac'), 'd').map(({ means }) => means)).toEqual([
    'three',
    'low-trump',
    'carico',
  ]);
});

test('partners who may signal have a table, and only they', () => {
  for (const each of RULE_SETS) expect(signalsOf(each).length > 0, each.id).toBe(each.signals !== 'off');
});
