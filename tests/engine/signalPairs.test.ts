import { describe, expect, test } from 'vitest';
import { GESTURES } from '../../src/engine/gestures.ts';
import { signalPairs } from '../../src/engine/signalPairs.ts';
import { lookAlikesOf, meaningOf, PRESETS, SOURCE_TABLES, type SourceTable } from '../../src/engine/signalTables.ts';

const tableOf = (id: SourceTable['id']) => SOURCE_TABLES.find((table) => table.id === id)!.signals;

test.each([
  // Read off RULES section 6 by hand.
  ['genoa', 'spain', 'kiss', [undefined, 'three'], 'near-clash'],
  ['finale', 'spain', 'kiss', ['ace', 'three'], 'clash'],
  ['overview', 'spain', 'brows-up', ['king', 'ace'], 'clash'],
  ['italy', 'spain', 'eyes-up', ['king', undefined], 'near-clash'],
  ['genoa', 'finale', 'tongue-tip', ['horse', 'jack'], 'clash'],
  ['genoa', 'finale', 'mouth-aside', ['three', 'three'], 'alike'],
  ['genoa', 'spain', 'head-tilted', [undefined, 'has-trump'], 'one-only'],
] as const)('%s and %s: %s', (one, other, gesture, means, kind) => {
  const pair = signalPairs(tableOf(one), tableOf(other)).find((each) => each.gesture === gesture);
  expect(pair?.means).toEqual(means);
  expect(pair?.verdict.kind).toBe(kind);
});

describe.each(SOURCE_TABLES.flatMap((one) => SOURCE_TABLES.map((other) => [one, other] as const)))(
  'tables %#',
  (one, other) => {
    const pairs = signalPairs(one.signals, other.signals);

    test('have each face of either once, with what the tables say', () => {
      const faces = GESTURES.filter((gesture) =>
        [one, other].some(({ signals }) => meaningOf(signals, gesture) !== undefined),
      );
      expect(pairs.map(({ gesture }) => gesture).toSorted()).toEqual(faces.toSorted());
      for (const { gesture, means } of pairs)
        expect(means).toEqual([meaningOf(one.signals, gesture), meaningOf(other.signals, gesture)]);
    });

    test('clash the same way round and the other way', () => {
      const kinds = (some: typeof pairs) => some.map(({ gesture, verdict }) => `${gesture} ${verdict.kind}`).toSorted();
      expect(kinds(signalPairs(other.signals, one.signals))).toEqual(kinds(pairs));
    });

    test('clash nowhere with themselves', () => {
      if (one === other) expect(pairs.every(({ verdict }) => verdict.kind === 'alike')).toBe(true);
      for (const { gesture, verdict } of pairs)
        if (verdict.kind === 'near-clash') expect(lookAlikesOf(gesture)).toContain(verdict.gesture);
    });
  },
);

test('the presets of Italy and Spain clash', () =>
  expect(
    signalPairs(PRESETS['it-tongue-horse'], PRESETS['es-seed'])
      .filter(({ verdict }) => verdict.kind === 'clash')
      .map(({ gesture }) => gesture),
  ).toEqual(['kiss']));
