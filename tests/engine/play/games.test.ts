import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replay } from '../../../src/cli/commands/replay.ts';

// Made by an independent program in another language: every key of `expect` must come out the same.
const FOLDER = new URL('../../vectors/', import.meta.url);

interface Line {
  readonly ruleSet: string;
  readonly about?: string;
  readonly seed?: number;
  readonly kind?: string;
  readonly expect: Readonly<Record<string, unknown>>;
}

const linesOf = (folder: string, file: string): readonly Line[] =>
  readFileSync(new URL(`${folder}/${file}`, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

const filesIn = (folder: string): readonly string[] => readdirSync(new URL(`${folder}/`, FOLDER)).sort();

const replayed = async (line: Line): Promise<Readonly<Record<string, unknown>>> => {
  if (replay.reads !== 'lines') throw new Error('replay reads lines');
  const answer = await replay.answer(line);
  if (!answer.ok) throw new Error(`${line.ruleSet}: ${answer.error.message}`);
  return answer.value as Readonly<Record<string, unknown>>;
};

/** Legal cards are compared as sets: the order they are listed in means nothing. */
const asSets = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((cards) => String(cards).split(' ').sort().join(' ')) : value;

const comparable = (result: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  ...result,
  legal: asSets(result.legal),
  legalExchanges: asSets(result.legalExchanges),
});

describe('games of the independent implementation', () => {
  test('there are files for all rule sets, with their special cases', () => {
    expect(filesIn('games')).toHaveLength(46);
    expect(filesIn('illegal')).toHaveLength(44);
  });

  test.each(filesIn('games'))('%s comes out the same, key for key', async (file) => {
    const lines = linesOf('games', file);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(comparable(await replayed(line)), `${line.about ?? line.seed}`).toEqual(comparable(line.expect));
    }
  });

  test.each(filesIn('illegal'))('the last action of each game in %s is refused for the same reason', async (file) => {
    for (const line of linesOf('illegal', file)) {
      const { error } = await replayed(line);
      const { index, reason } = line.expect;
      expect(error, line.kind).toMatchObject({ index, reason });
    }
  });
});
