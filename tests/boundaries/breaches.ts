import { posix } from 'node:path';
import { type Import, importsOf, worldlyUses } from './imports.ts';
import { type Row, SHELL, TABLE } from './table.ts';

/** True when a path below src is the named file or folder, or lies in it. */
const liesIn = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/** The row that counts for a file: the longest that fits, or undefined for a place the table does not know. */
export const rowOf = (path: string): Row | undefined =>
  TABLE.filter((row) => liesIn(path, row.of)).sort((a, b) => b.of.length - a.of.length)[0];

const isAmong = (name: string, allowed: readonly string[]): boolean =>
  allowed.some((word) => (word.endsWith(':') ? name.startsWith(word) : liesIn(name, word)));

function isAllowed(path: string, row: Row, { from, kind }: Import): boolean {
  const more = path.endsWith('.astro') ? SHELL : { values: [], packages: [] };
  if (!from.startsWith('.')) return isAmong(from, [...(row.packages ?? []), ...more.packages]);
  const target = posix.join(posix.dirname(path), from.replace(/\?.*$/, ''));
  return isAmong(target, [...row.values, ...more.values]) || (kind === 'type' && isAmong(target, row.types ?? []));
}

/** What a file of src (its path below src) imports or uses against the table: one sentence a breach. */
export function breachesIn(path: string, source: string): readonly string[] {
  const row = rowOf(path);
  if (!row) return [`${path} lies in a place that the table of imports does not know`];
  if (path.endsWith('.mdx')) {
    return /^(import|export)\b/m.test(source) ? [`${path}: content imports nothing`] : [];
  }
  const imports = importsOf(path, source)
    .filter((found) => !isAllowed(path, row, found))
    .map(({ from, kind }) => `${path} may not import the ${kind} ${from}`);
  const uses = liesIn(path, 'engine') ? worldlyUses(source).map((use) => `${path} may not use ${use}`) : [];
  return [...imports, ...uses];
}
