import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { keysOf } from '../../src/engine/script.ts';
import { dealSchema } from '../../src/content/schemas/deal.ts';
import { findWordFaults, sentenceOf, wordsIn } from '../../src/content/schemas/words.ts';

const CONTENT = resolve(import.meta.dirname, '../../src/content');
const KEYS = new Map([['a-deal', ['first', 'last']]]);
const DEAL = '<ScriptedDeal id="a-deal" />';
const FIRST = '<Remark deal="a-deal" at="first">Look at the <Card is="Ad" />.</Remark>';
const LAST = '<Remark deal="a-deal" at="last">\n  The end.\n</Remark>';

const faultsIn = (source: string): readonly object[] => findWordFaults(wordsIn(source), KEYS);

test('words for every key, in any order and place, are fine', () => {
  expect(faultsIn(`Prose.\n\n${LAST}\n\n${DEAL}\n\n${FIRST}`)).toEqual([]);
});

describe('what stops the build', () => {
  test.each<[what: string, source: string, faults: readonly object[]]>([
    ['words missing', `${DEAL}${FIRST}`, [{ kind: 'words-missing', deal: 'a-deal', at: 'last' }]],
    [
      'words used nowhere',
      `${DEAL}${FIRST}${LAST}<Remark deal="a-deal" at="middle">Well.</Remark>`,
      [{ kind: 'words-not-used', deal: 'a-deal', at: 'middle' }],
    ],
    ['the same moment twice', `${DEAL}${FIRST}${LAST}${LAST}`, [{ kind: 'words-twice', deal: 'a-deal', at: 'last' }]],
    [
      'nothing said',
      `${DEAL}${FIRST}<Remark deal="a-deal" at="last"> </Remark>`,
      [{ kind: 'words-empty', deal: 'a-deal', at: 'last' }],
    ],
    ['a deal that does not exist', '<ScriptedDeal id="other" />', [{ kind: 'unknown-deal', deal: 'other' }]],
    ['words for a deal that is not shown', FIRST, [{ kind: 'remark-for-a-deal-not-shown', deal: 'a-deal' }]],
    [
      'words for no moment',
      `${DEAL}${FIRST}${LAST}<Remark deal="a-deal">Well.</Remark>`,
      [{ kind: 'remark-without-deal-or-moment', tag: 'Well.' }],
    ],
    [
      'a card that is none',
      `${DEAL}${LAST}<Remark deal="a-deal" at="first">The <Card is="Zd" />.</Remark>`,
      [{ kind: 'unknown-card', text: 'Zd' }],
    ],
    [
      'markup that the table cannot say',
      `${DEAL}${LAST}<Remark deal="a-deal" at="first">A *briscola*.</Remark>`,
      [{ kind: 'markup-in-words', deal: 'a-deal', at: 'first' }],
    ],
  ])('%s', (_what, source, faults) => expect(faultsIn(source)).toEqual(faults));
});

test('a remark becomes a sentence with its cards named and marked', () => {
  expect(sentenceOf('Look at the <Card is="Ad" />.', 'en')).toBe('Look at the [Ad|Ace of Coins].');
});

describe.each(globSync('lessons/**/*.mdx', { cwd: CONTENT }))('%s', (file) => {
  const keys = new Map(
    globSync('deals/*.yaml', { cwd: CONTENT }).map((path) => [
      basename(path, '.yaml'),
      keysOf(dealSchema.parse(parse(readFileSync(resolve(CONTENT, path), 'utf8'))).script),
    ]),
  );

  test('says what its deals need, and no more', () => {
    expect(findWordFaults(wordsIn(readFileSync(resolve(CONTENT, file), 'utf8')), keys)).toEqual([]);
  });
});
