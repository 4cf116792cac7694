import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { initialTransition, transition, type EventFromLogic, type SnapshotFrom } from 'xstate';
import { legalMoves } from '../../src/engine/play/moves.ts';
import { parsePuzzle, type PuzzleText } from '../../src/engine/puzzles/puzzle.ts';
import { must } from '../../src/engine/result.ts';
import { rush, RUSH_SECONDS, type RushEvent } from '../../src/machines/rush.ts';
import { statesOf, walk } from './walk.ts';

type Snapshot = SnapshotFrom<typeof rush>;
type AnyEvent = EventFromLogic<typeof rush>;

const puzzles = readFileSync(resolve(import.meta.dirname, '../../src/content/puzzles/briscola-2.jsonl'), 'utf8')
  .split('\n')
  .slice(1, 6)
  .map((line) => must(parsePuzzle(JSON.parse(line) as PuzzleText)));

const loaded = { type: 'xstate.done.actor.load', output: puzzles, actorId: 'load' } as unknown as AnyEvent;
const failed = { type: 'xstate.error.actor.load', error: new Error('planted'), actorId: 'load' } as unknown as AnyEvent;
const after = (snapshot: Snapshot, ...events: readonly AnyEvent[]): Snapshot =>
  events.reduce((now, event) => transition(rush, now, event)[0], snapshot);
const start = (clock: 'on' | 'off'): RushEvent => ({ type: 'start', address: '/set', clock });
const begin = (clock: 'on' | 'off'): Snapshot => after(initialTransition(rush)[0], start(clock), loaded);
const right = ({ context: { puzzles: all, at } }: Snapshot): RushEvent => ({ type: 'play', move: all[at]!.line[0]! });
const wrong = ({ context: { puzzles: all, at } }: Snapshot): RushEvent => ({
  type: 'play',
  move: legalMoves(all[at]!.deal).find((move) => move !== all[at]!.line[0])!,
});

test('right first cards count, three misses end it', () => {
  let now = begin('on');
  now = after(now, right(now));
  now = after(now, right(now));
  expect(now.context).toMatchObject({ solved: 2, last: 'right' });
  for (let i = 0; i < 3; i += 1) now = after(now, wrong(now));
  expect(now.matches('over')).toBe(true);
  expect(now.context.missed).toEqual(puzzles.slice(2, 5));
});

test('the clock ends it when it is on, and not when it is off', () => {
  const seconds = Array.from({ length: RUSH_SECONDS }, (): RushEvent => ({ type: 'second' }));
  expect(after(begin('on'), ...seconds).matches('over')).toBe(true);
  expect(after(begin('off'), ...seconds).matches('playing')).toBe(true);
});

test('a walk reaches every state and the end from everywhere', () => {
  const { reached, deadEnds } = walk(rush, {
    events: ((snapshot: Snapshot): readonly AnyEvent[] => [
      start('on'),
      ...(snapshot.matches('loading') ? [loaded, failed] : []),
      ...(snapshot.matches('playing') ? [right(snapshot), wrong(snapshot)] : []),
      { type: 'stop' },
    ]) as never,
    input: undefined as never,
    keyOf: ({ value, context: { at, solved, missed } }) => JSON.stringify([value, at, solved, missed.length]),
    isGoal: (snapshot) => snapshot.matches('over'),
  });
  expect(statesOf(rush).filter((name) => name !== '' && !reached.has(name))).toEqual([]);
  expect(deadEnds).toEqual([]);
});
