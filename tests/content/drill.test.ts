import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { drillItems } from '../../src/components/lesson/drillItem.ts';
import { drillSchema } from '../../src/content/schemas/drill.ts';
import { tricksOf } from '../../src/content/schemas/tricks.ts';
import { drillsIn } from '../../src/content/schemas/words.ts';
import { drillMessagesFor } from '../../src/i18n/drills.ts';
import { messagesFor } from '../../src/i18n/index.ts';

const FOLDER = join(import.meta.dirname, '../../src/content/drills');
const files = readdirSync(FOLDER);

describe.each(files)('%s', (file) => {
  const drill = drillSchema.parse(parse(readFileSync(join(FOLDER, file), 'utf8')));
  const items = drillItems(drillMessagesFor('en'), messagesFor('en').cards, file, drill.questions);

  test('has words for every question, every option and every reason', () => {
    for (const { ask, right, options, answer } of items) {
      for (const text of [ask, right, ...options.map(({ label }) => label)]) {
        expect(text).not.toBe('');
        expect(text).not.toMatch(/undefined|NaN|\[object/u);
      }
      expect(options.find(({ id }) => id === answer)?.against).toBeUndefined();
      for (const { id, against } of options) if (id !== answer) expect(against).toMatch(/^[A-Z0-9].*[.]$/u);
    }
  });

  test('has more to ask than it asks at a time', () => {
    expect(items.length).toBeGreaterThan(drill.asks);
  });
});

test.each([
  ['an unknown rule set', { ruleSet: 'bridge', seed: 1, asks: 3, pool: { pile: 3 } }, /no rule set bridge/u],
  ['too few questions', { ruleSet: 'briscola-2', seed: 1, asks: 6, pool: { pile: 3 } }, /asks 6 of 3/u],
  ['an unknown pool', { ruleSet: 'briscola-2', seed: 1, asks: 3, pool: { piles: 3 } }, /piles/u],
])('%s is refused with a reason', (_, text, why) => {
  const read = drillSchema.safeParse(text);
  expect(read.success).toBe(false);
  expect(JSON.stringify(read.error?.issues)).toMatch(why);
});

test('the drills of a lesson are found in its source', () => {
  expect(drillsIn('<Drill id="one" />\n\n<ScriptedDeal id="no" />\n<Drill\n  id="two"\n/>')).toEqual(['one', 'two']);
});

test('a trick of a diagram is won by the rules, and what is no card stops the build', () => {
  expect(tricksOf('Kc 3c | 3c Ab', 'briscola-2', 's').map(({ winner }) => winner)).toEqual(['3c', '3c']);
  expect(() => tricksOf('Kc 9x', 'briscola-2', 's')).toThrow('9x');
  expect(() => tricksOf('Kc', 'whist', 's')).toThrow('whist');
});
