import { describe, expect, test } from 'vitest';
import type { Explanation } from '../../../src/engine/coach/explanation.ts';
import { explain, explainAll } from '../../../src/engine/coach/explain.ts';
import type { Goal } from '../../../src/engine/coach/goal.ts';
import { isCause } from '../../../src/engine/coach/reasonKinds.ts';
import { parsePosition } from '../../../src/engine/notation.ts';
import type { Deal, Move } from '../../../src/engine/play/deal.ts';
import { legalMoves } from '../../../src/engine/play/moves.ts';
import { must } from '../../../src/engine/result.ts';
import cases from '../../vectors/cases.json' with { type: 'json' };
import { randomPosition, sortAt } from './positions.ts';

interface Endgame {
  readonly kind: 'endgame';
  readonly trump: string;
  readonly h0: readonly string[];
  readonly h1: readonly string[];
  readonly cur: number;
  readonly table: readonly string[];
  readonly values: Readonly<Record<string, number>>;
}

const position = (trump: string, hands: readonly string[], turn: number, trick: string, more: object = {}): Deal =>
  must(parsePosition({ ruleSet: 'briscola-2', trump, hands, turn, trick, stock: '', ...more }));

const judged = (deal: Deal, move: Move, goal: Goal = 'most-points'): Explanation => must(explain(deal, move, goal));
const firstCause = ({ reasons }: Explanation): string | undefined => reasons.find(isCause)?.kind;

const endgames = cases.flatMap(({ id, check }) =>
  check?.kind === 'endgame' ? [[id, check as unknown as Endgame] as const] : [],
);

describe('the cases of groups E and G', () => {
  test('are all there', () =>
    expect(endgames.map(([id]) => id)).toEqual(['E01', 'E02', 'E04', 'E05', 'E08', 'G01', 'G02', 'G03', 'G04']));

  test.each(endgames)('%s: the values and verdicts named there', (_, { trump, h0, h1, cur, table, values }) => {
    const deal = position(trump, [h0.join(' '), h1.join(' ')], cur, table.join(' '));
    const all = must(explainAll(deal, 'most-points'));
    const inPlay = [...h0, ...h1, ...table].reduce(
      (sum, card) => sum + ({ A: 11, '3': 10, K: 4, H: 3, J: 2 }[card[0] ?? ''] ?? 0),
      0,
    );
    // The file counts seat 0 minus seat 1: own points are half of the points in play and the difference.
    const own = (card: string): number => (inPlay + (cur === 0 ? 1 : -1) * (values[card] ?? 0)) / 2;
    const best = Math.max(...Object.keys(values).map(own));
    const bestCards = Object.keys(values).filter((card) => own(card) === best);
    expect([...all.keys()].sort()).toEqual(Object.keys(values).sort());
    for (const [move, { value, verdict }] of all) {
      expect(value).toBe(own(move));
      if (own(move) < best) expect(verdict).toEqual({ kind: 'costs', points: best - own(move) });
      else expect(verdict).toEqual({ kind: bestCards.length === 1 ? 'best' : 'just-as-good' });
    }
  });

  test('G01 keeps the trump ace, G02 cashes the ace, G04 keeps the trump three', () => {
    const g01 = position('b', ['Ab Ac 2c', 'Kb 3c'], 0, '2d');
    expect(judged(g01, 'Ab').verdict).toEqual({ kind: 'costs', points: 25 });
    expect(firstCause(judged(g01, 'Ab'))).toBe('save-chain');
    expect(firstCause(judged(position('b', ['As 4c 2s', 'Hs Ad 7c'], 0, ''), '2s'))).toBe('cash-now');
    expect(firstCause(judged(position('b', ['3b 4d 3d', 'Ad Hd'], 0, '2b'), '3b'))).toBe('save');
  });

  test('E02: the trump is led into a trump, and the ace is lost anyway', () => {
    const { reasons } = judged(position('d', ['Hd Ac', 'Kd 2b'], 0, ''), 'Hd');
    expect(reasons.map(({ kind }) => kind)).toEqual(['expose', 'lost-anyway']);
  });

  test('E08: the horse is the game: 61 is mentioned, not only 3 points', () => {
    const { verdict, reasons } = judged(position('b', ['4s 2b', '5d'], 0, 'Hc', { taken: [59, 58] }), '4s');
    expect(verdict).toEqual({ kind: 'costs', points: 3, turns: { from: 'win', to: 'loss' } });
    expect(reasons).toContainEqual({ kind: 'game-turn', from: 'win', to: 'loss', score: 59, best: 62, needed: 61 });
  });

  test('E05: both cards are right', () => {
    const deal = position('d', ['3d 2b', 'Ac 4b'], 0, '');
    for (const move of legalMoves(deal)) {
      expect(judged(deal, move)).toMatchObject({
        verdict: { kind: 'just-as-good' },
        reasons: [{ kind: 'all-yours' }],
        compared: undefined,
      });
    }
  });
});

describe('G05: the same cards under other goals', () => {
  const ahead = position('b', ['As 4c 2s', 'Hs Ad 7c'], 0, '', { taken: [50, 45] });
  const behind = position('b', ['As 4c 2s', 'Hs Ad 7c'], 0, '', { taken: [45, 50] });
  test.each<[why: string, deal: Deal, goal: Goal, verdicts: Record<string, string>]>([
    ['72 and 64 are both enough', ahead, 'reach-61', { As: 'just-as-good', '4c': 'just-as-good', '2s': 'costs' }],
    ['only the ace reaches 61', behind, 'reach-61', { As: 'best', '4c': 'costs', '2s': 'costs' }],
    ['most points is another question', ahead, 'most-points', { As: 'best', '4c': 'costs', '2s': 'costs' }],
    ['64 is less than 65', ahead, { takeAtLeast: 65 }, { As: 'best', '4c': 'costs', '2s': 'costs' }],
    [
      'everything takes 40',
      ahead,
      { takeAtLeast: 40 },
      { As: 'just-as-good', '4c': 'just-as-good', '2s': 'just-as-good' },
    ],
    [
      'nothing takes 90, so the most points count',
      ahead,
      { takeAtLeast: 90 },
      { As: 'best', '4c': 'costs', '2s': 'costs' },
    ],
    ['60 would save the tie, and 59 does not', behind, 'save-tie', { As: 'best', '4c': 'costs', '2s': 'costs' }],
  ])('%s', (_, deal, goal, verdicts) => {
    for (const [move, kind] of Object.entries(verdicts))
      expect(judged(deal, move as Move, goal).verdict.kind).toBe(kind);
  });

  test('what a card costs and turns is said under the goal too', () => {
    expect(judged(behind, '4c', 'reach-61').verdict).toEqual({
      kind: 'costs',
      points: 8,
      turns: { from: 'win', to: 'loss' },
    });
    expect(judged(ahead, '4c', 'reach-61').reasons[0]).toEqual({ kind: 'keeps-goal', needed: 61, have: 64 });
  });
});

test('every legal move is explained, the same each time, with lines that begin as they should', () => {
  for (let i = 0; i < 200; i += 1) {
    const deal = randomPosition(sortAt(i), 7000 + i);
    const all = must(explainAll(deal, 'most-points'));
    expect([...all.keys()].sort()).toEqual([...legalMoves(deal)].sort());
    for (const [move, explanation] of all) {
      expect(judged(deal, move)).toEqual(explanation);
      expect(explanation.lines.yours[0]).toBe(move);
      expect(explanation.best).toContain(explanation.lines.best[0]);
      expect(explanation.reasons.length, JSON.stringify(sortAt(i))).toBeGreaterThan(0);
    }
  }
});

describe('beyond the tree', () => {
  const deal = must(
    parsePosition({
      ruleSet: 'briscola-2',
      hands: ['Ac 4s 3d', '2b Kd 7c'],
      turn: 0,
      stock: 'Js 5b 6d Hc 2s Kb 4c As 7d 3s Jc 5d 6b Hd',
    }),
  );

  test('ledger, both lines and a cause in its soft form', () => {
    const all = must(explainAll(deal, 'most-points'));
    const mistakes = [...all.values()].filter(({ verdict }) => verdict.kind === 'costs');
    expect(mistakes.length).toBeGreaterThan(0);
    for (const { depth, ledger, verdict, lines, reasons } of mistakes) {
      expect(depth).toBe('lines');
      expect(verdict).toMatchObject({ points: ledger?.cost });
      expect(lines.best).toHaveLength(20);
      const causes = reasons.filter(isCause);
      expect(causes.length).toBeGreaterThan(0);
      expect(causes.every(({ strength }) => strength === 'best-line' || strength === 'this-trick')).toBe(true);
    }
  });
});

test.each<[why: string, json: object, move: Move, kind: string]>([
  [
    'three seats each alone have no best play',
    { ruleSet: 'briscola-3', trump: 's', hands: ['Ac', 'Kd', '4b'], turn: 0, trick: '', stock: '' },
    'Ac',
    'not-two-sided',
  ],
  [
    'a card that is not held',
    { ruleSet: 'briscola-2', trump: 's', hands: ['Ac', 'Kd'], turn: 0, trick: '', stock: '' },
    'Kd',
    'not-in-hand',
  ],
  [
    'a card that does not follow',
    { ruleSet: 'brisca-valenciana', trump: 's', hands: ['2c 4s', 'Kd'], turn: 0, trick: '3c', stock: '' },
    '4s',
    'must-follow-suit',
  ],
])('refuses %s', (_, json, move, kind) => {
  const refused = explain(must(parsePosition(json)), move, 'most-points');
  expect(refused).toMatchObject({ ok: false, error: { kind } });
});
