/**
 * Chooses the puzzles of the day from the shipped ones and writes content/puzzles/daily.json. Days already given keep
 * their puzzle: a longer list grows at its end. A week runs from easy to hard.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PuzzleText } from '../src/engine/puzzles/puzzle.ts';
import { randomFrom, shuffled } from '../src/engine/shuffle.ts';

const FOLDER = resolve(import.meta.dirname, '../src/content/puzzles');
const FILE = resolve(FOLDER, 'daily.json');

/** A Monday. */
const START = '2026-11-02';
const DAYS = 364;

/** Grades from Monday to Sunday. */
const WEEK = [1, 2, 3, 2, 4, 3, 5] as const;

/** Games from Monday to Sunday: the plain ones most, the others in turn. */
const GAMES = ['briscola-2', 'brisca-2', 'briscola-2', 'other', 'briscola-4', 'briscola-2', 'other'] as const;

const puzzles = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .sort()
  .flatMap((name) => readFileSync(resolve(FOLDER, name), 'utf8').trim().split('\n').slice(1))
  .map((line) => JSON.parse(line) as PuzzleText);

const known = existsSync(FILE)
  ? (JSON.parse(readFileSync(FILE, 'utf8')) as { readonly ids: readonly string[] }).ids
  : [];
const left = shuffled(
  puzzles.filter(({ id }) => !known.includes(id)),
  randomFrom(20261130),
);
const named: readonly string[] = GAMES;
const ids = [...known];
while (ids.length < DAYS) {
  const weekday = ids.length % 7;
  const game = GAMES[weekday];
  const isGame = ({ ruleSet }: PuzzleText): boolean => (game === 'other' ? !named.includes(ruleSet) : ruleSet === game);
  const fit = left.findIndex((puzzle) => puzzle.grade === WEEK[weekday] && isGame(puzzle));
  const [chosen] = left.splice(fit >= 0 ? fit : left.findIndex(({ grade }) => grade === WEEK[weekday]), 1);
  if (!chosen) throw new Error('Too few puzzles for a year');
  ids.push(chosen.id);
}
writeFileSync(FILE, `${JSON.stringify({ start: START, ids })}\n`);
console.log(`${ids.length} days, ${ids.length - known.length} of them new`);
