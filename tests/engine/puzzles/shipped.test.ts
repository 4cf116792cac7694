import { expect, test } from 'vitest';
import { fileOf, PLAN } from '../../../scripts/mine/order.ts';
import { THEMES_SHOWN } from '../../../src/components/puzzle/themesShown.ts';
import { checkExplanation } from '../../../src/engine/coach/checkReason.ts';
import { explain } from '../../../src/engine/coach/explain.ts';
import { knowledgeOf } from '../../../src/engine/coach/knowledge.ts';
import { temptingMistake } from '../../../src/engine/coach/tempting.ts';
import { measurePuzzle } from '../../../src/engine/puzzles/candidate.ts';
import { formatPosition } from '../../../src/engine/notation.ts';
import { formatPositionAddress, readPositionAddress } from '../../../src/engine/positionAddress.ts';
import { lookAlikeKey } from '../../../src/engine/puzzles/lookAlike.ts';
import { MINER_VERSION } from '../../../src/engine/puzzles/mine.ts';
import { PLAYER_NAMES } from '../../../src/engine/puzzles/players.ts';
import { formatPuzzle, parsePuzzle, type Puzzle } from '../../../src/engine/puzzles/puzzle.ts';
import { soughtFor, SUBTLE_THEMES, type Sought } from '../../../src/engine/puzzles/subtle.ts';
import { THEMES } from '../../../src/engine/puzzles/themes.ts';
import { must } from '../../../src/engine/result.ts';
import { randomFrom, shuffled } from '../../../src/engine/shuffle.ts';
import { faultsOf } from './prove.ts';
import { DAILY, FILES } from './shipped.ts';

const ALL: readonly Puzzle[] = FILES.flatMap(({ puzzles }) => puzzles);

/** What the mistake of each puzzle has to teach, as its file was dug for. */
const SOUGHT: ReadonlyMap<Puzzle, Sought> = new Map(
  FILES.flatMap(({ made, puzzles }) => {
    const sought = soughtFor(THEMES.find((theme) => theme === made.only));
    return puzzles.map((puzzle) => [puzzle, sought] as const);
  }),
);

/** All of them with PUZZLES_FULL=1; otherwise a sample of its own each day. */
const isFull = process.env.PUZZLES_FULL === '1';
const SEED = Math.floor(Date.now() / 86_400_000);
const sampleOf = (count: number): readonly Puzzle[] => (isFull ? ALL : shuffled(ALL, randomFrom(SEED)).slice(0, count));
const timeout = isFull ? 3_600_000 : 60_000;

test('there are more than 3,000, each with a name of its own, spread over games, grades and themes', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(3000);
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  expect(new Set(ALL.map(({ deal }) => deal.rules.id)).size).toBeGreaterThanOrEqual(12);
  const share = (is: (puzzle: Puzzle) => boolean): number => ALL.filter(is).length / ALL.length;
  for (const grade of [1, 2, 3, 4, 5]) expect(share((puzzle) => puzzle.grade === grade)).toBeGreaterThan(0.1);
  for (const theme of THEMES_SHOWN)
    expect(ALL.filter(({ themes }) => themes.includes(theme)).length).toBeGreaterThan(20);
  const unknown = ALL.flatMap(({ themes }) => themes).filter((theme) => !THEMES_SHOWN.includes(theme));
  expect([...new Set(unknown)]).toEqual([]);
});

test('every file says how it was made, and holds what it says', () => {
  for (const { name, made, texts } of FILES) {
    expect(made, name).toMatchObject({
      generator: MINER_VERSION,
      kept: texts.length,
      seed: expect.any(Number) as number,
    });
    const order = PLAN.find((planned) => fileOf(planned) === `${name}.jsonl`);
    expect(made, name).toMatchObject(order ?? { planned: 'for this file' });
    for (const text of texts) expect(formatPuzzle(must(parsePuzzle(text)))).toEqual(text);
  }
});

test('every one opens in the analysis by its address, just as it is', () => {
  for (const { deal, goal } of ALL) {
    const opened = must(readPositionAddress(formatPositionAddress({ start: deal, goal, moves: [] })));
    expect(formatPosition(opened.start)).toEqual(formatPosition(deal));
    expect(opened.goal).toEqual(goal);
  }
});

test('no two of a game look alike', () => {
  const keys = ALL.map(({ deal, goal, sight }) => `${deal.rules.id} ${sight} ${lookAlikeKey(deal, goal)}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test(`a sample is proved again (seed ${SEED})`, { timeout }, () => {
  const faulty = sampleOf(600).flatMap((puzzle) => {
    const faults = faultsOf(puzzle);
    return faults.length > 0 ? [`${puzzle.id}: ${faults.join('; ')}`] : [];
  });
  expect(faulty).toEqual([]);
});

test(`a sample is measured again to the same grade and themes (seed ${SEED})`, { timeout }, () => {
  for (const puzzle of sampleOf(60)) {
    const measured = must(measurePuzzle(puzzle.deal, puzzle.goal, puzzle.sight, SOUGHT.get(puzzle)));
    expect(formatPuzzle(measured)).toEqual(formatPuzzle(puzzle));
  }
});

/** Where a theme lies beyond the trick on the table, the whole explanation is checked too, by minimax again. */
test(`a sample of the subtle themes is true in every word (seed ${SEED})`, { timeout }, () => {
  const subtle = ALL.filter((puzzle) => SOUGHT.get(puzzle) !== 'plain');
  for (const theme of SUBTLE_THEMES)
    expect(subtle.filter(({ themes }) => themes.includes(theme)).length, theme).toBeGreaterThan(0);
  for (const { id, deal, goal, line } of isFull ? subtle : shuffled(subtle, randomFrom(SEED)).slice(0, 40)) {
    const known = must(knowledgeOf(deal));
    const mistake = temptingMistake(deal, known.values, [line[0]!]); // a line has a first move
    if (mistake === undefined) throw new Error(`${id} tempts nobody`);
    expect(checkExplanation(deal, must(explain(deal, mistake, goal))), id).toEqual([]);
  }
});

test('the simple players succeed less from grade to grade', () => {
  const success = [1, 2, 3, 4, 5].map((grade) => {
    const some = ALL.filter((puzzle) => puzzle.grade === grade);
    return some.reduce((sum, { solvedBy }) => sum + solvedBy.length, 0) / some.length / PLAYER_NAMES.length;
  });
  for (let at = 1; at < success.length; at += 1) expect(success[at]).toBeLessThan(success[at - 1]!);
  expect(success.at(-1)).toBe(0);
});

test('every day of the year has a puzzle that there is, and none twice', () => {
  expect(new Set(DAILY.ids).size).toBe(DAILY.ids.length);
  const ids = new Set(ALL.map(({ id }) => id));
  expect(DAILY.ids.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Date(`${DAILY.start}T12:00:00Z`).getUTCDay()).toBe(1);
});
