import type { Page, Locator } from '@playwright/test';
import { expect } from '@playwright/test';

/** Cards of a question's name, in the order they stand there. */
const cardsIn = (text: string): readonly string[] => text.match(/(?:10|[A2-9JHK])[cdsb]/gu) ?? [];

const press = async (page: Page, button: Locator): Promise<void> => {
  await button.focus();
  await page.keyboard.press('Enter');
};

const orderOf = (drill: Locator): Promise<readonly (string | null)[]> =>
  drill.locator('[data-card]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-card')));

/**
 * Puts the cards of an order right by the keyboard: checks it as it stands first, which is never right, and then moves
 * every card up to its place. The name of the question holds the answer.
 */
export async function putInOrder(page: Page, drill: Locator): Promise<void> {
  const answer = cardsIn((await drill.locator('[data-question]').getAttribute('data-question')) ?? '');
  await press(page, drill.getByRole('button', { name: 'Check' }));
  await expect(drill.getByRole('status')).toContainText('Not yet.');
  for (const [place, card] of answer.entries()) {
    const up = drill.locator(`[data-card="${card}"] [data-way="up"]`);
    await up.focus();
    for (let at = (await orderOf(drill)).indexOf(card); at > place; at -= 1) {
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await orderOf(drill)).indexOf(card)).toBe(at - 1);
      await expect(up).toBeFocused();
    }
  }
  await press(page, drill.getByRole('button', { name: 'Check' }));
}

/** Marks the cards of a question of what is left that stand neither in its tricks nor in its hand, and checks. */
export async function markWhatIsLeft(page: Page, drill: Locator): Promise<void> {
  const seen = cardsIn((await drill.locator('[data-question]').getAttribute('data-question')) ?? '');
  await press(page, drill.getByRole('button', { name: 'Check' }));
  await expect(drill.getByRole('status')).toContainText('Not yet.');
  for (const option of await drill.locator('[data-option]').all()) {
    if (seen.includes((await option.getAttribute('data-option')) ?? '')) continue;
    await press(page, option);
    await expect(option).toHaveAttribute('aria-pressed', 'true');
  }
  await press(page, drill.getByRole('button', { name: 'Check' }));
}

/** Marks what may be played to a lead: the suit led once the stock is gone, if there is any of it. The name tells. */
export async function markWhatMayBePlayed(page: Page, drill: Locator): Promise<void> {
  const name = (await drill.locator('[data-question]').getAttribute('data-question')) ?? '';
  const [lead = '', ...hand] = cardsIn(name);
  const same = hand.filter((card) => card.at(-1) === lead.at(-1));
  const legal = name.startsWith('play-empty') && same.length > 0 ? same : hand;
  await press(page, drill.getByRole('button', { name: 'Check' }));
  await expect(drill.getByRole('status')).toContainText('Not yet.');
  for (const card of legal) {
    const option = drill.locator(`[data-option="${card}"]`);
    await press(page, option);
    await expect(option).toHaveAttribute('aria-pressed', 'true');
  }
  await press(page, drill.getByRole('button', { name: 'Check' }));
}

/** Tries the first option that has not been tried. */
export async function tryAnOption(page: Page, drill: Locator): Promise<void> {
  const option = drill.locator('[data-option]:not([data-tried])').first();
  const name = await option.getAttribute('data-option');
  await press(page, option);
  await expect(drill.locator(`[data-option="${name}"]`)).toHaveAttribute('data-tried', /right|wrong/u);
}
