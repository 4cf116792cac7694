/** `npm run mine`: digs puzzles out of random deals, on all cores, and says what it dealt, kept and threw away. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { REJECTIONS } from '../src/engine/puzzles/candidate.ts';
import { countBy, dig, writePuzzles, type Dug } from './mine/dig.ts';
import { fileOf, PLAN, readOrder, USAGE, type Order } from './mine/order.ts';

const SHIPPED = resolve(import.meta.dirname, '../src/content/puzzles');

let stopped = false;
process.on('SIGINT', () => {
  stopped = true;
});

function report(order: Order, { tally, collection, end }: Dug, seconds: number): void {
  const { puzzles, surplus } = collection;
  const because = { full: 'full', 'deals-spent': 'no deals left', stopped: 'stopped; the same words go on' }[end];
  console.log(`${fileOf(order)}: ${puzzles.length} of ${order.count} kept (${because}), ${seconds.toFixed(1)} s`);
  console.log(`  dealt ${tally.deals}, looked at ${tally.positions} positions`);
  const why = REJECTIONS.map((name) => `${name} ${tally.rejected[name] ?? 0}`);
  console.log(`  no puzzle: ${why.join(', ')}`);
  console.log(
    `  not kept: ${Object.entries(surplus)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  );
  console.log(`  grades: ${countBy(puzzles, ({ grade, isTrap }) => `${grade}${isTrap ? ' trap' : ''}`)}`);
  console.log(`  themes: ${countBy(puzzles, ({ themes }) => themes[0] ?? 'none')}`);
  console.log(`  goals: ${countBy(puzzles, ({ goal }) => (typeof goal === 'string' ? goal : 'take-at-least'))}`);
}

async function mineOne(order: Order, out: string | undefined, cores: number): Promise<void> {
  const start = performance.now();
  let told = start;
  const tell = ({ tally, collection }: Dug): void => {
    if (performance.now() - told < 20_000) return;
    told = performance.now();
    console.log(`  … ${tally.deals} deals, ${collection.puzzles.length} kept`);
  };
  const dug = await dig(order, cores, () => stopped, tell);
  report(order, dug, (performance.now() - start) / 1000);
  if (out !== undefined && dug.end !== 'stopped') writePuzzles(out, order, dug);
}

const asked = readOrder(process.argv.slice(2));
if (asked.kind === 'wrong') {
  console.error(`${asked.what}\n\n${USAGE}`);
  process.exitCode = 1;
} else {
  const cores = asked.cores ?? availableParallelism();
  if (asked.kind === 'one') await mineOne(asked.order, asked.out, cores);
  else for (const order of PLAN) if (!stopped) await mineOne(order, resolve(SHIPPED, fileOf(order)), cores);
}
