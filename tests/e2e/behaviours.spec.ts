import { expect, test, type Page } from '@playwright/test';
import { expectKept } from './kept.ts';
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

/** What people complained about on sites of this kind (CASES, group F), as far as a lesson can do it. */

test('F01: of two equal cards each is right, and the text says so', async ({ page }) => {
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  for (const name of ['King of Coins', 'Seven of Batons']) {
    await ownCard(deal, name).click();
    await expectMoment(deal, 'judged');
    await expect(deal.locator('[data-verdict="equal"]')).toHaveText('just as good');
    await deal.getByRole('button', { name: 'Take it back' }).click();
    await expectMoment(deal, 'asking');
  }
});

test('F02: a wrong card shows its punishing line, card by card, with the points lost', async ({ page }) => {
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  await ownCard(deal, 'Horse of Cups').click();
  await deal.getByRole('button', { name: 'Show me' }).click();
  await expectMoment(deal, 'comparing');
  await expect(deal.getByText('costs 13 points').first()).toBeVisible();
  const shown = deal.locator('[data-line="own"] li[data-shown="yes"]');
  await expect(shown).toHaveCount(1);
  for (let count = 2; count <= 6; count += 1) {
    await deal.getByRole('button', { name: 'Next trick' }).click();
    await expect(shown).toHaveCount(count);
  }
  await expect(deal.getByText('The difference: 13 points.')).toBeVisible();
});

test('F04: a card played and gone on from at once is still there after a reload', async ({ page }) => {
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  await ownCard(deal, 'Seven of Batons').click();
  await deal.getByRole('button', { name: 'Go on', exact: true }).click();
  await expectKept(page, 'the-last-three-tricks', { 'the-last-six-alone': 1 });
  await page.reload();
  await expect(ownCard(deal, 'Seven of Batons')).toHaveCount(0);
  await expectMoment(deal, 'asking');
});

test('F05: retry starts at the position, at once, without the introduction', async ({ page }) => {
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  await ownCard(deal, 'Horse of Cups').click();
  for (let trick = 0; trick < 6; trick += 1) {
    await deal.getByRole('button', { name: 'Go on', exact: true }).click();
    await expect(momentOf(deal)).not.toHaveAttribute('data-moment', 'judged');
    if ((await momentToAct(deal)) === 'reviewing') break;
    await deal.locator('[data-hand="own"] [data-legal="yes"]').first().click();
    await expectMoment(deal, 'judged');
  }
  await deal.getByRole('button', { name: 'Play from trick 1' }).click();
  await expectMoment(deal, 'asking');
  await expect(ownCard(deal, 'Horse of Cups')).toBeEnabled();
});

test('F08: a finished trick stays until it has been seen, and can be seen again', async ({ page }) => {
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  await ownCard(deal, 'Seven of Batons').click();
  await expectMoment(deal, 'judged');
  await page.waitForTimeout(2500);
  await expect(deal.getByRole('list', { name: 'The trick' }).getByRole('img')).toHaveCount(2);
  await deal.getByRole('button', { name: 'Go on', exact: true }).click();
  await deal.getByRole('button', { name: 'Last trick' }).click();
  await expect(deal.getByText(/the last trick/iu).last()).toBeVisible();
});

test('F10: every card has a full name, and the result is announced', async ({ page }) => {
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  for (const button of await deal.locator('[data-hand="own"] button').all()) {
    await expect(button).toHaveAccessibleName(
      /^(Ace|Two|Three|Four|Five|Six|Seven|Jack|Horse|King) of (Cups|Coins|Swords|Batons)/u,
    );
  }
  await ownCard(deal, 'Seven of Batons').click();
  await expect(status(deal)).toContainText(
    /You play the Seven of Batons, a trump\. .+ takes? the trick: .+ just as good\./u,
  );
});

test('F11: the task says whose turn, how many tricks and cards, and what counts', async ({ page }) => {
  await openLesson(page);
  await expect(
    dealOn(page, 'the-last-six-alone')
      .getByText('Your lead, six tricks to play. Of your three cards, find the one that keeps most points.', {
        exact: true,
      })
      .last(),
  ).toBeVisible();
});

test('F13: without colour, suits still differ: every card in a sentence carries its mark and its name', async ({
  page,
}) => {
  await openLesson(page);
  const refs = page.locator('[data-ref]');
  expect(await refs.count()).toBeGreaterThan(3);
  for (const ref of await refs.all()) {
    await expect(ref.locator('svg')).toHaveCount(1);
    await expect(ref).toHaveText(/ of (Cups|Coins|Swords|Batons)/u);
  }
});

/** The share of pixels that differ clearly between two pictures as they are seen without colour, from 0 to 1. */
const greyDifference = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d');
          if (!context) throw new Error('no canvas');
          context.drawImage(bitmap, 0, 0);
          const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
          return Array.from({ length: data.length / 4 }, (_, at) => data[4 * at] ?? 0); // grey: red tells all
        }),
      );
      if (!a || !b || a.length !== b.length) throw new Error('pictures of different sizes');
      return a.filter((grey, at) => Math.abs(grey - (b[at] ?? 0)) > 64).length / a.length;
    },
    [one.toString('base64'), other.toString('base64')],
  );

test('F13: on a greyscale picture of the table, cards of one rank in two suits differ in shape', async ({ page }) => {
  await openLesson(page);
  const face = dealOn(page, 'the-last-six-alone').locator('[data-hand="own"] img').first();
  await face.scrollIntoViewIfNeeded();
  const source = (await face.getAttribute('src')) ?? '';
  const pictureOf = async (card: string, filter = 'grayscale(1)'): Promise<Buffer> => {
    await face.evaluate(
      async (image: HTMLImageElement, { src, style }) => {
        image.src = src;
        image.style.filter = style;
        await image.decode();
      },
      { src: source.replace(/[A-Z0-9][cdsb](?=\.svg)/u, card), style: filter },
    );
    return face.screenshot();
  };
  for (const rank of ['2', '7', 'K']) {
    const pictures = new Map<string, Buffer>();
    for (const suit of 'cdsb') pictures.set(suit, await pictureOf(rank + suit));
    for (const [one, another] of ['cd', 'cs', 'cb', 'ds', 'db', 'sb'].map((pair) => [...pair])) {
      const share = await greyDifference(page, pictures.get(one!)!, pictures.get(another!)!);
      expect(share, `${rank}${one} and ${rank}${another}`).toBeGreaterThan(0.04);
    }
    // The measure itself: the same drawing in other colours is the same without them.
    const recoloured = await pictureOf(`${rank}c`, 'hue-rotate(90deg) grayscale(1)');
    expect(await greyDifference(page, pictures.get('c')!, recoloured)).toBeLessThan(0.04);
  }
});

for (const [width, height] of [
  [430, 932],
  [360, 640],
  [740, 360],
] as const) {
  test(`F14: at ${width} × ${height} nothing covers the cards to choose`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLesson(page);
    const deal = dealOn(page, 'the-last-six-alone');
    const hand = deal.locator('[data-hand="own"] button');
    const expectUncovered = async (): Promise<void> => {
      for (const card of await hand.all()) {
        await card.scrollIntoViewIfNeeded();
        const top = await card.evaluate((node) => {
          const { left, top: y, width: w, height: h } = node.getBoundingClientRect();
          return node.contains(document.elementFromPoint(left + w / 2, y + h / 2));
        });
        expect(top).toBe(true);
      }
    };
    await expectUncovered();
    await deal.getByRole('button', { name: /^Hint/u }).click();
    await expect(deal.getByRole('button', { name: /^Another hint/u })).toBeVisible();
    await expectUncovered();
    await ownCard(deal, 'Horse of Cups').click();
    await expectMoment(deal, 'judged');
    await expectUncovered();
  });
}

test('F16: nothing happens by itself', async ({ page }) => {
  await page.clock.install();
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  const before = await deal.innerText();
  await page.clock.fastForward('01:00:00');
  expect(await deal.innerText()).toBe(before);
});

test('F20: who gives up gets the card and the whole line with its values', async ({ page }) => {
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six');
  await answerTrumps(deal);
  for (const label of [/^Hint/u, /^Another hint/u, /^Tell me the card/u])
    await deal.getByRole('button', { name: label }).click();
  await expect(deal.locator('ol').getByText('Seven of Batons').first()).toBeVisible();
  await deal.getByRole('button', { name: 'Show me the line' }).click();
  await deal.getByRole('button', { name: 'To the end' }).click();
  await expect(deal.locator('[data-line="best"] li[data-shown="yes"]')).toHaveCount(6);
  await expect(deal.locator('[data-line="best"]').getByText('63').last()).toBeVisible();
});

test('no answer leaks before the third hint', async ({ page }) => {
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six');
  await answerTrumps(deal);
  const panel = deal.locator('[data-moment] > div').filter({ hasText: 'find the one' });
  for (const label of [/^Hint/u, /^Another hint/u]) {
    await deal.getByRole('button', { name: label }).click();
    await expect(panel.locator('ol')).not.toContainText('Seven of Batons');
  }
});

test('F23: a worked example steps to the last trick and back, and its scores agree', async ({ page }) => {
  await openLesson(page);
  const deal = dealOn(page, 'let-the-empty-trick-go');
  await deal.getByRole('button', { name: 'Play the first card' }).click();
  const next = deal.getByRole('button', { name: 'Next', exact: true });
  for (let trick = 0; trick < 3; trick += 1) await next.click();
  const end = deal.getByText('You win the deal, 74 to 46.', { exact: true }).last();
  await expect(end).toBeVisible();
  await expect(deal.getByRole('img', { name: /^You 74 points, North 46/u })).toBeVisible();
  await deal.getByRole('button', { name: 'Back', exact: true }).click();
  await deal.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(deal.getByRole('img', { name: /^You 38 points, North 46/u })).toBeVisible();
  await next.click();
  await next.click();
  await expect(end).toBeVisible();
  await expect(deal.getByRole('img', { name: /^You 74 points, North 46/u })).toBeVisible();
});

test('F22: a card that must not be played is marked before the tap, and the tap gives the rule', async ({ page }) => {
  await openLesson(page, 'learn/following-at-the-end/');
  const deal = page.locator('[data-deal="follow-at-the-end"]');
  await deal.locator('[data-hand="own"] [data-card="3s"]').click();
  await expectMoment(deal, 'judged');
  await deal.getByRole('button', { name: 'Go on', exact: true }).click();
  await expectMoment(deal, 'asking');
  // North has led a sword. There is none in the hand, so it must be a trump.
  const barred = deal.locator('[data-hand="own"] [data-legal="no"]');
  await expect(barred).toHaveCount(2);
  const card = barred.first();
  await expect(card).toHaveAccessibleName(/, not allowed$/u);
  const name = await card.getAttribute('data-card');
  await card.click({ force: true }); // it says that it is disabled, and answers
  await expectMoment(deal, 'asking');
  await expect(deal.getByText(/these rules ask you/iu).first()).toBeVisible();
  await expect(deal.locator(`[data-hand="own"] [data-card="${name}"]`)).toBeVisible();
});

test('F25: an address belongs to the page it was made for: a lesson opened after a shared position is its own', async ({
  page,
}) => {
  await page.goto('analysis/');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.evaluate(() => (location.hash = '#!/no-such-position'));
  await expect(page.locator('main')).toContainText(/address/iu);
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  const task = await deal.innerText();
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(page.locator('astro-island[ssr]:not([client="visible"])')).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  await expect.poll(() => deal.innerText()).toBe(task);
  await page.goto(`${LESSON}#!/no-such-position`);
  await page.reload();
  await expect.poll(() => deal.innerText()).toBe(task);
});

test('F25: an address of a lesson that does not exist gets a sentence and a way back', async ({ page }) => {
  const response = await page.goto('learn/no-such-lesson/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all lessons' })).toBeVisible();
});

test('F26: on paper the position and the answer of every deal can be read', async ({ page }) => {
  await openLesson(page);
  await page.emulateMedia({ media: 'print' });
  const deal = dealOn(page, 'the-last-six');
  await expect(deal.getByText('You have 39 points, North 33.')).toBeVisible();
  await expect(deal.getByText('You finish with 63, North with 57.')).toBeVisible();
});

test('F07: progress hangs on the deal and its moves, so another wording does not wipe it', async ({ page }) => {
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  await ownCard(deal, GUIDED[0]).click();
  await expectMoment(deal, 'judged');
  await expectKept(page, 'the-last-three-tricks', { 'the-last-six-alone': 1 });
  await page.route('**/learn/the-last-three-tricks/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('When the stock is gone', 'Once the stock is gone'),
    });
  });
  await page.reload();
  await expect(page.getByText('Once the stock is gone', { exact: false }).first()).toBeVisible();
  await expect(ownCard(deal, GUIDED[0])).toHaveCount(0);
});
