import { expect, test } from '@playwright/test';
import { brokenLinks } from '../built/links.ts';
import { pagesOf } from '../built/site.ts';
import { budgetOf, scriptBytesOf } from '../built/weight.ts';
import { SITE } from './site.ts';

test('every link of every page leads somewhere', () => expect(brokenLinks(SITE)).toEqual([]));

test('no page loads more JavaScript before the first move than its budget', () => {
  const heavy = pagesOf(SITE)
    .map((page) => ({ path: page.path, bytes: scriptBytesOf(page, SITE), budget: budgetOf(page.path) }))
    .filter(({ bytes, budget }) => bytes > budget);
  expect(heavy).toEqual([]);
});

test('no page names a style or a script of another host', () => {
  const foreign = /<(?:script|link|img|iframe|source)\b[^>]*\s(?:src|href|srcset)="?https?:\/\//;
  const allowed = /<link\b[^>]*rel="?(?:canonical|alternate)/;
  const named = pagesOf(SITE).flatMap(({ path, html }) =>
    (html.match(new RegExp(`${foreign.source}[^>]*>`, 'g')) ?? [])
      .filter((tag) => !allowed.test(tag))
      .map((tag) => `${path}: ${tag}`),
  );
  expect(named).toEqual([]);
});
