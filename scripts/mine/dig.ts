import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { addYields, createCollector, MINER_VERSION, NOTHING } from '../../src/engine/puzzles/mine.ts';
import type { Collection, Surplus, Yield } from '../../src/engine/puzzles/mine.ts';
import { formatPuzzle, parsePuzzle } from '../../src/engine/puzzles/puzzle.ts';
import type { Puzzle, PuzzleText } from '../../src/engine/puzzles/puzzle.ts';
import { must } from '../../src/engine/result.ts';
import { fileOf, type Order } from './order.ts';

/** Deals in one piece of work. Part of what a seed means only for the tallies: the puzzles do not depend on it. */
const STRETCH = 20;

const CACHE = resolve(import.meta.dirname, '../../.cache/mine');

/** A stretch of deals as a worker gives it back. */
type Stretch = Omit<Yield, 'found'> & { readonly from: number; readonly found: readonly PuzzleText[] };

/** Where a mine stands when it is stopped. */
interface Halt {
  readonly version: number;
  readonly order: Order;
  readonly next: number;
  readonly tally: Omit<Yield, 'found'>;
  readonly surplus: Readonly<Record<Surplus, number>>;
  readonly puzzles: readonly PuzzleText[];
}

export interface Dug {
  readonly tally: Omit<Yield, 'found'>;
  readonly collection: Collection;
  readonly end: 'full' | 'deals-spent' | 'stopped';
}

const haltFile = (order: Order): string => resolve(CACHE, `${order.seed}-${order.count}-${fileOf(order)}.halt.json`);

function readHalt(order: Order): Halt | undefined {
  const path = haltFile(order);
  if (!existsSync(path)) return undefined;
  const halt = JSON.parse(readFileSync(path, 'utf8')) as Halt; // written by this file
  const isSame = halt.version === MINER_VERSION && JSON.stringify(halt.order) === JSON.stringify(order);
  return isSame ? halt : undefined;
}

/**
 * Mines an order on so many cores. What is found depends on the order alone: stretches come back in any order and are
 * sorted in by their numbers. `isStopped` is asked between stretches; what was found until then is kept for next time.
 */
export async function dig(
  order: Order,
  cores: number,
  isStopped: () => boolean,
  tell: (dug: Dug) => void,
): Promise<Dug> {
  const halt = readHalt(order);
  const collector = createCollector(order.count, order.only);
  for (const text of halt?.puzzles ?? []) collector.add(must(parsePuzzle(text)));
  const earlier = halt?.surplus;
  let tally: Omit<Yield, 'found'> = halt?.tally ?? NOTHING;
  let next = halt?.next ?? 0;
  let handedOut = next;
  const waiting = new Map<number, Stretch>();
  const isDone = (): boolean => collector.isFull() || next >= order.deals;

  const collection = (): Collection => {
    const { puzzles, surplus } = collector.collection();
    const sum = Object.fromEntries(
      Object.entries(surplus).map(([why, count]) => [why, count + (earlier?.[why as Surplus] ?? 0)]),
    ) as Record<Surplus, number>; // the same keys
    return { puzzles, surplus: sum };
  };
  const now = (end: Dug['end']): Dug => ({ tally, collection: collection(), end });

  const sortIn = (): void => {
    for (let stretch = waiting.get(next); stretch && !isDone(); stretch = waiting.get(next)) {
      waiting.delete(next);
      for (const text of stretch.found) collector.add(must(parsePuzzle(text)));
      const { deals, positions, rejected } = addYields({ ...tally, found: [] }, { ...stretch, found: [] });
      tally = { deals, positions, rejected };
      next += STRETCH;
    }
    tell(now('stopped'));
  };

  const work = (): Promise<void> =>
    new Promise((done, fail) => {
      const worker = new Worker(new URL('../mineWorker.ts', import.meta.url), { workerData: order });
      const ask = (): void => {
        if (isStopped() || isDone() || handedOut >= order.deals) {
          void worker.terminate().then(() => done());
          return;
        }
        worker.postMessage({ from: handedOut, count: STRETCH });
        handedOut += STRETCH;
      };
      worker.on('error', fail);
      worker.on('message', (stretch: Stretch) => {
        waiting.set(stretch.from, stretch);
        sortIn();
        ask();
      });
      ask();
    });
  await Promise.all(Array.from({ length: cores }, work));

  const path = haltFile(order);
  if (isDone()) {
    rmSync(path, { force: true });
    return now(collector.isFull() ? 'full' : 'deals-spent');
  }
  mkdirSync(CACHE, { recursive: true });
  const { puzzles, surplus } = collection();
  const kept: Halt = { version: MINER_VERSION, order, next, tally, surplus, puzzles: puzzles.map(formatPuzzle) };
  writeFileSync(path, JSON.stringify(kept));
  return now('stopped');
}

/** Writes a file of puzzles: how it was made on its first line, then a puzzle a line. */
export function writePuzzles(path: string, order: Order, { tally, collection }: Dug): void {
  const made = { generator: MINER_VERSION, ...order, dealt: tally.deals, kept: collection.puzzles.length };
  const lines = [made, ...collection.puzzles.map(formatPuzzle)];
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** How many puzzles of each kind there are, the most frequent first. */
export function countBy(puzzles: readonly Puzzle[], kindOf: (puzzle: Puzzle) => string): string {
  const counts = new Map<string, number>();
  for (const puzzle of puzzles) counts.set(kindOf(puzzle), (counts.get(kindOf(puzzle)) ?? 0) + 1);
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');
}
