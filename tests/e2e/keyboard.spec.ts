import { expect, test, type Locator, type Page } from '@playwright/test';
import { enter, playByKeys } from './keys.ts';
import {
  dealOn,
  expectMoment,
  GUIDED,
  LESSON,
  momentOf,
  momentToAct,
  ownCard,
  status,
  TRUMPS_OUT,
} from './lessonPage.ts';

/** The lesson from page load to its end with Tab, arrows, Enter and letters. Nothing here moves the focus but those keys. */

const button = (deal: Locator, name: string | RegExp): Locator =>
  deal.getByRole('button', { name, exact: typeof name === 'string' });

/** Once something has been done in a deal, the keyboard is still in it. */
const expectInside = (deal: Locator): Promise<void> =>
  expect.poll(() => deal.evaluate((node) => node.contains(document.activeElement))).toBe(true);

async function watchExample(page: Page): Promise<void> {
  const deal = dealOn(page, 'let-the-empty-trick-go');
  await enter(page, button(deal, 'Play the first card'));
  for (let trick = 0; trick < 3; trick += 1) {
    await expectMoment(deal, 'watching');
    await expectInside(deal);
    if (trick === 1) {
      await enter(page, button(deal, 'Back'));
      await expectMoment(deal, 'watching');
      await enter(page, button(deal, 'Next'));
    }
    await expect(button(deal, 'Next')).toBeFocused(); // it has the keyboard already
    await page.keyboard.press('Enter');
  }
  await expectMoment(deal, 'reviewing');
  await expectInside(deal);
}

async function answerQuestion(page: Page, deal: Locator): Promise<void> {
  if (await button(deal, 'That is my answer').isVisible()) {
    for (const name of TRUMPS_OUT) {
      await enter(page, deal.getByRole('button', { name, exact: true }).and(page.locator('[aria-pressed]')));
      await expect(deal.getByRole('button', { name, pressed: true })).toBeFocused();
    }
    await enter(page, button(deal, 'That is my answer'));
  } else {
    await enter(page, button(deal, '24'));
  }
  await expectMoment(deal, 'predicted');
  await expectInside(deal);
  await enter(page, button(deal, 'Go on'));
  await expectMoment(deal, 'asking');
  await expectInside(deal);
}

async function playGuided(page: Page): Promise<void> {
  const deal = dealOn(page, 'the-last-six');
  await answerQuestion(page, deal);
  for (const next of [/^Another hint/u, /^Tell me the card/u, /^Show me the line/u]) {
    await page.keyboard.press('h');
    await expect(button(deal, next)).toBeVisible();
    await expectInside(deal);
  }
  await page.keyboard.press('e');
  await expectMoment(deal, 'comparing');
  await enter(page, button(deal, 'To the end'));
  await expectInside(deal);
  await enter(page, button(deal, 'Close'));
  await expectMoment(deal, 'asking');
  await expectInside(deal);

  for (const name of GUIDED) {
    if ((await momentToAct(deal)) === 'predicting') await answerQuestion(page, deal);
    await playByKeys(page, deal, new RegExp(`^${name}`, 'u'));
    await expectMoment(deal, 'judged');
    await expectInside(deal);
    await enter(page, button(deal, 'Go on'));
    await expect(momentOf(deal)).not.toHaveAttribute('data-moment', 'judged');
    await expectInside(deal);
  }
  await expectMoment(deal, 'reviewing');
  await expect(deal.getByText('You win the deal, 63 to 57.', { exact: true }).last()).toBeVisible();
}

async function playAlone(page: Page): Promise<void> {
  const deal = dealOn(page, 'the-last-six-alone');
  await playByKeys(page, deal, /^Horse of Cups/u);
  await expectMoment(deal, 'judged');
  await expect(status(deal)).toContainText('costs 13 points and turns a win into a loss');
  await page.keyboard.press('e');
  await expectMoment(deal, 'comparing');
  await expectInside(deal);
  await page.keyboard.press('u');
  await expectMoment(deal, 'asking');
  await expect(ownCard(deal, 'Horse of Cups')).toBeVisible();
  await expectInside(deal);
  for (let trick = 0; trick < 6; trick += 1) {
    await playByKeys(page, deal, trick === 0 ? /^Horse of Cups/u : /^/u);
    await expectMoment(deal, 'judged');
    await enter(page, button(deal, 'Go on'));
    await expect(momentOf(deal)).not.toHaveAttribute('data-moment', 'judged');
    await expectInside(deal);
  }
  await expectMoment(deal, 'reviewing');
  await enter(page, button(deal, 'Play from trick 1'));
  await expectMoment(deal, 'asking');
  await expectInside(deal);
}

test('the whole lesson is played by keyboard alone, from the top of the page to the retry', async ({ page }) => {
  test.slow();
  await page.goto(LESSON);
  await expect(page.locator('astro-island[ssr]:not([client="visible"])')).toHaveCount(0);
  await watchExample(page);
  await playGuided(page);
  await playAlone(page);
});
