import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { againstWords, deckAt, drillItem } from '../../src/components/lesson/drillItem.ts';
import { drillSchema } from '../../src/content/schemas/drill.ts';
import { tricksOf } from '../../src/content/schemas/tricks.ts';
import { drillsIn } from '../../src/content/schemas/words.ts';
import { drawDrill } from '../../src/engine/drills/drawDrill.ts';
import { reasonAgainst } from '../../src/engine/drills/reasonAgainst.ts';
import { drillMessagesFor } from '../../src/i18n/drills.ts';

const FOLDER = join(import.meta.dirname, '../../src/content/drills');
const files = readdirSync(FOLDER);
const words = drillMessagesFor('en');

describe.each(files)('%s', (file) => {
  const { rules, pools, asks, seed } = drillSchema.parse(parse(readFileSync(join(FOLDER, file), 'utf8')));
  const plans = [{ drill: file, rules, pools }];

  test('has words for every question, every option and every reason, from any seed', () => {
    for (let other = seed; other < seed + 60; other += 1) {
      for (const [at, drawn] of drawDrill(plans, 4, other).entries()) {
        const item = drillItem(words, words.names, drawn, deckAt(at));
        for (const text of [item.ask, item.right, item.answerInWords, ...item.options.map(({ label }) => label)]) {
          expect(text).not.toBe('');
          expect(text).not.toMatch(/undefined|NaN|\[object|\s\s/u);
        }
        expect(item.ask).toMatch(/[.?]$/u);
        expect(item.right).toMatch(/^Right.*[.]$/u);
        const wrong =
          item.form === 'choose'
            ? item.options.map(({ id }) => id).filter((id) => id !== item.answer)
            : item.form === 'order'
              ? [item.options.map(({ id }) => id).join(' ')]
              : ['', item.options.map(({ id }) => id).join(' ')].filter((marks) => marks !== item.answer);
        for (const chosen of wrong)
          expect(againstWords(words, reasonAgainst(drawn.question, chosen), deckAt(at))).toMatch(/^[A-Z0-9].*[.]$/u);
      }
    }
  });

  test('has more to ask than it asks at a time', () => {
    expect(drawDrill(plans, asks + 1, seed).length).toBeGreaterThan(asks);
  });
});

test.each([
  ['an unknown rule set', { ruleSet: 'bridge', seed: 1, asks: 3, pools: ['pile'] }, /no rule set bridge/u],
  ['an unknown pool', { ruleSet: 'briscola-2', seed: 1, asks: 3, pools: ['piles'] }, /pools/u],
  ['no pool at all', { ruleSet: 'briscola-2', seed: 1, asks: 3, pools: [] }, /pools/u],
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
