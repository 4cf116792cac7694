import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { describe, expect, test } from 'vitest';
import { englishProse, type Prose } from './englishProse.ts';
import { KNOWN_WORDS } from './knownWords.ts';

/** British English, and no other: `colour` is a word in it and `color` is not. */
const DICTIONARY = decodeTrie(
  gunzipSync(readFileSync(resolve(import.meta.dirname, '../../node_modules/@cspell/dict-en-gb-mit/en_GB.trie.gz'))),
);
const KNOWN = new Set(KNOWN_WORDS);

/** Addresses, and numbers with their endings (`18th`), are not words. */
const NO_WORDS = /\b[\w-]+(?:\.[\w-]+)+\b|\d+\p{L}*/gu;
const WORD = /\p{L}[\p{L}\p{M}'’]*/gu;

/** The words of a text, without the possessive and with one kind of apostrophe. A letter alone is none. */
const wordsOf = (text: string): readonly string[] =>
  [...text.replaceAll(NO_WORDS, ' ').matchAll(WORD)]
    .map(([word]) => word.replaceAll('’', "'").replace(/'s$|'$/u, ''))
    .filter((word) => word.length > 1);

/** The dictionary has both `organise` and `organize`. The house writes s wherever the word exists with s. */
const isWrittenWithZ = (word: string): boolean =>
  /(?:[iy]z(?:e[ds]?|es|ing|ers?)|izations?)$/u.test(word) &&
  !/(?:^|[^a-z])(?:down|out|over|re|under)?siz|prize|seiz|capsiz/u.test(word) &&
  DICTIONARY.has(word.replace(/z(?=[a-z]*$)/u, 's'));

const isWord = (word: string): boolean => {
  const lower = word.toLowerCase();
  if (isWrittenWithZ(lower)) return false;
  return DICTIONARY.has(word) || DICTIONARY.has(lower) || KNOWN.has(lower);
};

const misspelt = (prose: readonly Prose[]): readonly string[] =>
  prose.flatMap(({ file, line, text }) =>
    wordsOf(text)
      .filter((word) => !isWord(word))
      .map((word) => `${file}:${line}: ${word}`),
  );

const PROSE = englishProse();

test('every word is spelt the British way, or known to the house', () => {
  expect(misspelt(PROSE)).toEqual([]);
});

describe('the speller itself', () => {
  test.each([
    'recieve',
    'color',
    'the trikc',
    'organize',
    'analyzed',
    'seperate',
    "dosen't",
    'organizations',
    'recognizes',
  ])('stops at "%s"', (text) => {
    expect(misspelt([{ file: '', line: 1, text }])).toHaveLength(1);
  });

  test.each(['colour', 'North’s', "aren't", 'aren’t', 'sized', 'the prize', 'seize it', 'sagg.it and 18th', 'Lisci'])(
    'passes "%s"',
    (text) => {
      expect(misspelt([{ file: '', line: 1, text }])).toEqual([]);
    },
  );

  test.each(['.mdx', 'course.yaml', 'sources.yaml', 'content/glossary', 'messages/en/coach.ts'])('reads %s', (file) => {
    expect(PROSE.some((prose) => prose.file.includes(file) && wordsOf(prose.text).length > 0)).toBe(true);
  });

  test.each(KNOWN_WORDS)('%s is still needed', (known) => {
    expect(DICTIONARY.has(known)).toBe(false);
    expect(PROSE.some(({ text }) => wordsOf(text).some((word) => word.toLowerCase() === known))).toBe(true);
  });
});
