import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parsePuzzle, type Puzzle, type PuzzleText } from '../../../src/engine/puzzles/puzzle.ts';
import { must } from '../../../src/engine/result.ts';

const FOLDER = resolve(import.meta.dirname, '../../../src/content/puzzles');

/** A file of puzzles, with its first line, which says how it was made. */
export interface PuzzleFile {
  readonly name: string;
  readonly made: Readonly<Record<string, unknown>>;
  readonly texts: readonly PuzzleText[];
  readonly puzzles: readonly Puzzle[];
}

/** Every file of puzzles that the site ships, parsed. */
export const FILES: readonly PuzzleFile[] = globSync('*.jsonl', { cwd: FOLDER })
  .sort()
  .map((name) => {
    const [first = '{}', ...lines] = readFileSync(resolve(FOLDER, name), 'utf8').trim().split('\n');
    const texts = lines.map((line) => JSON.parse(line) as PuzzleText);
    return {
      name: basename(name, '.jsonl'),
      made: JSON.parse(first) as Record<string, unknown>,
      texts,
      puzzles: texts.map((text) => must(parsePuzzle(text))),
    };
  });

/** The puzzles of the day, as the site ships them. */
export const DAILY = JSON.parse(readFileSync(resolve(FOLDER, 'daily.json'), 'utf8')) as {
  readonly start: string;
  readonly ids: readonly string[];
};
