import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answersFrom, endsUnder } from '../../../src/engine/compare/answersUnder.ts';
import {
  END_KINDS,
  END_RULES,
  endAnswers,
  findEnd,
  type EndContrast,
  type EndKind,
} from '../../../src/engine/compare/endContrast.ts';
import { endUnder } from '../../../src/engine/compare/endUnder.ts';
import { asksForEnd, swapInEnd } from '../../../src/engine/compare/sharedEnd.ts';
import { sideOf } from '../../../src/engine/play/outcome.ts';
import { must } from '../../../src/engine/result.ts';
import { pointsOf } from '../../../src/engine/rules/deck.ts';
import { solve } from '../../../src/engine/solver/solve.ts';
import { rulesOf } from '../../support/deals.ts';

interface EndFile {
  readonly deals: number;
  readonly found: number;
  readonly example: EndContrast;
}

const FOLDER = resolve(import.meta.dirname, '../../../src/content/ends');
const fileOf = (kind: EndKind): EndFile => JSON.parse(readFileSync(resolve(FOLDER, `${kind}.json`), 'utf8')) as EndFile; // made by scripts/mineEnds.ts

describe.each(END_KINDS)('the end of the kind %s', (kind) => {
  const { example: end, found, deals } = fileOf(kind);
  const roots = END_RULES[kind].map((id) => must(endUnder(end, rulesOf(id))));

  test('comes out of its seed again, to the same cards and the same answers', () =>
    expect(findEnd(kind, end.seed)).toEqual(end));

  test('was found among as many as it says', () => {
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThanOrEqual(deals);
  });

  test('has every card of the pack once, and all points under each rule set', () => {
    const cards = [...end.hands.flat(), ...end.won.flat()];
    expect(new Set(cards).size).toBe(cards.length);
    for (const deal of roots)
      expect(deal.taken.reduce((sum, points) => sum + points, pointsOf(deal.rules, deal.hands.flat()))).toBe(
        deal.rules.pointsTotal,
      );
  });

  test('has one best card under each, and another than under the first', () => {
    expect(endAnswers(end, END_RULES[kind])).toEqual(end.answers);
    roots.forEach((deal, at) => {
      const solution = must(solve(deal));
      if (solution.status !== 'exact') throw new Error('not solved');
      expect(solution.best).toEqual([end.answers[at]?.best]);
      expect([...solution.values]).toEqual(end.answers[at]?.values);
      if (at > 0) expect(end.answers[at]?.best).not.toBe(end.answers[0]?.best);
    });
  });

  test('parts at the first card, accounted for by the coach, and ends with the points of best play', () => {
    answersFrom(roots.map((value) => ({ ok: true, value }))).forEach((answer, at) => {
      if (answer.kind !== 'line') throw new Error('no line');
      const { best, values } = end.answers[at]!;
      expect(answer.score[0]).toBe(new Map(values).get(best));
      expect(answer.score[0] + answer.score[1]).toBe(roots[at]!.rules.pointsTotal);
      if (at === 0) {
        expect(answer.parts).toBeUndefined();
        return;
      }
      expect(answer.parts).toMatchObject({ step: 0, seat: end.turn, move: best, other: end.answers[0]?.best });
      const why = answer.parts?.why;
      if (!why || !('reasons' in why)) throw new Error('the coach has nothing to say');
      expect(why.reasons.some((reason) => 'item' in reason)).toBe(true);
    });
  });
});

describe.each(END_KINDS)('the end of the kind %s with two cards changed', (kind) => {
  const { example: end } = fileOf(kind);
  const rules = END_RULES[kind].map((id) => rulesOf(id));
  const held = end.hands.flat();
  const cards = [...held, ...end.won.flat()].filter((card) => card !== end.contract?.called);
  // Every card in hand with every other, and with some that were taken before.
  const swaps = held
    .filter((card) => cards.includes(card))
    .flatMap((one, at) =>
      cards
        .slice(at + 1)
        .flatMap((other, step) => (held.includes(other) || step % 5 === 0 ? [[one, other] as const] : [])),
    );

  test('has them in each other’s places, and every card once; the other way round it is the old one', () => {
    for (const [one, other] of swaps) {
      const swapped = swapInEnd(end, one, other);
      expect(swapped).not.toEqual(end);
      expect([...swapped.hands.flat(), ...swapped.won.flat()].sort()).toEqual([...held, ...end.won.flat()].sort());
      expect(swapInEnd(swapped, other, one)).toEqual(end);
    }
  });

  test('is answered under each rule set, whatever was changed, to the last point', () => {
    for (const [one, other] of swaps) {
      endsUnder(swapInEnd(end, one, other), rules).forEach((answer, at) => {
        if (answer.kind !== 'line') throw new Error(`${one} for ${other}: ${answer.kind} under ${rules[at]?.id}`);
        const sum = ([own, others]: readonly [number, number]): number => own + others;
        const tricks = answer.steps.reduce((all, step) => all + (step.kind === 'trick' ? step.points : 0), 0);
        expect(sum(answer.score)).toBe(rules[at]?.pointsTotal);
        expect(sum(answer.before) + tricks).toBe(sum(answer.score));
      });
    }
  });
});

test.each([
  ['pairs', 'briscola-4', true],
  ['pairs', 'sueca', true],
  ['pairs', 'briscola-2', false],
  ['pairs', 'briscola-chiamata', false],
  ['caller', 'brisca-subastada', true],
  ['caller', 'briscola-4', false],
] as const)('the end of the kind %s asks for as many as %s has: %s', (kind, id, fits) =>
  expect(asksForEnd(fileOf(kind).example, rulesOf(id))).toBe(fits),
);

test('a contract puts caller and partner on one side under every auction', () => {
  const { example: end } = fileOf('caller');
  const { caller, partner } = end.contract!;
  for (const id of END_RULES.caller) {
    const deal = must(endUnder(end, rulesOf(id)));
    expect(sideOf(deal, caller)).toBe(sideOf(deal, partner));
    expect(deal.sides.map((side) => side.length)).toEqual([2, 3]);
    expect(deal.auction?.target).toBe(61);
  }
});

test.each([
  ['pairs', 'briscola-2', 'wrong-number-of-hands'],
  ['caller', 'sueca', 'wrong-number-of-hands'],
] as const)('the end of the kind %s is refused by %s', (kind, id, error) =>
  expect(endUnder(fileOf(kind).example, rulesOf(id))).toMatchObject({ ok: false, error: { kind: error } }),
);
