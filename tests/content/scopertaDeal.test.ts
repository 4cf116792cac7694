import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { weigh } from '../../src/engine/coach/weigh.ts';
import type { Card } from '../../src/engine/cards.ts';
import type { Deal, Move } from '../../src/engine/play/deal.ts';
import { must } from '../../src/engine/result.ts';
import { hidesOrder } from '../../src/engine/script.ts';
import { applyAction } from '../../src/engine/play/apply.ts';
import { moveAction } from '../../src/engine/play/moves.ts';
import { solve } from '../../src/engine/solver/solve.ts';
import { after, begin, dealOf, stateOf } from '../machines/drive.ts';

const { script, report } = dealOf(
  readFileSync(resolve(import.meta.dirname, '../../src/content/deals/sixty-one-whatever-comes.yaml'), 'utf8'),
);

const orders = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.length < 2
    ? [cards]
    : cards.flatMap((card) => orders(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]));

const played = (deal: Deal, move: Move): Deal => must(applyAction(deal, moveAction(deal, move)));

/** What the learner has in the end when he leads that card and from then on takes whatever wins most often, or best. */
function scoreAfter(start: Deal, lead: Move): number {
  let deal = played(start, lead);
  while (deal.phase === 'playing') {
    if (hidesOrder('scoperta', deal)) {
      const found = must(weigh(deal, { goal: 'reach-61', seat: 0 }));
      const by = found.reach?.chance ?? found.values;
      deal = played(deal, [...by].reduce((best, one) => (one[1] > best[1] ? one : best))[0]);
    } else {
      const solved = must(solve(deal));
      if (solved.status !== 'exact') throw new Error('an ending is solved exactly');
      deal = played(deal, solved.best[0] ?? 'Ac');
    }
  }
  return deal.taken[0] ?? 0;
}

describe('sixty-one whatever comes: the deal of scoperta with the order face down', () => {
  const { start } = script;
  const [top, ...rest] = start.stock;
  const faceDown = rest.slice(0, -1);
  const all = orders(faceDown).map((order) => ({ ...start, stock: [top as Card, ...order, rest.at(-1) as Card] }));

  test('hides four cards, and then two', () => {
    expect([...faceDown].sort()).toEqual(['5b', '5c', '6d', 'Ab']);
    expect(hidesOrder(script.visibility, start)).toBe(true);
    expect(all).toHaveLength(24);
  });

  test('the Horse reaches 61 in every order, against play for the win; the Ace brings more on average and does not', () => {
    expect(all.map((deal) => scoreAfter(deal, 'Hd')).filter((score) => score < 61)).toEqual([]);
    const short = all.filter((deal) => scoreAfter(deal, 'Ad') < 61).length;
    expect(short / all.length).toBe(1 / 4);
    const { values, reach } = must(weigh(start, { goal: 'reach-61', seat: 0 }));
    expect(reach?.chance.get('Hd')).toBe(1);
    expect(reach?.chance.get('Ad')).toBeCloseTo(3 / 4, 6);
    expect(values.get('Ad')).toBeGreaterThan((values.get('Hd') ?? 0) + 2);
  });

  test('at both moments of hidden cards one card is right, and the build says so', () => {
    expect(report[0]?.right).toEqual(['Hd']);
    expect(report[3]?.right).toEqual(['Ad']);
  });

  test('a learner who leads the Ace is told the wins it costs, by odds', () => {
    const judged = after(begin({ script, fadings: ['alone'] }), { type: 'play', move: 'Ad' });
    expect(stateOf(judged)).toBe('judged');
    const frame = judged.context.trail.frames.find(({ by }) => by === 'learner');
    expect(frame?.judgement).toMatchObject({ kind: 'weighed', odds: { by: 'chance', status: 'exact' } });
    expect(frame?.verdict).toMatchObject({ kind: 'costs' });
    expect((frame?.verdict as { chance?: number }).chance).toBeCloseTo(1 / 4, 5);
  });
});
