import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** One page of the built site: its address below the base (`/learn/`), and its text. */
export type Page = { readonly path: string; readonly html: string };

/** A built site: the folder it lies in and the base path it was built for, with a slash at both ends. */
export type Site = { readonly folder: string; readonly base: string };

const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

const filesOf = ({ folder }: Site): readonly string[] => globSync('**/*.html', { cwd: folder }).sort();

/** The addresses of a built site. `404.html` keeps its name: no address leads to it. */
export const pathsOf = (site: Site): readonly string[] => filesOf(site).map(addressOf);

/** Every page of a built site, read. */
export const pagesOf = (site: Site): readonly Page[] =>
  filesOf(site).map((file) => ({ path: addressOf(file), html: readFileSync(resolve(site.folder, file), 'utf8') }));

/**
 * The kind of a page: its address with the last name left open (`/learn/…/`), since those share a template. A page at
 * the first level is a kind of its own.
 */
export const kindOf = (path: string): string => path.replace(/(?<=[^/]\/)[^/]+\/$/, '…/');

const decode = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&#x27;', "'");

/** A page without what its scripts and styles say, in which a text may look like a tag. */
export const withoutInline = (html: string): string => html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');

/** The values of an attribute, wherever it stands in a text of tags. */
export const valuesOf = (attribute: string, tags: string): readonly string[] =>
  [...tags.matchAll(new RegExp(`\\s${attribute}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'g'))].map((match) =>
    decode(match[1] ?? match[2] ?? match[3] ?? ''),
  );
