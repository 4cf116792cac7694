import { expect, type Locator, type Page } from '@playwright/test';

/** Where the keyboard is, seen from a thing: on it, before it in the order of the page, or after it. */
const sideOf = (thing: Locator): Promise<'on' | 'before' | 'after'> =>
  thing.evaluate((node) => {
    const active = document.activeElement ?? document.body;
    if (node.contains(active)) return 'on';
    return active === document.body || active.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING
      ? 'before'
      : 'after';
  });

/** Goes to a thing, or into it, by Tab and Shift+Tab alone. */
export async function tabTo(page: Page, thing: Locator): Promise<void> {
  await expect(thing).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    const side = await sideOf(thing);
    if (side === 'on') return;
    await page.keyboard.press(side === 'before' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`the Tab key does not lead to ${thing.toString()}`);
}

/** Goes to a button by the Tab key, and presses Enter. */
export async function enter(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Goes to the own hand by the Tab key, along it by the arrows, and plays the card by Enter. */
export async function playByKeys(page: Page, deal: Locator, name: RegExp): Promise<void> {
  const hand = deal.locator('[data-hand="own"]');
  await tabTo(page, hand);
  await page.keyboard.press('Home');
  const card = hand.getByRole('button', { name }).first();
  const count = await hand.getByRole('button').count();
  for (let step = 0; step < count && (await sideOf(card)) !== 'on'; step += 1) await page.keyboard.press('ArrowRight');
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
}
