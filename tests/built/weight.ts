import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Page, type Site, valuesOf } from './site.ts';

/** The static imports of a built script. A dynamic import, or a worker, is not loaded with it. */
const importsOf = (script: string): readonly string[] =>
  [...script.matchAll(/\b(?:import|export)\b\s*(?:[^"'();]*?\bfrom\b\s*)?["']([^"']+)["']/g)].map(
    (match) => match[1] ?? '',
  );

/** The scripts that a page names: of its script elements, preloads and islands, as paths below the base. */
function scriptsNamedBy({ html }: Page, { base }: Site): readonly string[] {
  const tags = html.match(/<(script|link|astro-island)\b[^>]*>/g) ?? [];
  const named = tags.flatMap((tag) => {
    if (tag.startsWith('<script')) return valuesOf('src', tag);
    if (tag.startsWith('<link')) return /rel="?modulepreload/.test(tag) ? valuesOf('href', tag) : [];
    return ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) => valuesOf(name, tag));
  });
  return named.map((address) => `/${address.slice(base.length)}`);
}

const inlineScripts = (html: string): string =>
  [...html.matchAll(/<script\b(?![^>]*\bsrc=)(?![^>]*type="application)[^>]*>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1])
    .join('\n');

/** A script of a built site: its weight, and what it imports. Thousands of pages share a few of them. */
interface Script {
  readonly bytes: number;
  readonly imports: readonly string[];
}
const scripts = new Map<string, Script>();

function scriptAt(file: string): Script {
  const known = scripts.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const script = { bytes: gzipSync(text, { level: 9 }).length, imports: importsOf(text) };
  scripts.set(file, script);
  return script;
}

/**
 * The JavaScript a page loads before the first move, in bytes after gzip: every script it names with all they import,
 * and what stands inline. Workers, and what is imported on demand, are not in it.
 */
export function scriptBytesOf(page: Page, site: Site): number {
  const weights = new Map<string, number>();
  function weigh(path: string): void {
    if (weights.has(path)) return;
    const { bytes, imports } = scriptAt(join(site.folder, path));
    weights.set(path, bytes);
    for (const from of imports.filter((name) => name.startsWith('.'))) {
      weigh(posix.join(posix.dirname(path), from));
    }
  }
  scriptsNamedBy(page, site).forEach(weigh);
  const inline = inlineScripts(page.html);
  const inlineBytes = inline ? gzipSync(inline, { level: 9 }).length : 0;
  return [...weights.values()].reduce((sum, bytes) => sum + bytes, inlineBytes);
}

/** The most a page may load before the first move, in bytes: the home page and the lessons first of all. */
export const budgetOf = (path: string): number => (/^(\/[a-z]{2})?\/(learn\/[^/]+\/)?$/.test(path) ? 40_000 : 45_000);
