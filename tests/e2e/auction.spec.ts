import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test('an auction is bid, called and played by keyboard, and the partner comes out with the called card', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('learn/a-first-look-at-chiamata/');
  const deal = page.locator('[data-auction]');
  await deal.getByRole('button', { name: 'Deal the cards' }).focus();
  await page.keyboard.press('Enter');
  const place = deal.locator('[data-state]');
  await expect(place).toHaveAttribute('data-state', 'bidding');
  // what was pressed has gone, and the keyboard is on the first bid
  await expect(deal.getByRole('button', { name: 'Ace', exact: true })).toBeFocused();

  /** Everything on the table and under it: it changes with every step. */
  const now = (): Promise<string> => deal.evaluate((node) => node.textContent ?? '');
  const status = deal.getByRole('status');
  const said: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    const state = (await place.getAttribute('data-state')) ?? '';
    said.push(`${state}: ${await status.textContent()}`);
    if (state === 'finished') break;
    const before = await now();
    const next =
      state === 'bidding' || state === 'calling'
        ? deal.locator('.actions button').first()
        : state === 'playing'
          ? deal.locator('[data-hand="own"] [data-legal="yes"]').first()
          : deal.getByRole('button', { name: 'Go on' });
    if (state === 'called') await expect(next).toBeFocused();
    await next.focus();
    await page.keyboard.press('Enter');
    await expect.poll(now).not.toBe(before);
  }
  expect(said.at(-1)).toMatch(/^finished: .* needed 61: (?:made|failed)\./u);
  // every bid was the highest open, so the auction was the learner's
  expect(said.some((sentence) => sentence.startsWith('calling: The auction is yours.'))).toBe(true);
  const fell = said.findIndex((sentence) => sentence.includes('The called card has fallen'));
  expect(fell).toBeGreaterThan(0);
  for (const sentence of said.slice(0, fell)) expect(sentence).not.toMatch(/is the partner/u);
  const { violations } = await new AxeBuilder({ page }).include('[data-auction]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('F17: the page says what the others know; afterwards the deal lies open with its number, and can be played again', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('learn/a-first-look-at-chiamata/');
  const deal = page.locator('[data-auction]');
  await expect(deal.locator('[data-they-know]')).toContainText('its own hand, the bids, the call and the cards played');
  await expect(deal.locator('[data-they-know]')).toContainText('None sees yours');
  await deal.getByRole('button', { name: 'Deal the cards' }).click();
  const place = deal.locator('[data-state]');
  await expect(place).toHaveAttribute('data-state', 'bidding');
  const hand = (): Promise<readonly (string | null)[]> =>
    deal
      .locator('[data-hand="own"] button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')).sort());
  const dealt = await hand();
  expect(dealt).toHaveLength(8);
  // no hand of the others is on the page while it is played
  await expect(deal.locator('details')).toHaveCount(0);

  const now = (): Promise<string> => deal.evaluate((node) => node.textContent ?? '');
  for (let step = 0; step < 60 && (await place.getAttribute('data-state')) !== 'finished'; step += 1) {
    const state = await place.getAttribute('data-state');
    const before = await now();
    if (state === 'bidding') await deal.getByRole('button', { name: 'Pass' }).click();
    else if (state === 'playing') await deal.locator('[data-hand="own"] [data-legal="yes"]').first().click();
    else await deal.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(now).not.toBe(before);
  }
  await deal.getByText(/The hands as they were dealt \(deal number 8\)/u).click();
  const hands = deal.locator('details li');
  await expect(hands).toHaveCount(5);
  await expect(hands.first()).toContainText('You: ');
  await deal.getByRole('button', { name: 'Play the same cards again' }).click();
  await expect(place).toHaveAttribute('data-state', 'bidding');
  await expect.poll(hand).toEqual(dealt);
});
