/** One core of the mine: takes a stretch of deals, gives back what was found in them. */
import { parentPort, workerData } from 'node:worker_threads';
import { mineDeals } from '../src/engine/puzzles/mine.ts';
import { formatPuzzle } from '../src/engine/puzzles/puzzle.ts';
import { soughtFor } from '../src/engine/puzzles/subtle.ts';
import { findRuleSet } from '../src/engine/rulesets/index.ts';
import type { Order } from './mine/order.ts';

const { ruleSet, tricks, sight, seed, only } = workerData as Order;
const rules = findRuleSet(ruleSet);
if (!rules) throw new Error(`No rule set ${ruleSet}`);

parentPort?.on('message', ({ from, count }: { readonly from: number; readonly count: number }) => {
  const mined = mineDeals({ rules, tricks, sight, seed, sought: soughtFor(only) }, from, count);
  parentPort?.postMessage({ from, ...mined, found: mined.found.map(formatPuzzle) });
});
