import { readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { markdownOf } from './section.ts';
import type { Section } from './section.ts';

/**
 * Runs every bench file of this folder (`*.bench.ts`, each with `sections()`), prints Markdown tables, and writes all
 * figures to results.json. A word after the command runs only the files whose names hold it.
 */

interface BenchFile {
  readonly sections?: () => Iterable<Section> | AsyncIterable<Section>;
}

const here = new URL('./', import.meta.url);
const [only = ''] = process.argv.slice(2);
const files = readdirSync(here).filter((file) => file.endsWith('.bench.ts') && file.includes(only));
const results: { file: string; sections: readonly Section[] }[] = [];

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one core\n`);
for (const file of files) {
  const { sections } = (await import(new URL(file, here).href)) as BenchFile;
  if (!sections) throw new Error(`${file} exports no sections()`);
  const found: Section[] = [];
  for await (const section of sections()) {
    found.push(section);
    console.log(markdownOf(section));
  }
  results.push({ file, sections: found });
}
const { user, system } = process.cpuUsage();
console.log(
  `Took ${Math.round((user + system) / 1e6)} s of processor time, ${Math.round(performance.now() / 1000)} s by the clock.`,
);
writeFileSync(new URL('results.json', here), `${JSON.stringify({ node: process.version, results }, null, 2)}\n`);
