import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answersUnder } from '../../../src/engine/compare/answersUnder.ts';
import {
  answersOf,
  CONTRAST_KINDS,
  CONTRASTS,
  explainAnswer,
  findContrast,
  type Contrast,
} from '../../../src/engine/compare/contrast.ts';
import { dealUnder } from '../../../src/engine/compare/dealUnder.ts';
import { formatSharedDeal, parseSharedDeal, swapCards } from '../../../src/engine/compare/sharedDeal.ts';
import { must } from '../../../src/engine/result.ts';
import { solve } from '../../../src/engine/solver/solve.ts';
import { rulesOf } from '../../support/deals.ts';

const FOLDER = resolve(import.meta.dirname, '../../../src/content/contrasts');
const examples = globSync('*.json', { cwd: FOLDER }).flatMap(
  (file) => (JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8')) as { examples: Contrast[] }).examples, // made by ours
);
const named = examples.map((contrast) => [`${contrast.kind} ${contrast.seed}`, contrast] as const);

test('the gallery has examples of every kind', () => {
  for (const kind of CONTRAST_KINDS) expect(examples.filter((one) => one.kind === kind).length).toBeGreaterThan(0);
});

/** Whole deals of forty cards are solved several times over, on a machine that may have other work. */
const WHOLE_DEALS = 60_000;

describe.each(named)('%s', { timeout: WHOLE_DEALS }, (_name, contrast) => {
  test('is dealt again from its seed, to the same cards and the same answers', () =>
    expect(findContrast(contrast.kind, contrast.seed)).toEqual(contrast));

  test('has one best card under each, and not the same', () => {
    const answers = answersOf(contrast, contrast.pair);
    expect(answers).toEqual(contrast.answers);
    contrast.pair.forEach((id, at) => {
      const { best, values } = contrast.answers[at === 0 ? 0 : 1];
      const solution = must(solve(must(dealUnder(contrast, rulesOf(id)))));
      if (solution.status !== 'exact') throw new Error('not solved');
      expect(solution.best).toEqual([best]);
      expect([...solution.values]).toEqual(values);
    });
  });

  test('is explained by the coach under each', () => {
    for (const at of [0, 1] as const) {
      const explanation = explainAnswer(contrast, at);
      const worth = new Map(contrast.answers[at].values);
      expect(explanation.best).toEqual([contrast.answers[at].best]);
      expect(explanation.bestValue).toBe(worth.get(contrast.answers[at].best));
      expect(explanation.reasons.length).toBeGreaterThan(0);
    }
  });

  test('parts where the gallery says: at the first card', () => {
    const [first, second] = answersUnder(
      contrast,
      contrast.pair.map((id) => rulesOf(id)),
    );
    expect(first).toMatchObject({ kind: 'line', parts: undefined });
    expect(second).toMatchObject({
      kind: 'line',
      parts: { step: 0, move: contrast.answers[1].best, other: contrast.answers[0].best },
    });
    for (const [at, answer] of [first, second].entries()) {
      if (answer?.kind !== 'line') throw new Error('no line');
      const { best, values } = contrast.answers[at === 0 ? 0 : 1];
      expect(answer.score[0]).toBe(new Map(values).get(best));
    }
  });

  test('is written in an address and read again', () =>
    expect(parseSharedDeal(formatSharedDeal(contrast))).toEqual({
      cards: contrast.cards,
      trump: contrast.trump,
      won: contrast.won,
    }));
});

describe('a shared deal', () => {
  const [deal] = examples;
  if (!deal) throw new Error('no example');

  test('keeps its cards when two change places, and comes back', () => {
    const [one, other] = [deal.cards[0]!, deal.won[0][0] ?? deal.cards[3]!];
    const swapped = swapCards(deal, one, other);
    expect(swapped.cards[0]).toBe(other);
    expect([...swapped.cards, ...swapped.won.flat()].toSorted()).toEqual(
      [...deal.cards, ...deal.won.flat()].toSorted(),
    );
    const { cards, trump, won } = deal;
    expect(swapCards(swapped, one, other)).toEqual({ cards, trump, won });
  });

  test.each([
    ['sueca', 'not-for-two'],
    ['briscola-chiamata', 'not-for-two'],
    ['briskula-dupla-2', 'not-for-two'],
  ])('is refused by %s', (id, kind) =>
    expect(dealUnder(deal, rulesOf(id))).toMatchObject({ ok: false, error: { kind } }),
  );

  test.each(['', 'b~Kb', 'x~KbAd~~', 'b~KbKb~~', 'b~KbA~~', 'b~KbAd3c~~'])('%j is none', (text) =>
    expect(parseSharedDeal(text)).toBeUndefined(),
  );

  test('every kind names two rule sets that differ', () => {
    for (const kind of CONTRAST_KINDS) expect(new Set(CONTRASTS[kind].pair).size).toBe(2);
  });
});
