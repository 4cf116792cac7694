import { globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Page, pagesOf, type Site, valuesOf, withoutInline } from './site.ts';

const ATTRIBUTES = ['href', 'src', 'component-url', 'renderer-url', 'before-hydration-url', 'action', 'poster'];
const HERE = 'http://site.invalid';

/** Everything a page points at, as written. */
const targetsOf = (tags: string): readonly string[] => [
  ...valuesOf(`(?:${ATTRIBUTES.join('|')})`, tags),
  ...valuesOf('srcset', tags).flatMap((set) => set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')),
];

/** Whether an address of the site stands for a file. Where it does not, a visitor would get a 404 or a redirect. */
function hasFile({ folder }: Site, path: string): boolean {
  const file = join(folder, decodeURIComponent(path), path.endsWith('/') ? 'index.html' : '');
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

const idsIn = (tags: string): ReadonlySet<string> => new Set(valuesOf('(?:id|name)', tags));

/**
 * The links of a built site that lead nowhere: to no file, to a page without its slash, out of the base path, or to a
 * place (`#…`) that the page does not have. Pages, style sheets and the sitemap are read. What names `origin` (where the
 * site is to be published) counts as our own; other sites are not asked.
 */
export function brokenLinks(site: Site, origin?: string): readonly string[] {
  const pages = pagesOf(site).map(({ path, html }) => ({ path, html: withoutInline(html) }));
  const idsAt = new Map<string, ReadonlySet<string>>();
  const idsOf = (page: Page): ReadonlySet<string> => {
    const ids = idsAt.get(page.path) ?? idsIn(page.html);
    idsAt.set(page.path, ids);
    return ids;
  };
  const known = new Map<string, boolean>();
  const isThere = (path: string): boolean => {
    const there = known.get(path) ?? hasFile(site, path);
    known.set(path, there);
    return there;
  };
  const pageAt = new Map(pages.map((page) => [page.path, page]));

  function problemWith(target: string, from: string): string | undefined {
    const url = new URL(target, HERE + from);
    if (url.origin !== HERE && url.origin !== origin) return undefined;
    if (!url.pathname.startsWith(site.base)) return 'leaves the base path';
    const path = `/${url.pathname.slice(site.base.length)}`;
    if (!isThere(path)) return 'leads nowhere';
    const page = pageAt.get(path);
    // What follows #! or #? is a position or a state for a script to read, not the name of a place.
    const place = decodeURIComponent(url.hash.slice(1));
    if (!page || !/^[\w-]+$/.test(place)) return undefined;
    return idsOf(page).has(place) ? undefined : `has no #${place}`;
  }

  const report = (from: string, targets: readonly string[]): readonly string[] =>
    [...new Set(targets)].flatMap((target) => {
      const problem = problemWith(target, site.base + from.slice(1));
      return problem ? [`${from}: ${target} ${problem}`] : [];
    });

  const sheets = globSync('**/*.css', { cwd: site.folder }).flatMap((file) => {
    const css = readFileSync(resolve(site.folder, file), 'utf8');
    const urls = [...css.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)/g)].map((match) => match[2] ?? '');
    return report(
      `/${file}`,
      urls.filter((url) => !url.startsWith('data:') && !url.startsWith('#')),
    );
  });
  const maps = globSync('sitemap*.xml', { cwd: site.folder }).flatMap((file) => {
    const xml = readFileSync(resolve(site.folder, file), 'utf8');
    return report(
      `/${file}`,
      [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? ''),
    );
  });
  return [...pages.flatMap((page) => report(page.path, targetsOf(page.html))), ...sheets, ...maps];
}
