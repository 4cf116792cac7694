import { resolve } from 'node:path';
import { kindOf, pagesOf, type Site } from '../built/site.ts';

/** The site the browser tests look at, as built at the root. */
export const SITE: Site = { folder: resolve(import.meta.dirname, '../../dist'), base: '/' };

/** How many pages of one kind are opened in the browser: they share a template, and all lessons are opened. */
const OF_A_KIND = 3;

/** The addresses to open in the browser: every lesson, and a few of every other kind of page. */
export function pathsToOpen(): readonly string[] {
  const seen = new Map<string, number>();
  return pagesOf(SITE)
    .map(({ path }) => path)
    .filter((path) => {
      const kind = kindOf(path);
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      return kind.endsWith('/learn/…/') || count <= OF_A_KIND;
    });
}
