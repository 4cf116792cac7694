import { describe, expect, test } from 'vitest';
import { drawFace } from '../../../src/components/signals/faces/drawFace.ts';
import { PERSON_IDS, PERSONS } from '../../../src/components/signals/faces/persons.ts';
import { MODELS } from '../../../src/components/signals/facePath.ts';
import { GESTURES } from '../../../src/engine/gestures.ts';

const SIGNS = ['none', ...GESTURES] as const;

/** Tags of the drawing that are opened and never closed, or closed and never opened. */
function unbalancedTags(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, slash, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (selfClosing) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}

describe.each(PERSON_IDS)('%s', (person) => {
  const drawings = SIGNS.map((sign) => drawFace({ person, sign }));

  test('makes every face differently', () => expect(new Set(drawings).size).toBe(SIGNS.length));
  test('is drawn of sound parts', () => {
    for (const svg of drawings) {
      expect(svg).not.toMatch(/NaN|undefined|style=|<script/);
      expect(unbalancedTags(svg)).toEqual([]);
    }
  });
  test('weighs little: under 9 kB a face', () =>
    expect(Math.max(...drawings.map((svg) => svg.length))).toBeLessThan(9000));
});

test('two drawings of one face are the same', () => {
  expect(drawFace({ person: 'vito', sign: 'wink' })).toBe(drawFace({ person: 'vito', sign: 'wink' }));
});

test('everyone looks different at rest', () => {
  expect(new Set(PERSON_IDS.map((person) => drawFace({ person, sign: 'none' }))).size).toBe(PERSON_IDS.length);
});

test('three ages are there', () => {
  expect(new Set(Object.values(PERSONS).map(({ age }) => age))).toEqual(new Set(['young', 'grown', 'old']));
});

test('nearly everybody stands model for a gesture', () => {
  expect(new Set(Object.values(MODELS)).size).toBeGreaterThanOrEqual(PERSON_IDS.length);
});

test('red arrows come with a gesture and only then', () => {
  expect(drawFace({ person: 'rosa', sign: 'none' })).not.toContain('stroke="#9B2C1F"');
  for (const sign of GESTURES) expect(drawFace({ person: 'rosa', sign })).toContain('stroke="#9B2C1F"');
});
