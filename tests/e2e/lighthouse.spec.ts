import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { pathsToOpen } from './site.ts';

const LIGHTHOUSE = resolve(import.meta.dirname, '../../node_modules/lighthouse/cli/index.js');
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/** One page of each kind that people look for, and the first puzzle there is. */
const PATHS = [
  '/',
  '/learn/',
  '/learn/the-last-three-tricks/',
  '/puzzles/',
  ...pathsToOpen()
    .filter((path) => /^\/puzzles\/[a-z0-9]{7}\/$/u.test(path))
    .slice(0, 1),
  '/compare/',
  '/variants/brisca-2/',
  '/decks/',
  '/analysis/',
  '/faq/',
];

test.describe.configure({ mode: 'serial' });

for (const path of PATHS) {
  test(`Lighthouse gives ${path} full marks`, async ({ baseURL }) => {
    test.setTimeout(120_000);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        LIGHTHOUSE,
        new URL(path, baseURL).href,
        '--quiet',
        `--only-categories=${CATEGORIES.join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox',
        '--output=json',
      ],
      { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '' }, maxBuffer: 64 * 1024 * 1024 },
    );
    const { categories } = JSON.parse(stdout) as Report; // Lighthouse's own format
    expect(Object.fromEntries(CATEGORIES.map((name) => [name, categories[name]?.score]))).toEqual({
      accessibility: 1,
      'best-practices': 1,
      seo: 1,
    });
  });
}
