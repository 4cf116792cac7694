import { resolve } from 'node:path';
import { kindOf, pathsOf, type Site } from '../built/site.ts';

/** The site the browser tests look at, as built at the root. */
export const SITE: Site = { folder: resolve(import.meta.dirname, '../../dist'), base: '/' };

/** A kind with more pages than this is one template filled again and again; a few of them stand for all. */
const SEVERAL = 12;
const FEW = 3;

/** The addresses to open in the browser: every lesson, every kind of page with a few members, and samples of the rest. */
export function pathsToOpen(): readonly string[] {
  const byKind = new Map<string, string[]>();
  for (const path of pathsOf(SITE)) {
    const kind = kindOf(path);
    const paths = byKind.get(kind) ?? [];
    paths.push(path);
    byKind.set(kind, paths);
  }
  return [...byKind].flatMap(([kind, paths]) =>
    kind.endsWith('/learn/…/') || paths.length <= SEVERAL ? paths : paths.slice(0, FEW),
  );
}
