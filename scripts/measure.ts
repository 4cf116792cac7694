/**
 * `npm run measure`: plays seeded deals of every rule set that has no auction, and writes what they came to into
 * src/content/measured. What is there already and still holds is passed over, so that a run that was stopped goes on.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { fingerprintOf, type Measured } from '../src/engine/measure/measured.ts';
import { canMeasure, MEASURE_VERSION } from '../src/engine/measure/measureDeals.ts';
import { addTallies, NO_DEALS, type Tally } from '../src/engine/measure/tally.ts';
import type { RuleSet } from '../src/engine/rules/ruleSet.ts';
import { RULE_SETS } from '../src/engine/rulesets/index.ts';
import type { Stretch } from './measureWorker.ts';

const FOLDER = resolve(import.meta.dirname, '../src/content/measured');

/** Deals in one piece of work, and in the sample that a test makes again. */
const STRETCH = 100;
const SAMPLE = 20;

const { values: words } = parseArgs({
  options: {
    deals: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '2026' },
    cores: { type: 'string', default: String(availableParallelism()) },
    'rule-set': { type: 'string' },
  },
});
const deals = Math.max(STRETCH, Math.ceil(Number(words.deals) / STRETCH) * STRETCH);
const seed = Number(words.seed);

const fileOf = (id: string): string => resolve(FOLDER, `${id}.json`);

function isMeasured(rules: RuleSet): boolean {
  if (!existsSync(fileOf(rules.id))) return false;
  const found = JSON.parse(readFileSync(fileOf(rules.id), 'utf8')) as Measured; // written by this file
  return (
    found.version === MEASURE_VERSION &&
    found.seed === seed &&
    found.deals === deals &&
    found.fingerprint === fingerprintOf(rules)
  );
}

const workers = Array.from(
  { length: Math.max(1, Number(words.cores)) },
  () => new Worker(new URL('measureWorker.ts', import.meta.url)),
);

/** The tallies of all stretches, spread over the workers. Sums do not depend on the order they come back in. */
async function measure(ruleSet: string): Promise<{ readonly sample: Tally; readonly total: Tally }> {
  const stretches: Stretch[] = [{ ruleSet, seed, from: 0, count: SAMPLE }];
  stretches.push({ ruleSet, seed, from: SAMPLE, count: STRETCH - SAMPLE });
  for (let from = STRETCH; from < deals; from += STRETCH) stretches.push({ ruleSet, seed, from, count: STRETCH });
  const done = new Map<number, Tally>();
  await Promise.all(
    workers.map(async (worker) => {
      for (let next = stretches.shift(); next; next = stretches.shift()) {
        const asked = next;
        await new Promise<void>((resolved, failed) => {
          worker.once('error', failed);
          worker.once('message', ({ from, tally }: { readonly from: number; readonly tally: Tally }) => {
            done.set(from, tally);
            worker.removeListener('error', failed);
            resolved();
          });
          worker.postMessage(asked);
        });
      }
    }),
  );
  return { sample: done.get(0) ?? NO_DEALS, total: [...done.values()].reduce(addTallies) };
}

mkdirSync(FOLDER, { recursive: true });
for (const rules of RULE_SETS.filter(canMeasure)) {
  if (words['rule-set'] !== undefined && words['rule-set'] !== rules.id) continue;
  if (isMeasured(rules)) {
    console.log(`${rules.id}: measured before`);
    continue;
  }
  const start = performance.now();
  const { sample, total } = await measure(rules.id);
  const measured: Measured = {
    ruleSet: rules.id,
    version: MEASURE_VERSION,
    fingerprint: fingerprintOf(rules),
    seed,
    deals,
    sample: { deals: SAMPLE, tally: sample },
    total,
  };
  writeFileSync(fileOf(rules.id), `${JSON.stringify(measured)}\n`);
  console.log(`${rules.id}: ${deals} deals, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
for (const worker of workers) void worker.terminate();
