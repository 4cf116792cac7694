import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { brokenLinks } from '../built/links.ts';
import { valuesOf, pagesOf } from '../built/site.ts';

const [folder = '', base = '/', origin = ''] = process.env.SITE_BELOW_BASE?.split(' ') ?? [];
const SITE = { folder: resolve(import.meta.dirname, '../..', folder), base };

test('every link stays below the base and leads somewhere', () => expect(brokenLinks(SITE, origin)).toEqual([]));

test('the sitemap and canonical links name the address that was given', () => {
  const sitemap = readFileSync(resolve(SITE.folder, 'sitemap-0.xml'), 'utf8');
  expect(sitemap).toContain(`<loc>${origin}${base}</loc>`);
  const home = pagesOf(SITE).find(({ path }) => path === '/');
  const canonical = home?.html.match(/<link\b[^>]*rel="canonical"[^>]*>/)?.[0] ?? '';
  expect(valuesOf('href', canonical)).toEqual([`${origin}${base}`]);
});

for (const path of ['', 'learn/']) {
  test(`${base}${path} loads clean, and its islands wake`, async ({ page }) => {
    const wrong: string[] = [];
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    page.on(
      'response',
      (response) => response.status() >= 400 && wrong.push(`${response.status()}: ${response.url()}`),
    );
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
    expect(wrong).toEqual([]);
  });
}
