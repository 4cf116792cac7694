import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { questionsFor, reasonsAgainst } from '../../../src/components/signals/drillQuestions.ts';
import { GESTURES, type Gesture } from '../../../src/engine/gestures.ts';
import {
  gesturesFor,
  meaningOf,
  nearClashesOf,
  PRESET_IDS,
  PRESETS,
  readingsOf,
  SOURCE_TABLES,
  type PresetId,
  type SignalMeaning,
} from '../../../src/engine/signalTables.ts';

const ALL = [
  ...PRESET_IDS.map((id) => [id, PRESETS[id]] as const),
  ...SOURCE_TABLES.map(({ id, signals }) => [id, signals] as const),
];

describe.each(ALL)('table %s', (_id, signals) => {
  test('uses a face for one meaning only', () => {
    const faces = signals.flatMap(({ gestures }) => gestures);
    expect(new Set(faces).size).toBe(faces.length);
  });
  test('says each meaning once', () => {
    const meanings = signals.map(({ means }) => means);
    expect(new Set(meanings).size).toBe(meanings.length);
  });
});

// RULES section 6: conflicts 1 to 3, and single rows of its table.
test.each<[table: PresetId, gesture: Gesture, means: SignalMeaning | undefined, why: string]>([
  ['it-tongue-horse', 'tongue-tip', 'horse', 'the default school'],
  ['it-tongue-horse', 'shoulder-up', 'jack', 'the default school'],
  ['it-tongue-jack', 'tongue-tip', 'jack', 'horse and jack change places'],
  ['it-tongue-jack', 'shoulder-up', 'horse', 'horse and jack change places'],
  ['it-tongue-horse', 'eyes-up', 'king', 'almost all'],
  ['it-tongue-horse', 'kiss', 'ace', 'kiss or pressed lips'],
  ['it-tongue-horse', 'lips-pressed', 'ace', 'kiss or pressed lips'],
  ['es-seed', 'kiss', 'three', 'pursed lips are an ace in Italy and a three in Spain'],
  ['es-seed', 'brows-up', 'ace', 'raised brows'],
  ['es-seed', 'tongue-tip', undefined, 'nothing for king, horse, jack'],
])('%s: %s means %s (%s)', (table, gesture, means) => expect(meaningOf(PRESETS[table], gesture)).toBe(means));

test('the two Italian tables differ in horse and jack alone', () => {
  const differing = GESTURES.filter(
    (gesture) => meaningOf(PRESETS['it-tongue-horse'], gesture) !== meaningOf(PRESETS['it-tongue-jack'], gesture),
  );
  expect(differing).toEqual(['tongue-tip', 'shoulder-up']);
});

test('four faces clash, and every face is used somewhere', () => {
  expect(GESTURES.filter((gesture) => readingsOf(gesture).length > 1)).toEqual([
    'kiss',
    'brows-up',
    'tongue-tip',
    'shoulder-up',
  ]);
  expect(GESTURES.filter((gesture) => readingsOf(gesture).length === 0)).toEqual([]);
});

test('looking up is nearly raising the brows, an ace in Spain', () => {
  expect(
    nearClashesOf('eyes-up').map(({ gesture, readings }) => [gesture, readings.map(({ means }) => means)]),
  ).toEqual([['brows-up', ['ace']]]);
});

test('sources are in the register', () => {
  const register = parse(readFileSync(join(import.meta.dirname, '../../../src/content/sources.yaml'), 'utf8')) as {
    id: string;
  }[];
  const codes = register.map(({ id }) => id);
  expect(SOURCE_TABLES.flatMap(({ sources }) => sources).filter((code) => !codes.includes(code))).toEqual([]);
});

describe('the drill', () => {
  test.each<[readonly PresetId[], number]>([
    [['it-tongue-horse'], 9],
    [['es-seed'], 3],
    [['it-tongue-horse', 'es-seed'], 12],
  ])('%j asks %i faces, each with its answer among the options', (tables, count) => {
    const questions = questionsFor(tables);
    expect(questions).toHaveLength(count);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(count);
    for (const { options, answer, table, gesture } of questions) {
      expect(options).toContain(answer);
      expect(meaningOf(PRESETS[table], gesture)).toBe(answer);
    }
  });

  test('mixed, the other region’s meaning can always be chosen', () => {
    const kiss = questionsFor(['it-tongue-horse', 'es-seed']).filter(({ gesture }) => gesture === 'kiss');
    expect(kiss.map(({ table, answer }) => [table, answer])).toEqual([
      ['it-tongue-horse', 'ace'],
      ['es-seed', 'three'],
    ]);
    for (const { options } of kiss) expect(options).toEqual(expect.arrayContaining(['ace', 'three']));
  });

  test.each<[table: PresetId, gesture: Gesture, chosen: SignalMeaning, kinds: readonly string[]]>([
    ['es-seed', 'kiss', 'ace', ['elsewhere', 'other-face']],
    ['es-seed', 'brows-up', 'king', ['no-face']],
    ['it-tongue-horse', 'eyes-up', 'jack', ['other-face']],
    ['it-tongue-horse', 'tongue-tip', 'jack', ['elsewhere', 'other-face']],
  ])('%s, %s taken for %s: %j', (table, gesture, chosen, kinds) => {
    const question = questionsFor([table]).find((one) => one.gesture === gesture);
    expect(question).toBeDefined();
    const reasons = question ? reasonsAgainst(question, chosen) : [];
    expect(reasons.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('every wrong answer in every session has a reason that holds', () => {
    for (const question of questionsFor(PRESET_IDS)) {
      for (const chosen of question.options.filter((option) => option !== question.answer)) {
        const reasons = reasonsAgainst(question, chosen);
        expect(reasons.length).toBeGreaterThan(0);
        for (const reason of reasons) {
          if (reason.kind === 'elsewhere') expect(meaningOf(PRESETS[reason.table], question.gesture)).toBe(chosen);
          if (reason.kind === 'other-face') {
            expect(reason.gestures).not.toContain(question.gesture);
            for (const gesture of reason.gestures) expect(meaningOf(PRESETS[question.table], gesture)).toBe(chosen);
          }
          if (reason.kind === 'no-face') expect(gesturesFor(PRESETS[question.table], chosen)).toEqual([]);
        }
      }
    }
  });
});
