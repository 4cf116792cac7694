import { expect, type Locator, type Page } from '@playwright/test';

async function middleOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing.toString()} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Drags a card to the trick of its table as a hand does: the page stands still, and the card is let go once the trick has
 * shown that it takes it. (`hover` and `dragTo` may scroll the trick out of view, and drop before the browser's own
 * dragging has followed.)
 */
export async function dragToTrick(page: Page, card: Locator, trick: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  await trick.scrollIntoViewIfNeeded();
  const from = await middleOf(card);
  const to = await middleOf(trick);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  let shift = 0;
  await expect(async () => {
    shift = (shift + 3) % 12;
    await page.mouse.move(to.x + shift, to.y + shift);
    await expect(trick).toHaveAttribute('data-over', 'yes', { timeout: 250 });
  }).toPass({ intervals: [20, 50, 100], timeout: 15_000 });
  await page.mouse.up();
}
