import { describe, expect, test } from 'vitest';
import { englishProse } from './englishProse.ts';
import { ALLOWED, HOUSE_WORDS } from './houseWords.ts';

const PROSE = englishProse();

/** The text with the phrases that may stand in this file taken out. */
const lintable = (file: string, text: string): string =>
  ALLOWED.filter((allowed) => file.includes(allowed.file)).reduce(
    (rest, { phrase }) => rest.replaceAll(phrase, ''),
    text,
  );

describe('one way to write each term', () => {
  test.each(HOUSE_WORDS)('$not: write $use', ({ not, use }) => {
    const found = PROSE.flatMap(({ file, line, text }) => {
      const word = not.exec(lintable(file, text))?.[0];
      return word === undefined ? [] : [`${file}:${line}: "${word}" in "${text.trim()}", write: ${use}`];
    });
    expect(found).toEqual([]);
  });

  test('no prose shouts', () => {
    const found = PROSE.filter(({ text }) => /[a-z]!(\s|$)/.test(text)).map(
      ({ file, line, text }) => `${file}:${line}: ${text.trim()}`,
    );
    expect(found).toEqual([]);
  });
});

describe('the linter itself', () => {
  test.each(HOUSE_WORDS)('$not catches "$sample"', ({ not, sample }) => {
    expect(not.test(sample)).toBe(true);
  });

  test('reads the glossary', () => {
    expect(PROSE.filter(({ file }) => file.includes('content/glossary')).length).toBeGreaterThan(100);
  });

  test.each(ALLOWED)('$phrase is still in $file', ({ file, phrase }) => {
    expect(PROSE.some((prose) => prose.file.includes(file) && prose.text.includes(phrase))).toBe(true);
  });
});
