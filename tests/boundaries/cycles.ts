import { posix } from 'node:path';
import { importsOf } from './imports.ts';

/**
 * The circles among files that import each other's values; types may point both ways, since they are erased. Each circle
 * is told once, from its first file in reading order back to itself.
 */
export function cyclesAmong(sources: ReadonlyMap<string, string>): readonly string[] {
  const next = (path: string): readonly string[] =>
    importsOf(path, sources.get(path) ?? '')
      .filter(({ from, kind }) => kind === 'value' && from.startsWith('.'))
      .map(({ from }) => posix.join(posix.dirname(path), from))
      .filter((target) => sources.has(target));

  const found: string[] = [];
  const done = new Set<string>();
  function walk(path: string, way: readonly string[]): void {
    const seenAt = way.indexOf(path);
    if (seenAt >= 0) found.push([...way.slice(seenAt), path].join(' → '));
    if (seenAt >= 0 || done.has(path)) return;
    for (const target of next(path)) walk(target, [...way, path]);
    done.add(path);
  }
  for (const path of sources.keys()) walk(path, []);
  return found;
}
