import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { parseHouse } from '../../src/engine/compare/houseAddress.ts';
import { rowsOf } from '../../src/engine/compare/rows.ts';
import { must } from '../../src/engine/result.ts';
import { compare as words } from '../../src/i18n/messages/en/compare.ts';
import { house as houseWords } from '../../src/i18n/messages/en/house.ts';
import { rules as ruleWords } from '../../src/i18n/messages/en/rules.ts';
import { say } from '../../src/i18n/say.ts';

const ready = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-state="ready"]').first()).toBeVisible();
};

/** The comparison of some houses, opened by its address. */
async function open(page: Page, houses: readonly string[], more = ''): Promise<void> {
  await page.goto(`compare/#!rules=${houses.join(',')}${more}`);
  await ready(page);
}

const squeezed = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Every row of the table against the data: nothing missing, nothing besides, each value said from its own rule set. */
async function expectTableFromData(table: Locator, houses: readonly string[]): Promise<void> {
  const all = houses.map((text) => must(parseHouse(text)));
  const rows = rowsOf(all).filter(({ verdict, silent }) => verdict === 'differs' || silent === 'said');
  const differing = rows.filter(({ verdict }) => verdict === 'differs').map(({ kind }) => kind);
  const alike = rows.filter(({ verdict }) => verdict === 'alike').map(({ kind }) => kind);
  await expect(table.locator('[data-rule]')).toHaveCount(rows.length);
  const shown = await table.locator('[data-rule]').evaluateAll((found) =>
    found.map((row) => ({
      kind: row.getAttribute('data-rule'),
      verdict: row.getAttribute('data-verdict'),
      heading: row.querySelector('th')?.firstElementChild?.textContent ?? row.querySelector('th')?.textContent,
      values: [...row.querySelectorAll('[data-value]')].map((value) => value.textContent ?? ''),
      sentences: [...row.querySelectorAll('[data-sentence]')].map((sentence) => sentence.textContent ?? ''),
    })),
  );
  expect(shown.map(({ kind }) => kind)).toEqual([...differing, ...alike]);
  for (const { kind, verdict, values, sentences } of shown) {
    const row = rows.find((one) => one.kind === kind);
    if (!row) throw new Error(`no row ${kind}`);
    const items = row.verdict === 'alike' ? row.items.slice(0, 1) : row.items;
    expect(verdict).toBe(row.verdict);
    expect(sentences.map(squeezed)).toEqual(items.map((item) => squeezed(say(ruleWords.items, item))));
    expect(values.map(squeezed)).toEqual(items.map((item) => squeezed(say(words.table.values, item))));
  }
}

test.describe('the comparison', () => {
  for (const houses of [
    ['briscola-2', 'brisca-2'],
    ['briscola-4', 'bisca-4', 'sueca'],
    ['briscola-chiamata', 'brisca-subastada', 'briscola-chiamata-punti', 'briscola-bastarda'],
    ['brisca-2', 'brisca-2~ARRASTRO.on~TIE_60.last_trick_wins'],
    ['marianna', 'brusquembille-trevoux', 'briskula-dupla-2'],
  ]) {
    test(`every value comes from the data: ${houses.join(', ')}`, async ({ page }) => {
      await open(page, houses);
      await expectTableFromData(page.locator('[data-comparison]'), houses);
    });
  }

  test('is chosen by keyboard, and the address keeps it', async ({ page }) => {
    await page.goto('compare/');
    await ready(page);
    const second = page.getByLabel(words.choose.ruleSet(2));
    await second.focus();
    await second.selectOption('sueca');
    await page.getByLabel(words.choose.onlyDiffering).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/#!rules=briscola-2,sueca&show=differing$/u);
    await expect(page.locator('[data-verdict="alike"]')).toHaveCount(0);
    await page.reload();
    await ready(page);
    await expect(page.getByLabel(words.choose.ruleSet(2))).toHaveValue('sueca');
    await expect(page.getByLabel(words.choose.onlyDiffering)).toBeChecked();
  });

  test('takes up to four games, and lets one go', async ({ page }) => {
    await page.goto('compare/');
    await ready(page);
    const add = page.getByRole('button', { name: words.choose.add });
    await add.click();
    await add.click();
    await expect(page.locator('[data-comparison] thead th')).toHaveCount(4);
    await expect(add).toHaveCount(0);
    await page.getByRole('button', { name: words.choose.remove('Brisca for two') }).click();
    await expect(page.locator('[data-comparison] thead th')).toHaveCount(3);
  });

  test('puts house rules on a game', async ({ page }) => {
    await page.goto('compare/');
    await ready(page);
    await page.getByText(words.choose.house('Brisca for two')).click();
    await page.getByLabel(houseWords.options.ARRASTRO.name).selectOption('on');
    await expect(page).toHaveURL(/brisca-2~ARRASTRO\.on/u);
    await expectTableFromData(page.locator('[data-comparison]'), ['briscola-2', 'brisca-2~ARRASTRO.on']);
  });

  for (const [address, sentence] of [
    ['#!rules=scopa,brisca-2', words.choose.broken({ kind: 'unknown-rule-set', id: 'scopa' })],
    ['#!rules=brisca-2', words.choose.broken('too-few')],
    ['#!rules=a,b,brisca-2~X.y', words.choose.broken({ kind: 'unknown-rule-set', id: 'a' })],
    ['#!rules=briscola-2,briscola-3,briscola-4,brisca-2,sueca', words.choose.broken('too-many')],
    ['#!rules=briscola-2,brisca-2~~', words.choose.broken({ kind: 'no-house', text: '' })],
    ['#!rules=briscola-2,brisca-2&deal=b~KbKb~~', words.choose.broken({ kind: 'no-house', text: '' })],
    ['#!', words.choose.broken('too-few')],
  ] as const) {
    test(`a broken address is told: ${address}`, async ({ page }) => {
      await page.goto(`compare/${address}`);
      await ready(page);
      await expect(page.getByText(sentence)).toBeVisible();
      const columns = await page.locator('[data-comparison] thead th').count();
      expect(columns).toBeGreaterThanOrEqual(2);
      expect(columns).toBeLessThanOrEqual(4);
    });
  }
});

test.describe('the same deal', () => {
  test('is worked out anew under all games when a card changes, and comes back', async ({ page }) => {
    await page.goto('compare/');
    await ready(page);
    await page.getByRole('heading', { name: words.deal.title }).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-swap]').first()).toBeVisible();
    const answers = page.locator('[data-answer]');
    const before = await answers.allInnerTexts();
    await expect(answers).toHaveCount(2);
    await expect(page.locator('[data-part]')).toHaveCount(1);
    const cards = page.locator('[data-swap]');
    await cards.nth(0).focus();
    await page.keyboard.press('Enter');
    await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await cards.nth(3).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/&deal=/u);
    await expect(page.getByText(words.deal.working)).toHaveCount(0);
    await expect(answers).toHaveCount(2);
    expect(await answers.allInnerTexts()).not.toEqual(before);
    const changed = await answers.allInnerTexts();
    await page.reload();
    await ready(page);
    await expect(page.getByText(words.deal.working)).toHaveCount(0);
    await expect.poll(() => answers.allInnerTexts()).toEqual(changed);
    await page.getByRole('button', { name: words.deal.putBack }).click();
    await expect.poll(() => answers.allInnerTexts()).toEqual(before);
  });

  test('says which games it cannot be played in', async ({ page }) => {
    await open(page, ['briscola-2', 'briscola-4', 'brisca-2']);
    await expect(page.locator('[data-answer="refused"]')).toContainText(words.deal.refused({ kind: 'not-for-two' }));
    await expect(page.locator('[data-answer="line"]')).toHaveCount(2);
  });

  test('an example of the gallery is played out under both', async ({ page }) => {
    await page.goto('compare/');
    await ready(page);
    const example = page.locator('[data-contrast="following-at-the-end-0"]');
    await example.locator('summary').click();
    await example.getByRole('link').click();
    await expect(page).toHaveURL(/rules=brisca-2,brisca-valenciana/u);
    await expect(page.locator('[data-answer="line"]')).toHaveCount(2);
    await expect(page.locator('[data-part]')).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a written pair shows its table and its deal', async ({ page }) => {
    await page.goto('compare/briscola-and-brisca/');
    await expectTableFromData(page.locator('[data-comparison]'), ['briscola-2', 'brisca-2']);
    await expect(page.locator('[data-answer="line"]')).toHaveCount(2);
    await expect(page.locator('[data-part]')).toHaveCount(1);
  });

  for (const [slug, houses] of [
    ['chiamata-and-subastada', ['briscola-chiamata', 'brisca-subastada']],
    ['briscola-bisca-and-sueca', ['briscola-4', 'bisca-4', 'sueca']],
  ] as const) {
    test(`${slug} shows its table, and one deal under each`, async ({ page }) => {
      await page.goto(`compare/${slug}/`);
      await expectTableFromData(page.locator('[data-comparison]'), houses);
      await expect(page.locator('[data-answer="line"]')).toHaveCount(houses.length);
      // Each but the first parts from it, at its first trick, with a reason that names cards.
      await expect(page.locator('[data-part]')).toHaveCount(houses.length - 1);
      for (const answer of (await page.locator('[data-answer]').all()).slice(1)) {
        await expect(answer.locator('li').first()).toHaveAttribute('data-part', 'yes');
        expect(await answer.locator('[data-ref]').count()).toBeGreaterThan(0);
      }
    });
  }

  test('the comparison opens with Briscola and Brisca, and says what needs a script', async ({ page }) => {
    await page.goto('compare/');
    await expectTableFromData(page.locator('[data-comparison]'), ['briscola-2', 'brisca-2']);
    await expect(page.locator('noscript p').first()).toBeVisible();
    await expect(page.getByLabel(words.choose.ruleSet(1))).toBeDisabled();
  });
});

test.describe('house rules', () => {
  test('are built, named, linked and compared', async ({ page }) => {
    await page.goto('house-rules/');
    await ready(page);
    await page.getByLabel(houseWords.base).selectOption('brisca-2');
    await page.getByLabel(houseWords.options.ARRASTRO.name).selectOption('on');
    await page.getByLabel(houseWords.name).fill('At Ana’s');
    await expect(page.getByRole('heading', { level: 2, name: 'At Ana’s' })).toBeVisible();
    await expect(page.locator('[data-differs="yes"]')).toHaveCount(1);
    await expect(page.locator('[data-differs="yes"]')).toContainText('arrastro');
    const link = await page.locator('[data-link]').inputValue();
    await page.goto('about:blank');
    await page.goto(link);
    await ready(page);
    await expect(page.getByRole('heading', { level: 2, name: 'At Ana’s' })).toBeVisible();
    await expect(page.getByLabel(houseWords.options.ARRASTRO.name)).toHaveValue('on');
    await page.getByRole('link', { name: houseWords.compareWith('Brisca for two') }).click();
    await ready(page);
    await expect(page.locator('[data-verdict="differs"]')).toHaveCount(1);
    await expect(page.locator('[data-rule="arrastro"]')).toBeVisible();
  });

  test('a pair that cannot stand together is named, with the reason', async ({ page }) => {
    await page.goto('house-rules/#!brisca-2~CAT_ROTATING_TRUMP.on~EXCHANGE_TIMING.any_time');
    await ready(page);
    const sentence = houseWords.refused(
      { kind: 'option-does-not-apply', option: 'EXCHANGE_TIMING', value: 'any_time' },
      { option: 'CAT_ROTATING_TRUMP', value: 'on' },
    );
    await expect(page.getByText(sentence)).toBeVisible();
    await page.getByLabel(houseWords.options.EXCHANGE_TIMING.name).selectOption('');
    await expect(page.getByText(sentence)).toHaveCount(0);
  });

  test('open a deal by them on the page of analysis', async ({ page }) => {
    await page.goto('house-rules/#!brisca-2~EXCHANGE_NEED_TRICK.false');
    await ready(page);
    await page.getByRole('button', { name: houseWords.openDeal }).click();
    await expect(page).toHaveURL(/analysis\/#!r=brisca-2~EXCHANGE_NEED_TRICK\.false&/u);
    await expect(page.locator('h1')).toBeVisible();
  });

  test('a broken address is told', async ({ page }) => {
    await page.goto('house-rules/#!scopa');
    await ready(page);
    await expect(
      page.getByText(houseWords.refused({ kind: 'unknown-rule-set', id: 'scopa' }, undefined)),
    ).toBeVisible();
  });

  test('print on one sheet, and so does the comparison', async ({ page }) => {
    const sheets = async (): Promise<number> => {
      const pdf = await page.pdf({
        format: 'A4',
        margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
      });
      return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0;
    };
    await page.goto('house-rules/#!brisca-catalana-4~SIGNALS.always&name=Ana');
    await ready(page);
    expect(await sheets()).toBe(1);
    await open(page, ['briscola-2', 'sueca']);
    expect(await sheets()).toBe(1);
    await open(page, ['briscola-4', 'briscola-chiamata', 'sueca', 'marianna']);
    expect(await sheets()).toBe(1);
  });
});

for (const path of [
  'compare/',
  'compare/briscola-and-brisca/',
  'compare/briscola-bisca-and-sueca/',
  'compare/chiamata-and-subastada/',
  'compare/decks/',
  'compare/measured/',
  'compare/signals/',
  'house-rules/',
]) {
  test(`${path} fits 320 px and is accessible with its folds open`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() =>
      document.querySelectorAll('main details').forEach((fold) => fold.setAttribute('open', '')),
    );
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  });
}
