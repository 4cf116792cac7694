import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { build, preview } from 'vite';
import { quantiles } from './section.ts';
import type { Section } from './section.ts';
import type { FirstAnswer } from './worker/page.ts';

/**
 * What a fresh worker takes to its first answer, in Chromium: the worker is built as the site builds it, and asked for
 * every value of a whole deal. By the clock, so other work on the machine counts.
 */
const root = new URL('worker/', import.meta.url).pathname;
const LOADS = 4;
const WORKERS = 5;

const launch = (): Promise<Browser | undefined> => {
  const executablePath = process.env['CHROMIUM_PATH'];
  return chromium
    .launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
    .catch(() => undefined);
};

async function measure(browser: Browser): Promise<readonly (readonly FirstAnswer[])[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'first-answer-'));
  const quiet = { root, configFile: false, logLevel: 'error' } as const;
  await build({ ...quiet, worker: { format: 'es' }, build: { outDir } });
  const server = await preview({ ...quiet, build: { outDir } });
  const loads: FirstAnswer[][] = [];
  for (let load = 0; load < LOADS; load++) {
    const context = await browser.newContext(); // nothing cached
    const page = await context.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForFunction(() => 'firstAnswer' in window);
    const answers: FirstAnswer[] = [];
    for (let i = 0; i < WORKERS; i++) {
      answers.push(
        await page.evaluate(
          (seed) => (window as unknown as { firstAnswer: (seed: number) => Promise<FirstAnswer> }).firstAnswer(seed),
          load * WORKERS + i,
        ),
      );
    }
    loads.push(answers);
    await context.close();
  }
  await server.close();
  rmSync(outDir, { recursive: true });
  return loads;
}

const row = (name: string, times: readonly number[]): Section['rows'][number] => {
  const [median, , , most] = quantiles(times);
  return [name, Math.min(...times), median, most];
};

export async function* sections(): AsyncIterable<Section> {
  const browser = await launch();
  const columns = ['task', 'best', 'median', 'slowest'];
  if (!browser) {
    yield { title: 'First answer of a fresh worker: not measured, there is no Chromium', columns, rows: [] };
    return;
  }
  const loads = await measure(browser);
  await browser.close();
  const first = loads.map(([answer]) => answer!.values);
  const later = loads.flatMap(([, ...answers]) => answers.map(({ values }) => values));
  yield {
    title: 'First answer of a fresh worker in Chromium: every value of a whole deal (ms by the clock)',
    columns,
    rows: [
      row('the first worker of a page, nothing cached', first),
      row('a later worker', later),
      row(
        'the second answer of a worker',
        loads.flat().map(({ again }) => again),
      ),
    ],
  };
}
