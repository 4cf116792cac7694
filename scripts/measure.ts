/**
 * `npm run measure`: plays seeded deals of every rule set, and writes what they came to into src/content/measured. A file
 * is written after every stretch of deals, and what is there and still holds is gone on from: a run that was stopped loses
 * little.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { fingerprintOf, type Measured } from '../src/engine/measure/measured.ts';
import { addCounted, MEASURE_VERSION, type Counted } from '../src/engine/measure/measureDeals.ts';
import type { RuleSet } from '../src/engine/rules/ruleSet.ts';
import { RULE_SETS } from '../src/engine/rulesets/index.ts';
import type { Stretch } from './measureWorker.ts';

const FOLDER = resolve(import.meta.dirname, '../src/content/measured');

/** Deals in one piece of work. */
const STRETCH = 100;

/** Deals of the sample that a test makes again: few where a deal takes a tenth of a second or more. */
const sampleOf = ({ auction }: RuleSet): number => (auction === 'none' ? 20 : 5);

const { values: words } = parseArgs({
  options: {
    deals: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '2026' },
    cores: { type: 'string', default: String(availableParallelism()) },
    'rule-set': { type: 'string', multiple: true },
  },
});
const deals = Math.max(STRETCH, Math.ceil(Number(words.deals) / STRETCH) * STRETCH);
const seed = Number(words.seed);

const fileOf = (id: string): string => resolve(FOLDER, `${id}.json`);

/** What was measured before of the same rules, from the same seed and in the same way. */
function measuredBefore(rules: RuleSet): Measured | undefined {
  if (!existsSync(fileOf(rules.id))) return undefined;
  const found = JSON.parse(readFileSync(fileOf(rules.id), 'utf8')) as Measured; // written by this file
  const holds = found.version === MEASURE_VERSION && found.seed === seed && found.fingerprint === fingerprintOf(rules);
  return holds ? found : undefined;
}

const workers = Array.from(
  { length: Math.max(1, Number(words.cores)) },
  () => new Worker(new URL('measureWorker.ts', import.meta.url)),
);

const countedBy = (worker: Worker, stretch: Stretch): Promise<Counted> =>
  new Promise((resolved, failed) => {
    worker.once('error', failed);
    worker.once('message', ({ counted }: { readonly counted: Counted }) => {
      worker.removeListener('error', failed);
      resolved(counted);
    });
    worker.postMessage(stretch);
  });

/** Some stretches, one a worker. Sums do not depend on the order they come back in. */
const countedOf = (stretches: readonly Stretch[]): Promise<readonly Counted[]> =>
  Promise.all(stretches.map((stretch, at) => countedBy(workers[at]!, stretch)));

/** The first stretch, whose first deals are the sample. */
async function begin(rules: RuleSet): Promise<Measured> {
  const sample = sampleOf(rules);
  const worker = workers[0]!;
  const first = await countedBy(worker, { ruleSet: rules.id, seed, from: 0, count: sample });
  const rest = await countedBy(worker, { ruleSet: rules.id, seed, from: sample, count: STRETCH - sample });
  const { tally, auction } = addCounted(first, rest);
  return {
    ruleSet: rules.id,
    version: MEASURE_VERSION,
    fingerprint: fingerprintOf(rules),
    seed,
    deals: STRETCH,
    sample: { deals: sample, ...first },
    total: tally,
    ...(auction && { auction }),
  };
}

/** The next stretches, as many as there are workers. */
async function goOn(before: Measured): Promise<Measured> {
  const left = (deals - before.deals) / STRETCH;
  const stretches = workers.slice(0, left).map((_, at): Stretch => ({
    ruleSet: before.ruleSet,
    seed,
    from: before.deals + at * STRETCH,
    count: STRETCH,
  }));
  const { total, auction } = before;
  const sum = [{ tally: total, ...(auction && { auction }) }, ...(await countedOf(stretches))].reduce(addCounted);
  return {
    ...before,
    deals: before.deals + stretches.length * STRETCH,
    total: sum.tally,
    ...(sum.auction && { auction: sum.auction }),
  };
}

mkdirSync(FOLDER, { recursive: true });
const asked = words['rule-set'];
for (const rules of RULE_SETS.filter(({ id }) => asked === undefined || asked.includes(id))) {
  const start = performance.now();
  let measured = measuredBefore(rules);
  const before = measured?.deals ?? 0;
  while (!measured || measured.deals < deals) {
    measured = measured ? await goOn(measured) : await begin(rules);
    writeFileSync(fileOf(rules.id), `${JSON.stringify(measured)}\n`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${rules.id}: ${measured.deals} deals, ${before} of them measured before; ${seconds} s`);
}
for (const worker of workers) void worker.terminate();
