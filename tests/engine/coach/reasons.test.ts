import { describe, expect, test } from 'vitest';
import { checkExplanation } from '../../../src/engine/coach/checkReason.ts';
import { oracleFor } from '../../../src/engine/coach/check/oracle.ts';
import { explain, explainAll } from '../../../src/engine/coach/explain.ts';
import type { Explanation } from '../../../src/engine/coach/explanation.ts';
import type { Cause, CauseKind } from '../../../src/engine/coach/reason.ts';
import { isCause } from '../../../src/engine/coach/reasonKinds.ts';
import { parsePosition } from '../../../src/engine/notation.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Action, Deal, Move } from '../../../src/engine/play/deal.ts';
import { legalMoves, moveAction } from '../../../src/engine/play/moves.ts';
import { dealFrom } from '../../../src/engine/play/start.ts';
import { must } from '../../../src/engine/result.ts';
import { findRuleSet } from '../../../src/engine/rulesets/index.ts';
import { randomFrom } from '../../../src/engine/shuffle.ts';
import { randomPosition, sortAt } from './positions.ts';

// The whole of it takes minutes: COACH_FULL=1 before a release, a part of it on every run.
const POSITIONS = process.env['COACH_FULL'] ? 10_000 : 1_500;

describe('random positions of every sort', () => {
  test(
    'every claim is confirmed by its checker, every ledger adds up, and nearly every mistake has a cause',
    () => {
      let mistakes = 0;
      let alone = 0;
      let withCause = 0;
      let aloneWithCause = 0;
      const seen = new Set<CauseKind>();
      const faults: string[] = [];
      for (let i = 0; i < POSITIONS; i += 1) {
        const deal = randomPosition(sortAt(i), i);
        const oracle = oracleFor(deal);
        for (const [move, explanation] of must(explainAll(deal, 'most-points'))) {
          for (const fault of checkExplanation(deal, explanation, oracle)) faults.push(`${i} ${move}: ${fault}`);
          const causes = explanation.reasons.filter(isCause);
          causes.forEach(({ kind }) => seen.add(kind));
          if (explanation.verdict.kind !== 'costs') continue;
          const isTwo = deal.rules.seats === 2;
          mistakes += isTwo ? 0 : 1;
          alone += isTwo ? 1 : 0;
          withCause += !isTwo && causes.length > 0 ? 1 : 0;
          aloneWithCause += isTwo && causes.length > 0 ? 1 : 0;
        }
      }
      expect(faults).toEqual([]);
      expect(aloneWithCause / alone).toBe(1);
      expect(withCause / mistakes).toBeGreaterThanOrEqual(0.997);
      expect(seen.size).toBeGreaterThanOrEqual(POSITIONS === 10_000 ? 25 : 22);
    },
    POSITIONS * 200,
  );
});

/** A random deal played at random until `left` tricks are to go: it has tricks, exchanges and an auction behind it. */
function midDeal(id: string, left: number, seed: number): Deal {
  const rules = findRuleSet(id);
  if (!rules) throw new Error(`No rule set ${id}`);
  const random = randomFrom(seed);
  let deal = dealFrom(rules, seed);
  const pick = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[random(things.length)];
    if (thing === undefined) throw new Error('Nothing to pick from');
    return thing;
  };
  while (rules.tricks - deal.tricks.length > left || deal.trick.length < seed % rules.seats) {
    const seat = deal.turn;
    const action: Action =
      deal.phase === 'bidding'
        ? { kind: 'bid', seat, bid: deal.auction?.caller === undefined ? '3' : 'pass' }
        : deal.phase === 'calling'
          ? { kind: 'call', seat, card: '3d' }
          : moveAction(deal, pick(legalMoves(deal)));
    deal = must(applyAction(deal, action));
  }
  return deal;
}

test.each([
  ['briscola-2', 5, 40],
  ['brisca-2', 5, 40],
  ['brisca-4', 4, 8],
  ['briscola-chiamata', 3, 40],
  ['sueca', 3, 40],
])('in the middle of a deal of %s, with %i tricks to go, it is the same', { timeout: 60_000 }, (id, left, deals) => {
  for (let seed = 0; seed < deals; seed += 1) {
    const deal = midDeal(id, left, seed);
    const oracle = oracleFor(deal);
    for (const explanation of must(explainAll(deal, 'most-points')).values()) {
      expect(checkExplanation(deal, explanation, oracle)).toEqual([]);
    }
  }
});

/** An explanation with its first cause changed. */
function withCause(explanation: Explanation, change: (cause: Cause) => object): Explanation {
  const reasons = explanation.reasons.map((reason) =>
    isCause(reason) ? ({ ...reason, ...change(reason) } as Cause) : reason,
  );
  return { ...explanation, reasons };
}

describe('a checker catches what is not so', () => {
  const position = (trump: string, hands: readonly string[], trick: string, stock = ''): object => ({
    ruleSet: 'briscola-2',
    trump,
    hands,
    turn: 0,
    trick,
    stock,
  });
  const g01 = position('b', ['Ab Ac 2c', 'Kb 3c'], '2d');
  const g02 = position('b', ['As 4c 2s', 'Hs Ad 7c'], '');
  const turnedUp = position('b', ['3c 2s 6s', '7c 5s 6b'], '', 'Hc Hb');

  test.each<[why: string, json: object, move: Move, kind: CauseKind, change: object]>([
    ['a soft claim told as a named one', g01, 'Ab', 'save-chain', { strength: 'all-best-lines' }],
    ['another card in place of the danger', g01, 'Ab', 'save-chain', { danger: { card: '3c', holder: 'they' } }],
    ['a for-example told as what must happen', g02, '2s', 'cash-now', { strength: 'all-best-lines' }],
    ['a card of theirs that beats it denied', g02, '2s', 'cash-now', { why: { is: 'last-to-play' } }],
    ['the wrong time', g02, '2s', 'cash-now', { when: { trick: 1, last: false, varies: false } }],
    [
      'winning and losing the trick mixed up',
      turnedUp,
      '2s',
      'draw',
      { place: { by: 'winning', when: { trick: 0, last: false, varies: false }, turnUp: true, decidedNow: true } },
    ],
    ['a draw told of another seat', turnedUp, '2s', 'draw', { drawer: 'partner' }],
    [
      'a cause of another kind',
      turnedUp,
      '2s',
      'draw',
      { kind: 'take-now', with: { card: '3c', holder: 'you' }, onlyWinner: true },
    ],
  ])('%s', (_, json, move, kind, change) => {
    const deal = must(parsePosition(json));
    const explanation = must(explain(deal, move, 'most-points'));
    expect(explanation.reasons.find(isCause)?.kind).toBe(kind);
    expect(checkExplanation(deal, explanation)).toEqual([]);
    const changed = withCause(explanation, (cause) => (cause.kind === kind ? change : {}));
    expect(checkExplanation(deal, changed)).not.toEqual([]);
  });

  test('a ledger that does not add up, a value and a result that are wrong', () => {
    const deal = must(parsePosition(g01));
    const explanation = must(explain(deal, 'Ab', 'most-points'));
    const { ledger } = explanation;
    if (!ledger) throw new Error('No ledger');
    expect(checkExplanation(deal, { ...explanation, ledger: { ...ledger, lose: [] } })).not.toEqual([]);
    expect(checkExplanation(deal, { ...explanation, value: explanation.value + 1 })).not.toEqual([]);
    const turned = { kind: 'costs', points: 25, turns: { from: 'win', to: 'tie' } } as const;
    expect(checkExplanation(deal, { ...explanation, verdict: turned })).not.toEqual([]);
  });
});
