import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { dragToTrick } from './drag.ts';
import {
  answerTrumps,
  dealOn,
  expectMoment,
  GUIDED,
  LESSON,
  momentOf,
  momentToAct,
  openLesson,
  ownCard,
  status,
} from './lessonPage.ts';

/** Plays the whole lesson; `press` is how a thing is pressed. */
async function playLesson(page: Page, press: 'click' | 'tap'): Promise<void> {
  const example = dealOn(page, 'let-the-empty-trick-go');
  await example.getByRole('button', { name: 'Play the first card' })[press]();
  for (let trick = 0; trick < 3; trick += 1) {
    await expectMoment(example, 'watching');
    await example.getByRole('button', { name: 'Next', exact: true })[press]();
  }
  await expectMoment(example, 'reviewing');
  await expect(example.getByText('You win the deal, 74 to 46.', { exact: true }).last()).toBeVisible();

  const guided = dealOn(page, 'the-last-six');
  await answerTrumps(guided, press);
  for (const name of GUIDED) {
    if ((await momentToAct(guided)) === 'predicting') {
      await guided.getByRole('button', { name: '24', exact: true })[press]();
      await guided.getByRole('button', { name: 'Go on' })[press]();
    }
    await ownCard(guided, name)[press]();
    await expectMoment(guided, 'judged');
    await guided.getByRole('button', { name: 'Go on', exact: true })[press]();
    await expect(momentOf(guided)).not.toHaveAttribute('data-moment', 'judged');
  }
  await expectMoment(guided, 'reviewing');
  await expect(guided.getByText('You win the deal, 63 to 57.', { exact: true }).last()).toBeVisible();
  await expect(guided.getByText('No points lost: every card was among the best.')).toBeVisible();

  const alone = dealOn(page, 'the-last-six-alone');
  for (let trick = 0; trick < 6; trick += 1) {
    await expectMoment(alone, 'asking');
    await alone.locator('[data-hand="own"] [data-legal="yes"]').first()[press]();
    await expectMoment(alone, 'judged');
    await alone.getByRole('button', { name: 'Go on', exact: true })[press]();
  }
  await expectMoment(alone, 'reviewing');
}

test('the whole lesson is played by mouse', async ({ page }) => {
  await openLesson(page);
  await playLesson(page, 'click');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test('the whole lesson is played', async ({ page }) => {
    await openLesson(page);
    await playLesson(page, 'tap');
  });
});

test('a card dragged to the trick is played, also by the first movement on the page', async ({ page }) => {
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  await dragToTrick(page, ownCard(deal, 'Horse of Cups'), deal.locator('[data-drop]'));
  await expectMoment(deal, 'judged');
  await expect(ownCard(deal, 'Horse of Cups')).toHaveCount(0);
});

test('the letter keys hint, take back and show, and one live region says it', async ({ page }) => {
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  await ownCard(deal, 'Horse of Cups').focus();
  await page.keyboard.press('h');
  await expect(deal.locator('ol li').filter({ hasText: /.+/u }).first()).toBeVisible();
  await ownCard(deal, 'Horse of Cups').click();
  await expectMoment(deal, 'judged');
  await expect(status(deal)).toHaveCount(1);
  await expect(status(deal)).toContainText('You play the Horse of Cups.');
  await expect(status(deal)).toContainText('costs 13 points and turns a win into a loss');
  await deal.getByRole('button', { name: 'Go on', exact: true }).focus();
  await page.keyboard.press('e');
  await expectMoment(deal, 'comparing');
  await page.keyboard.press('u');
  await expectMoment(deal, 'asking');
  await expect(ownCard(deal, 'Horse of Cups')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the text, the position and the folded answer are there', async ({ page }) => {
    await page.goto(LESSON);
    await expect(page.getByRole('heading', { level: 1, name: 'The last three tricks' })).toBeVisible();
    const deal = dealOn(page, 'the-last-six');
    await expect(
      deal.getByText('You hold the Ace of Batons, the Horse of Cups and the Seven of Batons.'),
    ).toBeVisible();
    await expect(deal.getByText('You have 39 points, North 33.')).toBeVisible();
    await deal.getByText('The answer', { exact: true }).click();
    await expect(deal.getByText('Ace of Batons 52, Horse of Cups 50, Seven of Batons 63')).toBeVisible();
    await expect(deal.getByText('You finish with 63, North with 57.')).toBeVisible();
    await expect(ownCard(deal, 'Seven of Batons')).toBeDisabled();
  });
});

for (const [width, scheme] of [
  [360, 'light'],
  [768, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const) {
  test(`at ${width} px, ${scheme}, axe finds nothing and nothing scrolls sideways, before a card and after it`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await openLesson(page);
    test.slow();
    const check = async (part: string): Promise<void> => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).include(part).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    };
    await check('main');
    const deal = dealOn(page, 'the-last-six-alone');
    await ownCard(deal, 'Horse of Cups').click();
    await expectMoment(deal, 'judged');
    await check('[data-deal="the-last-six-alone"]');
    await deal.getByRole('button', { name: 'Show me' }).click();
    await expectMoment(deal, 'comparing');
    await deal.getByRole('button', { name: 'To the end' }).click();
    await check('[data-deal="the-last-six-alone"]');
  });
}

test('where what answers a card does not load, a sentence says so, and the card can be played again', async ({
  page,
}) => {
  await page.route(/playCore/u, (route) => route.abort());
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  await ownCard(deal, 'Horse of Cups').click();
  await expect(deal.getByRole('alert')).toHaveText(
    'What answers your card could not be loaded. Check the connection and play it again. If that fails, reload the page.',
  );
  await page.unroute(/playCore/u);
  await ownCard(deal, 'Seven of Batons').click();
  await expectMoment(deal, 'judged');
  await expect(status(deal)).toContainText('You play the Seven of Batons');
});
