import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { pathsToOpen } from './site.ts';

const WIDTHS = [320, 360, 768, 1280];

/** What a page must not do while it loads, filled as it happens. */
function watch(page: Page, origin: string): readonly string[] {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => wrong.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) wrong.push(`another host: ${request.url()}`);
  });
  return wrong;
}

/** Until every island that loads at once has woken, and the network is quiet. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
}

async function expectNoAxeFindings(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(findings).toEqual([]);
}

for (const path of pathsToOpen()) {
  test(`${path} loads clean, fits, and is accessible`, async ({ page, baseURL }) => {
    test.slow();
    const wrong = watch(page, new URL(baseURL ?? '').origin);
    await page.goto(path);
    await settle(page);
    await expect(page.locator('meta[http-equiv="content-security-policy"]')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    }

    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectNoAxeFindings(new AxeBuilder({ page }));
    // In the dark nothing changes but colours.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectNoAxeFindings(new AxeBuilder({ page }).withRules(['color-contrast']));
    expect(wrong).toEqual([]);
  });
}

test('an address that is none gets the page for it, with status 404', async ({ page }) => {
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page without its slash moves to the one address', async ({ request }) => {
  const response = await request.get('/learn', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/learn/');
});
