import { expect, type Locator, type Page, test } from '@playwright/test';
import { questionsFor } from '../../src/components/signals/drillQuestions.ts';
import { signals as words } from '../../src/i18n/messages/en/signals.ts';

test.describe('the glossary', () => {
  test('is filtered by a word of any language, without accents', async ({ page }) => {
    await page.goto('glossary/');
    const field = page.getByRole('searchbox', { name: 'Find a word, in any language' });
    await field.fill('señas');
    await expect(page.getByRole('heading', { level: 3, name: 'signal', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'deck', exact: true })).toBeHidden();
    await field.fill('smazzata');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['deal']);
    await field.fill('neodloceno');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['tie']);
    await field.fill('zzz');
    await expect(page.getByText('No term has that word.')).toBeVisible();
  });

  test('a link to a hidden term shows it again', async ({ page }) => {
    await page.goto('glossary/');
    await page.getByRole('searchbox', { name: 'Find a word, in any language' }).fill('smazzata');
    await page.getByRole('link', { name: 'trick', exact: true }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'trick', exact: true })).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('shows every term, and no field that does nothing', async ({ page }) => {
      await page.goto('glossary/');
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(65);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
    });
  });
});

test('an answer has an address', async ({ page }) => {
  await page.goto('faq/#sixty-all');
  await expect(page.getByRole('heading', { name: 'What happens at 60 to 60?' })).toBeInViewport();
});

test.describe('the drill of signals', () => {
  /** The question on the page, from the table it names and the face it shows. */
  async function questionOn(drill: Locator) {
    const id = await drill.locator('[data-question]').getAttribute('data-question');
    const question = questionsFor(['it-tongue-horse', 'it-tongue-jack', 'es-seed']).find((one) => one.id === id);
    if (!question) throw new Error(`no question ${id}`);
    return question;
  }

  const drillOf = async (page: Page): Promise<Locator> => {
    await page.goto('signals/');
    const drill = page.getByRole('region', { name: 'Read the face' });
    await drill.scrollIntoViewIfNeeded();
    await expect(drill.locator('[data-state="asking"]')).toBeVisible();
    return drill;
  };

  test('is done by keyboard alone, and names its table each time', async ({ page }) => {
    const drill = await drillOf(page);
    const first = drill.getByRole('button').first();
    await first.focus();
    for (let face = 0; face < 9; face += 1) {
      const { answer, table } = await questionOn(drill);
      await expect(drill.getByText(words.drill.question(words.presets[table].inSentence))).toBeVisible();
      await drill.getByRole('button', { name: words.answers[answer], exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(drill.getByRole('status')).toContainText(words.drill.right(words.means[answer]));
      await expect(drill.getByRole('button', { name: /Next face|See the result/ })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(drill.getByRole('status')).toHaveText('9 of 9 at the first try.');
  });

  test('mixes two regions on purpose, and says where the other meaning belongs', async ({ page }) => {
    const drill = await drillOf(page);
    await drill.getByRole('combobox').selectOption({ label: words.drill.mixed });
    for (let face = 0; face < 12; face += 1) {
      const { gesture, table, answer } = await questionOn(drill);
      if (gesture === 'kiss' && table === 'es-seed') {
        await drill.getByRole('button', { name: words.answers.ace, exact: true }).click();
        await expect(drill.getByRole('status')).toContainText('Not the ace of trumps.');
        await expect(drill.getByRole('status')).toContainText('the question names another table');
        return;
      }
      await drill.getByRole('button', { name: words.answers[answer], exact: true }).click();
      await drill.getByRole('button', { name: /Next face|See the result/ }).click();
    }
    throw new Error('the three of Spain was not asked');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the page still shows every face with what it means', async ({ page }) => {
      await page.goto('signals/');
      await expect(page.getByRole('img', { name: words.faces.alt.wink })).toBeVisible();
      // a search by text passes over noscript
      await expect(page.locator('noscript p')).toHaveText(words.drill.needsScript);
      await expect(page.locator('noscript p')).toBeVisible();
    });
  });
});

test.describe('search', () => {
  test('loads nothing before somebody searches, then finds terms in their places', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/pagefind/')) asked.push(request.url());
    });
    await page.goto('search/');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('searchbox').fill('smazzata');
    await page.keyboard.press('Enter');
    const found = page.getByRole('main').getByRole('link', { name: 'deal', exact: true });
    await expect(found).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    await found.click();
    await expect(page.getByRole('heading', { level: 3, name: 'deal', exact: true })).toBeInViewport();
  });

  test('keeps the words in the address, and says when there is nothing', async ({ page }) => {
    await page.goto('search/?q=xyzzy');
    await expect(page.getByRole('status')).toContainText('No page has "xyzzy"');
    await expect(page.getByRole('searchbox')).toHaveValue('xyzzy');
  });

  test('is a tap away in the head of a page, and the head is one line on the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('faq/');
    const head = page.getByRole('banner');
    const link = head.getByRole('link', { name: 'Search' });
    expect(await head.evaluate((node) => node.clientHeight)).toBeLessThan(80);
    const tops = await head
      .locator('.tool:visible')
      .evaluateAll((tools) => tools.map((tool) => tool.getBoundingClientRect()));
    expect(tops.map(({ top }) => top)).toEqual(tops.map(() => tops[0]?.top));
    expect(Math.min(...tops.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('comes by the key /, but not while somebody types, nor with such keys turned off', async ({ page }) => {
    await page.goto('glossary/');
    const filter = page.getByRole('searchbox');
    await expect(filter).toBeVisible();
    await filter.pressSequentially('a/b');
    await expect(filter).toHaveValue('a/b');
    await filter.blur();
    await page.locator('html').evaluate((root) => (root.dataset.letterKeys = 'off'));
    await page.keyboard.press('/');
    await page.locator('html').evaluate((root) => (root.dataset.letterKeys = 'on'));
    await expect(page).toHaveURL(/\/glossary\/$/u);
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search\/$/u);
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});
