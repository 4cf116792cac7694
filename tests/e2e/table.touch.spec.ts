import { expect, test } from '@playwright/test';

test('the hand on the home page is played by touch, and a finished trick waits to be seen', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
  const hand = page.getByRole('group', { name: 'Your hand' });
  const trick = page.getByRole('list', { name: 'The trick' });
  await hand.getByRole('button', { name: 'Three of Batons' }).tap();
  await expect(trick.getByRole('img', { name: /^Three of Batons/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await page.waitForTimeout(1500); // longer than any motion: nothing may clear the trick by itself
  await expect(trick.getByRole('img', { name: /^Three of Batons/ })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).tap();
  await expect(trick.getByRole('img', { name: /^Three of Batons/ })).toHaveCount(0);
});

test('the menu of a narrow page opens, closes outside, and leads on', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const button = page.locator('summary[aria-label="Menu"]');
  await button.tap();
  await expect(menu.getByRole('link', { name: 'Learn' })).toBeVisible();
  await page.touchscreen.tap(20, 700);
  await expect(menu).toBeHidden();
  await button.tap();
  await menu.getByRole('link', { name: 'Learn' }).tap();
  await expect(page).toHaveURL(/\/learn\/$/);
});

test('every control of the home page is 44 px or more for a finger', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const small = await page
    .locator('button:visible, summary:visible, nav a:visible, footer a:visible')
    .evaluateAll((controls) =>
      controls
        .map((control) => ({
          name: control.textContent?.trim() || control.getAttribute('aria-label'),
          box: control.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height < 43.5)
        .map(({ name, box }) => `${name}: ${box.height}`),
    );
  expect(small).toEqual([]);
});
