import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { AuctionTally } from '../../src/engine/measure/auctionTally.ts';
import type { Measured } from '../../src/engine/measure/measured.ts';
import { rules as ruleWords } from '../../src/i18n/messages/en/rules.ts';
import type { MeasuredChart } from '../../src/i18n/messages/measured.ts';

const FOLDER = resolve(import.meta.dirname, '../../src/content/measured');
const measured = globSync('*.json', { cwd: FOLDER }).map(
  (file) => JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8')) as Measured, // made by scripts/measure.ts
);

const ruleNameOf = (id: string): string => (ruleWords.names[id as keyof typeof ruleWords.names] ?? id).split(': ')[0]!;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const part = (count: number, of: number): number | undefined => (of === 0 ? undefined : (100 * count) / of);
const called = ({ auction, total }: Measured, count: (auction: AuctionTally) => number): number | undefined =>
  auction && part(count(auction), total.deals);

/** What each chart says of a file, worked out here a second time. */
const CHARTS: Readonly<Record<MeasuredChart, (file: Measured) => number | undefined>> = {
  better: ({ total }) => part(total.betterWins, total.uneven),
  leader: ({ total }) => part(total.leaderWins, total.deals),
  dealer: ({ total }) => part(total.dealerWins, total.deals),
  tied: ({ total }) => part(total.tied, total.deals),
  'last-draw': ({ total }) => (total.lastDraws === 0 ? undefined : total.movedByDraw / total.lastDraws),
  turned: ({ total }) => part(total.turnedByDraw, total.lastDraws),
  unique: ({ total }) => part(total.uniqueBest, total.ends),
  'trick-points': ({ total }) => sum(total.trickPoints) / sum(total.trickCount),
  length: ({ total }) => total.cards / total.deals,
  made: (file) => called(file, ({ made }) => made),
  'made-by-well': (file) => called(file, ({ madeByWell }) => madeByWell),
  'made-against-well': (file) => called(file, ({ madeAgainstWell }) => madeAgainstWell),
  'caller-points': ({ auction, total }) => auction && auction.callerPoints / total.deals,
  'average-bid': ({ auction }) => {
    const points = Object.entries(auction?.bids ?? {}).filter(([bid]) => Number(bid) > 60);
    if (points.length === 0) return undefined;
    return sum(points.map(([bid, [calls]]) => Number(bid) * calls)) / sum(points.map(([, [calls]]) => calls));
  },
  secret: ({ auction }) => auction && auction.secretTricks / auction.fell,
};

test.use({ javaScriptEnabled: false });

test('every bar of the charts stands in a table with its sample', async ({ page }) => {
  await page.goto('compare/measured/');
  const charts = page.locator('[data-chart]');
  await expect(charts).toHaveCount(Object.keys(CHARTS).length);
  for (const chart of await charts.all()) {
    const id = await chart.getAttribute('data-chart');
    const shareOf = CHARTS[id as keyof typeof CHARTS];
    const rows = await chart
      .locator('[data-bar]')
      .evaluateAll((found) =>
        found.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '')),
      );
    expect(await chart.locator('svg[data-look="wide"] rect').count()).toBe(rows.length);
    // Every game that has such a number has a row, and the row says that number.
    const expected = measured.flatMap((file): readonly (readonly [string, number])[] => {
      const value = shareOf(file);
      return value === undefined ? [] : [[ruleNameOf(file.ruleSet), value]];
    });
    expect(rows.map(([name]) => name).toSorted()).toEqual(expected.map(([name]) => name).toSorted());
    for (const [name, value, interval] of rows) {
      const exact = new Map(expected).get(name ?? '') ?? Number.NaN;
      // Rounded to the digits it shows, either way where it lies half between.
      const digits = (value?.split('.')[1] ?? '').length;
      expect(digits).toBeGreaterThan(0);
      expect(Math.abs(Number(value) - exact)).toBeLessThanOrEqual(0.5 * 10 ** -digits + 1e-9);
      if (interval === '') continue;
      const [low = 0, high = 0] = (interval ?? '').split(' – ').map(Number);
      expect(low).toBeLessThanOrEqual(Number(value));
      expect(high).toBeGreaterThanOrEqual(Number(value));
    }
  }
});

test('every promise of an auction on the measured page comes from the data', async ({ page }) => {
  await page.goto('compare/measured/');
  for (const { ruleSet, total, auction } of measured.filter((file) => file.auction)) {
    const rows = await page
      .locator(`[data-promises="${ruleSet}"] tbody tr`)
      .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => Number.parseFloat(cell.textContent))));
    const shares = rows.map(([, share = 0]) => share);
    expect(rows.length).toBeGreaterThan(2);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, -0.5);
    // Calls kept, added up over the rows, are the calls kept in all.
    const kept = rows.reduce((sum, [, share = 0, ofThem = 0]) => sum + (share * ofThem) / 10_000, 0);
    expect(kept).toBeCloseTo((auction?.made ?? 0) / total.deals, 2);
  }
});
