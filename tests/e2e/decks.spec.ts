import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('decks/');
});

test('a card of any suit and rank is shown in every deck, by keyboard', async ({ page }) => {
  const ready = page.locator('[data-state="ready"]');
  await page.getByRole('radio', { name: 'Coins' }).scrollIntoViewIfNeeded();
  await expect(ready).toBeVisible();
  await expect(ready.getByText('asso di denari')).toBeVisible();
  await page.getByRole('radio', { name: 'Coins' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(ready.getByText('asso di spade')).toBeVisible();
  await page.getByRole('radio', { name: 'Ace' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(ready.getByText('rey de espadas')).toBeVisible();
  await expect(ready.getByText('The deck prints 12 in the corners.')).toBeVisible();
  await expect(ready.getByText('King of Spades')).toBeVisible();
  await page.getByRole('radio', { name: 'Eight' }).check({ force: true });
  await expect(ready.getByText('This deck has no eight.')).toHaveCount(1);
  for (const image of await ready.locator('img').all()) {
    await expect.poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth)).toBe(200);
  }
});

/** The right answer to a question, from its id: the card is in it. */
function answerTo(id: string): string {
  const [kind = '', card = ''] = id.split('-');
  const [rank = '', suit = ''] = [card.slice(0, -1), card.slice(-1)];
  if (kind === 'suit') return { c: 'Cups', d: 'Coins', s: 'Swords', b: 'Batons' }[suit] ?? '';
  if (kind === 'rank') return { A: 'Ace', J: 'Jack', H: 'Horse', K: 'King' }[rank] ?? '';
  return String({ A: 11, 3: 10, K: 4, H: 3, J: 2 }[rank] ?? 0);
}

test('the drill is played with the keyboard alone, and says why an answer is wrong', async ({ page }) => {
  const drill = page.locator('section[aria-labelledby="drill"]');
  await drill.scrollIntoViewIfNeeded();
  const state = drill.locator('[data-question]');
  await expect(state).toBeVisible();

  // a wrong answer first: the question stays, the reason is announced
  const first = (await state.getAttribute('data-question')) ?? '';
  const group = drill.getByRole('group');
  const wrong = (await group.getByRole('button').allTextContents()).find((name) => name !== answerTo(first)) ?? '';
  await group.getByRole('button', { name: wrong, exact: true }).focus();
  await page.keyboard.press('Enter');
  const status = drill.getByRole('status');
  await expect(status).toContainText(`Not ${wrong}.`);
  await expect(status).toContainText('Look once more.');
  await expect(state).toHaveAttribute('data-question', first);
  await expect(group.getByRole('button', { name: wrong, exact: true })).toHaveAttribute('aria-disabled', 'true');

  // then all right to the end; the missed one comes back once
  for (let turn = 0; turn < 13; turn += 1) {
    const id = (await state.getAttribute('data-question')) ?? '';
    await group.getByRole('button', { name: answerTo(id), exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(status).toContainText('Right:');
    const next = drill.getByRole('button', { name: turn < 12 ? 'Next card' : 'See the result' });
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    if (turn < 12) await expect(group.getByRole('button').first()).toBeFocused();
  }
  await expect(drill.getByText('11 of 12 at the first look.')).toBeFocused();
  await drill.getByRole('button', { name: 'Twelve more' }).click();
  await expect(drill.getByText('Card 1 of 12')).toBeVisible();
});

test('the picture in the drill is told without naming the card', async ({ page }) => {
  const drill = page.locator('section[aria-labelledby="drill"]');
  await drill.scrollIntoViewIfNeeded();
  await expect(drill.locator('[data-question]')).toBeVisible();
  const alt = (await drill.locator('img').getAttribute('alt')) ?? '';
  expect(alt.length).toBeGreaterThan(20);
  expect(alt).not.toMatch(/cups|coins|swords|batons/i);
});

test('a whole deck loads its cards only when it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => /\/french\/[A-Z0-9]+[cdsb]\.svg$/.test(request.url()) && asked.push(request.url()));
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(asked.length, 'only the card in the first part of the page').toBeLessThan(5);
  await page.getByText('The French-suited deck, 52 cards').click();
  await expect(page.locator('[data-deck-sheet="french"] img').first()).toBeVisible();
  const sheet = page.locator('[data-deck-sheet="french"] img');
  await expect(sheet).toHaveCount(52);
  await sheet.last().scrollIntoViewIfNeeded();
  await expect.poll(() => sheet.last().evaluate((node) => (node as HTMLImageElement).naturalWidth)).toBe(200);
  expect(asked.length).toBeGreaterThan(10);
});

for (const scheme of ['light', 'dark'] as const)
  test(`no axe finding in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator('section[aria-labelledby="drill"]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-question]')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

for (const width of [320, 360, 768])
  test(`nothing runs out of the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
