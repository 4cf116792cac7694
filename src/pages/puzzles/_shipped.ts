import { SUBTLE_THEMES } from '../../engine/puzzles/subtle.ts';
import { parsePuzzle, type Puzzle, type PuzzleText } from '../../engine/puzzles/puzzle.ts';

/** The files of puzzles by name (`briscola-2`), each a list of lines; the first line of a file says how it was made. */
const FILES = import.meta.glob<string>('../../content/puzzles/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A puzzle as a file keeps it, with the name of its list. */
export interface Shipped {
  readonly list: string;
  readonly text: PuzzleText;
}

/** Files of one subtle theme are part of their game's list; the others are a list each. */
const SUBTLE = new RegExp(`\\.(?:${SUBTLE_THEMES.join('|')})$`, 'u');

const nameOf = (path: string): string =>
  path
    .replace(/^.*\//u, '')
    .replace(/\.jsonl$/u, '')
    .replace(SUBTLE, '');

/** Every puzzle of the site, in the order of the files. */
export const SHIPPED: readonly Shipped[] = Object.entries(FILES).flatMap(
  ([path, lines]) =>
    lines
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => ({ list: nameOf(path), text: JSON.parse(line) as PuzzleText })), // parsed in full by `parsed`
);

/** The names of the lists that there are. */
export const LISTS: readonly string[] = [...new Set(SHIPPED.map(({ list }) => list))];

/** The puzzle of a line. Stops the build where it is none, naming the file and the puzzle. */
export function parsed({ list, text }: Shipped): Puzzle {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(`content/puzzles/${list}*.jsonl, puzzle ${text.id}: ${JSON.stringify(puzzle.error)}`);
  return puzzle.value;
}
