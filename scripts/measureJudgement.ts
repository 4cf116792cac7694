/**
 * `node scripts/measureJudgement.ts`: how the sayings of the course fare in seeded deals, and what losing the last draw is
 * worth by turn-up. Writes both into src/content/measured/judgement; the same numbers for ever for one version.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LAST_DRAW_VERSION, priceOfLastDraw, type MeasuredPrice } from '../src/engine/measure/lastDrawPrice.ts';
import { addSayings, measureSayings, SAYINGS_VERSION, type MeasuredSayings } from '../src/engine/measure/sayings.ts';
import { findRuleSet } from '../src/engine/rulesets/index.ts';
import { createPlainKernel } from '../src/engine/solver/plainKernel.ts';

const FOLDER = resolve(import.meta.dirname, '../src/content/measured/judgement');
const SAMPLE = { deals: 3, draws: 40 };

const { values: words } = parseArgs({
  options: {
    deals: { type: 'string', default: '1000' },
    draws: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '2026' },
  },
});
const [deals, draws, seed] = [Number(words.deals), Number(words.draws), Number(words.seed)];
const rules = findRuleSet('briscola-2');
if (!rules) throw new Error('There is no briscola-2');

const write = (name: string, data: MeasuredSayings | MeasuredPrice): void =>
  writeFileSync(resolve(FOLDER, `${name}.json`), `${JSON.stringify(data)}\n`);

mkdirSync(FOLDER, { recursive: true });

const prices = (count: number): MeasuredPrice['prices'] =>
  rules.strength.map((turnUp) => priceOfLastDraw(rules, turnUp, { seed, from: 0, count }));
write('last-draw', {
  ruleSet: rules.id,
  version: LAST_DRAW_VERSION,
  seed,
  deals: draws,
  sample: { deals: SAMPLE.draws, prices: prices(SAMPLE.draws) },
  prices: prices(draws),
});
console.log(`last-draw: ${draws} deals a turn-up`);

const kernel = createPlainKernel();
const sample = measureSayings(rules, seed, 0, SAMPLE.deals, kernel);
let total = sample;
for (let at = SAMPLE.deals; at < deals; at += 1) total = addSayings(total, measureSayings(rules, seed, at, 1, kernel));
write('sayings', {
  ruleSet: rules.id,
  version: SAYINGS_VERSION,
  seed,
  deals,
  sample: { deals: SAMPLE.deals, tally: sample },
  total,
});
console.log(`sayings: ${deals} deals`);
