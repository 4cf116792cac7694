import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium, devices, type Browser } from '@playwright/test';
import { ensureBrowser } from '../../scripts/setup/browser.mjs';
import { startServer } from '../../scripts/serve.mjs';
import { quantiles, type Section } from './section.ts';

/**
 * How soon a page can be used on a slow phone, and what Lighthouse says of its performance. Looks at the site in `dist`, as
 * `npm run build` has left it. PAGE_RUNS sets how often each page is opened; every time with an empty cache.
 */

const ROOT = resolve(import.meta.dirname, '../..');
const RUNS = Number(process.env.PAGE_RUNS ?? 7);
const LIGHTHOUSE_RUNS = Math.min(RUNS, 5);

/** How many times slower than this machine the phone is. */
const SLOWER = 4;

/** Lighthouse's slow 4G: latency in ms, throughput in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };

/** A page, and what on it answers to a touch: a card or an answer that may be pressed. */
const PLAYED: readonly (readonly [name: string, path: string, playable: string])[] = [
  ['Home, its hand', '/', '[data-deal] [data-awake="awake"]'],
  ['The first lesson with a deal', '/learn/the-three-comes-second/', '[data-deal] [data-awake="awake"]'],
  ['A whole deal of twenty tricks', '/learn/a-whole-deal/', '[data-deal] [data-awake="awake"]'],
];

const JUDGED: readonly (readonly [name: string, path: string])[] = [
  ['Home', '/'],
  ['A lesson', '/learn/the-three-comes-second/'],
  ['The course', '/learn/'],
  ['Puzzles', '/puzzles/'],
];

/** Milliseconds from asking for the page until it can be played. */
async function playableAfter(
  browser: Browser,
  address: string,
  playable: string,
  network: typeof SLOW_4G | 'as-it-is',
): Promise<number> {
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    if (network !== 'as-it-is') await session.send('Network.emulateNetworkConditions', network);
    await page.addInitScript((selector) => {
      const look = (): void => {
        if (!document.querySelector(selector)) return;
        watcher.disconnect();
        Object.assign(globalThis, { playableAfter: performance.now() });
      };
      const watcher = new MutationObserver(look);
      watcher.observe(document, { subtree: true, childList: true, attributes: true });
    }, playable);
    await page.goto(address, { waitUntil: 'commit' });
    const found = await page.waitForFunction(() => (globalThis as { playableAfter?: number }).playableAfter);
    return Number(await found.jsonValue());
  } finally {
    await context.close();
  }
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Lighthouse's own measurement, with its phone and its network. Gives the score of 100, and three of its times in ms. */
async function judged(address: string, chromePath: string): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      resolve(ROOT, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--quiet',
      '--only-categories=performance',
      '--chrome-flags=--headless=new --no-sandbox',
      '--output=json',
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = JSON.parse(stdout) as Report; // Lighthouse's own format
  const time = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  return [
    100 * (categories.performance.score ?? NaN),
    time('first-contentful-paint'),
    time('largest-contentful-paint'),
    time('total-blocking-time'),
  ];
}

/** How often a run that Lighthouse itself gives up is begun again: on a busy machine it may miss the start of a page. */
const TRIES = 3;

async function judgedAtLast(address: string, chromePath: string): Promise<readonly number[]> {
  for (let left = TRIES - 1; left > 0; left -= 1) {
    const found = await judged(address, chromePath).catch(() => undefined);
    if (found) return found;
  }
  return judged(address, chromePath);
}

const median = (numbers: readonly number[]): number => quantiles(numbers)[0];

export async function* sections(): AsyncIterable<Section> {
  if (!existsSync(resolve(ROOT, 'dist/index.html'))) {
    console.log('There is no site in dist, so no page was measured: npm run build first.\n');
    return;
  }
  const chromePath: string = ensureBrowser(process.execPath);
  const server = await startServer({ root: resolve(ROOT, 'dist'), port: 0 });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const at = (path: string): string => `http://localhost:${port}${path}`;
  const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
  try {
    const rows: (readonly (string | number)[])[] = [];
    for (const [name, path, playable] of PLAYED) {
      await playableAfter(browser, at(path), playable, 'as-it-is'); // the server has now compressed what is asked for
      const near: number[] = [];
      const far: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        near.push(await playableAfter(browser, at(path), playable, 'as-it-is'));
        far.push(await playableAfter(browser, at(path), playable, SLOW_4G));
      }
      rows.push([name, median(near), Math.min(...near), median(far), Math.min(...far)]);
    }
    yield {
      title: `Milliseconds until a page can be played, on a phone ${SLOWER} times slower than this machine, ${RUNS} runs`,
      columns: ['page', 'this network: median', 'least', 'slow 4G: median', 'least'],
      rows,
    };
  } finally {
    await browser.close();
  }
  try {
    const rows: (readonly (string | number)[])[] = [];
    for (const [name, path] of JUDGED) {
      const runs: (readonly number[])[] = [];
      for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) runs.push(await judgedAtLast(at(path), chromePath));
      rows.push([name, ...[0, 1, 2, 3].map((column) => median(runs.map((numbers) => numbers[column] ?? NaN)))]);
    }
    yield {
      title: `Lighthouse, performance of 100 on its phone and slow 4G, median of ${LIGHTHOUSE_RUNS} runs; times in ms`,
      columns: ['page', 'score', 'first paint', 'largest paint', 'blocked'],
      rows,
    };
  } finally {
    server.close();
  }
}
