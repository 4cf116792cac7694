import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { brokenLinks } from '../built/links.ts';
import { ORIGIN } from './site.ts';

const [folder = '', base = '/'] = process.env.SITE_BELOW_BASE?.split(' ') ?? [];
const SITE = { folder: resolve(import.meta.dirname, '../..', folder), base };

test('every link stays below the base and leads somewhere', () => expect(brokenLinks(SITE, ORIGIN)).toEqual([]));

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
