import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const LAST_DRAW = 'r=briscola-2&t=d&h=As2s2c.HdKcJc&n=0&s=Ks6d&p=63.33&w=10.6';

const told = (page: Page) => expect(page.locator('[data-state="told"]')).toBeVisible();
const values = (page: Page) =>
  page
    .locator('ol')
    .filter({ has: page.getByRole('button', { name: /^Play / }) })
    .first();

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

test('an address opens a position, with every card valued and a reason for each', async ({ page }) => {
  await page.goto(`analysis/#!${LAST_DRAW}`);
  await told(page);
  await expect(values(page).locator('> li')).toHaveCount(3);
  await expect(values(page).locator('> li').first()).toContainText('Two of Cups');
  await expect(values(page).locator('> li').first()).toContainText('78');
  await expectNoFindings(page);
});

test('playing steps on, the address follows, and back takes it back', async ({ page }) => {
  await page.goto(`analysis/#!${LAST_DRAW}`);
  await told(page);
  await page.getByRole('button', { name: 'Play Ace of Swords' }).click();
  await told(page);
  await expect(page).toHaveURL(/&m=As$/u);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await told(page);
  await expect(page).toHaveURL(/w=10\.6$/u);
  await page.getByRole('button', { name: 'Play Two of Cups' }).click();
  await told(page);
  await expect(page.getByRole('button', { name: 'Line 1' })).toBeVisible();
});

test('cards are set up by keyboard, and what cannot be is said and kept', async ({ page }) => {
  await page.goto('analysis/');
  const own = page.getByRole('textbox', { name: 'Your hand' });
  await expect(own).toBeEnabled();
  await own.focus();
  await page.keyboard.type('Hd Ad');
  await page.getByRole('textbox', { name: 'North’s hand' }).focus();
  await page.keyboard.type('kd, Ad');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Ace of Coins is there twice');
  await expect(own).toHaveValue('Hd Ad');
  await own.fill('Hd Ac');
  await page.getByRole('textbox', { name: 'North’s hand' }).fill('Kd 2b');
  await page.getByRole('combobox', { name: /^Trump/u }).selectOption('d');
  await page.getByRole('textbox', { name: 'North’s hand' }).press('Enter');
  await told(page);
  await expect(values(page).locator('> li').first()).toContainText('Ace of Cups');
});

test('by the keyboard alone: from the top of the page to a card played, and back to the fields', async ({ page }) => {
  await page.goto('analysis/');
  await expect(page.getByRole('textbox', { name: 'Your hand' })).toBeEnabled();
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return (
        activeElement?.closest('label, button, [aria-label]')?.getAttribute('aria-label') ??
        activeElement?.closest('label, button')?.textContent?.trim() ??
        ''
      );
    });
  const tabTo = async (name: RegExp) => {
    for (let press = 0; press < 40; press += 1) {
      if (name.test(await focused())) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the Tab key does not reach ${name}`);
  };
  await tabTo(/^Your hand/u);
  await page.keyboard.type('Hd Ac');
  await tabTo(/^North’s hand/u);
  await page.keyboard.type('Kd');
  // The cards to tap are one stop; a card goes to the field that was left last, the stock, and is taken away again.
  await tabTo(/^Ace of Cups/u);
  for (const key of ['ArrowRight', 'Enter', 'Enter', 'ArrowDown']) await page.keyboard.press(key);
  expect(await focused()).toBe('Two of Coins');
  await page.keyboard.press('Tab');
  expect(await focused()).toMatch(/^Trump/u);
  await page.keyboard.type('Coins');
  for (let press = 0; press < 8 && !/^North’s hand/u.test(await focused()); press += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type(' 2b');
  await tabTo(/^Work it out/u);
  await page.keyboard.press('Enter');
  await told(page);
  // The button is gone with the form; the keyboard is at the table.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-table]') !== null)).toBe(true);
  await tabTo(/^Play Ace of Cups/u);
  await page.keyboard.press('Enter');
  await told(page);
  await expect(page).toHaveURL(/&m=Ac$/u);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await tabTo(/^Change the position/u);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your hand' })).toHaveValue('Hd Ac');
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('a position with an auction keeps what was called, through a change of its cards too', async ({ page }) => {
  const called = 'r=briscola-chiamata&t=b&h=5c.Hd.Kd.Ac.3b&n=0&a=0.4_1.2.3&v=2&c=0.3.61.3b.4.0.-';
  await page.goto(`analysis/#!${called}`);
  await told(page);
  await expect(page.getByText('your partner')).toBeVisible();
  await page.getByRole('button', { name: 'Change the position' }).click();
  await page.getByRole('textbox', { name: 'Your hand' }).fill('6c');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await told(page);
  await expect(page).toHaveURL(/h=6c\.Hd.*&v=2&c=0\.3\.61\.3b\.4\.0\.-$/u);
});

test('a puzzle opens in the analysis as it is', async ({ page }) => {
  await page.goto('puzzles/7q5a3wi/');
  await page.getByRole('link', { name: /^Open in analysis/u }).click();
  await told(page);
  await expect(page.locator('[data-seats="4"] [data-drop] [data-card]')).toHaveCount(3);
  await expect(page.locator('[data-hand="own"] [data-card]')).toHaveCount(2);
});

test('cards are set up by tapping', async ({ page }) => {
  await page.goto('analysis/');
  const ace = page.getByRole('button', { name: 'Ace of Coins' });
  await expect(ace).toBeEnabled();
  await ace.click();
  await expect(page.getByRole('textbox', { name: 'Your hand' })).toHaveValue('Ad');
  await page.getByRole('button', { name: 'Ace of Coins, Your hand' }).click();
  await expect(page.getByRole('textbox', { name: 'Your hand' })).toHaveValue('');
});

test('a broken address gets a sentence and an empty table', async ({ page }) => {
  await page.goto('analysis/#!r=briscola-2&h=Ad.Zz&n=0');
  await expect(page.getByRole('alert')).toContainText('cannot be read');
  await expect(page.getByRole('textbox', { name: 'Your hand' })).toHaveValue('');
  await expectNoFindings(page);
});

test('a frame shows one position and leads to the analysis', async ({ page }) => {
  await page.goto(`embed/#!${LAST_DRAW}`);
  await told(page);
  await expect(page.getByRole('link', { name: 'Open in analysis' })).toHaveAttribute(
    'href',
    /analysis\/#!r=briscola-2/u,
  );
  await page.setViewportSize({ width: 320, height: 600 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a worksheet keeps its number in the address and its solutions on a page of their own', async ({ page }) => {
  await page.goto('worksheet/#!2.8.all');
  await expect(page.locator('[data-state="ready"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Puzzle \d+$/u })).toHaveCount(8);
  await expect(page.getByRole('region', { name: 'Solutions' }).getByRole('listitem')).toHaveCount(8);
  await page.getByLabel('Puzzles').selectOption('4');
  await expect(page).toHaveURL(/#!2\.4\.all$/u);
  await expect(page.getByRole('heading', { name: /^Puzzle \d+$/u })).toHaveCount(4);
  await expectNoFindings(page);
});
