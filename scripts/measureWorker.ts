/** One core of the measuring: takes a stretch of deals, gives back what it came to. */
import { parentPort } from 'node:worker_threads';
import { measureDeals } from '../src/engine/measure/measureDeals.ts';
import { findRuleSet } from '../src/engine/rulesets/index.ts';

/** What the worker is asked. */
export interface Stretch {
  readonly ruleSet: string;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

parentPort?.on('message', ({ ruleSet, seed, from, count }: Stretch) => {
  const rules = findRuleSet(ruleSet);
  if (!rules) throw new Error(`No rule set ${ruleSet}`);
  parentPort?.postMessage({ from, counted: measureDeals(rules, seed, from, count) });
});
