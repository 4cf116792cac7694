import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { brokenLinks } from './links.ts';
import { kindOf, pagesOf, type Site } from './site.ts';
import { budgetOf, scriptBytesOf } from './weight.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  'index.html':
    '<a href="/x/learn/">fine</a><a href=/x/learn/#end>fine</a><a href="#top" id="top">fine</a>' +
    '<a href="https://elsewhere.example/gone">not asked</a><a href="/x/learn/#!/a=1">a state, not a place</a>' +
    '<script>const html = \'<a href="/not/a/link">\';</script>' +
    '<link rel="modulepreload" href="/x/_astro/c.js"><script type="module" src="/x/_astro/a.js"></script>',
  'learn/index.html':
    '<a href="/x/learn">no slash</a><a href="/learn/">out of the base</a><a href="../gone/">gone</a>' +
    '<a href="#start">no such place</a><p id="end"></p><img srcset="/x/a.png 1x, /x/b.png 2x">' +
    '<astro-island component-url="/x/_astro/lost.js"></astro-island>',
  '404.html': '<a href="/x/">home</a>',
  'a.png': '',
  '_astro/a.css': "@font-face{src:url('/x/gone.woff2')}.a{background:url(data:image/png;base64,AA)}",
  '_astro/a.js': 'import{b as x}from"./b.js";import"./b.js";const later=()=>import("./later.js");x(later);',
  '_astro/b.js': 'export const b=(f)=>f;',
  '_astro/c.js': 'export{b}from"./b.js";',
  '_astro/later.js': 'export const much="much";',
  'sitemap-0.xml': '<loc>https://site.example/x/</loc><loc>https://site.example/x/lost/</loc>',
};
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
const site: Site = { folder, base: '/x/' };

test('pages are known by their addresses', () => {
  expect(pagesOf(site).map(({ path }) => path)).toEqual(['/404.html', '/', '/learn/']);
});

test.each([
  ['/', '/'],
  ['/404.html', '/404.html'],
  ['/learn/', '/learn/'],
  ['/learn/sixty-one/', '/learn/…/'],
  ['/puzzles/all/brisca-2/', '/puzzles/all/…/'],
])('%s is of the kind %s', (path, kind) => expect(kindOf(path)).toBe(kind));

test('every planted broken link is found, and nothing else', () => {
  expect(brokenLinks(site, 'https://site.example')).toEqual([
    '/learn/: /x/learn leads nowhere',
    '/learn/: /learn/ leaves the base path',
    '/learn/: ../gone/ leads nowhere',
    '/learn/: #start has no #start',
    '/learn/: /x/_astro/lost.js leads nowhere',
    '/learn/: /x/b.png leads nowhere',
    '/_astro/a.css: /x/gone.woff2 leads nowhere',
    '/sitemap-0.xml: https://site.example/x/lost/ leads nowhere',
  ]);
});

describe('the weight of a page', () => {
  test('counts each script once, what it imports, and what stands inline; not what comes on demand', () => {
    const zipped = (text: string) => gzipSync(text, { level: 9 }).length;
    const home = pagesOf(site).find(({ path }) => path === '/')!;
    const scripts = [FILES['_astro/a.js'], FILES['_astro/b.js'], FILES['_astro/c.js']];
    const inline = 'const html = \'<a href="/not/a/link">\';';
    expect(scriptBytesOf(home, site)).toBe([...scripts, inline].reduce((sum, text) => sum + zipped(text), 0));
  });

  test.each([
    ['/', 40_000],
    ['/it/', 40_000],
    ['/learn/the-last-three-tricks/', 40_000],
    ['/learn/', 45_000],
    ['/puzzles/', 45_000],
  ])('%s may load %i bytes', (path, bytes) => expect(budgetOf(path)).toBe(bytes));
});
