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
export function scriptsNamedBy({ html }: Page, { base }: Site): readonly string[] {
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

/** What a script weighs after gzip, in bytes. */
export const weightOf = (path: string, { folder }: Site): number => scriptAt(join(folder, path)).bytes;

/** These scripts with all that they import statically, as paths below the base. */
export function importedBy(roots: readonly string[], { folder }: Site): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const from of scriptAt(join(folder, path)).imports.filter((name) => name.startsWith('.'))) {
      add(posix.join(posix.dirname(path), from));
    }
  };
  roots.forEach(add);
  return found;
}

/**
 * The JavaScript a page loads by itself, in bytes after gzip: every script it names with all they import, and what stands
 * inline. Workers, and what is imported on demand, are not in it: tests/e2e/weight.spec.ts weighs what a browser has asked
 * for by the first card.
 */
export function scriptBytesOf(page: Page, site: Site): number {
  const inline = inlineScripts(page.html);
  const inlineBytes = inline ? gzipSync(inline, { level: 9 }).length : 0;
  return [...importedBy(scriptsNamedBy(page, site), site)].reduce(
    (sum, path) => sum + weightOf(path, site),
    inlineBytes,
  );
}

/** The most a page may load by itself, in bytes: the home page and the lessons first of all. */
export const budgetOf = (path: string): number => (/^(\/[a-z]{2})?\/(learn\/[^/]+\/)?$/.test(path) ? 40_000 : 45_000);
