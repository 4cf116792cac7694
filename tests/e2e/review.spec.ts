import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectKept } from './kept.ts';
import { dealOn, expectMoment, openLesson, ownCard } from './lessonPage.ts';

test('F19: what was missed comes back on the review page only, when it is wanted, labelled and in other suits', async ({
  page,
}) => {
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  await ownCard(deal, 'Horse of Cups').click();
  await expectMoment(deal, 'judged');
  await expectKept(page, 'the-last-three-tricks', { 'the-last-six-alone': 1 });
  await page.goto('review/');
  await page.getByRole('button', { name: 'Turn the review on' }).click();
  await expect(page.getByText('Review: you have seen this one before, in other suits.')).toBeVisible();
  const hand = page.locator('[data-hand="own"] button');
  await expect(hand).toHaveCount(3);
  const names = await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  expect(names.map((name) => name.split(' ')[0])).toEqual(['Horse', 'King', 'Seven']);
  expect(names).not.toContain('Horse of Cups');
  await page.locator('[data-hand="own"]').getByRole('button', { name: /^King/u }).click();
  await expect(page.locator('[data-verdict="equal"]')).toBeVisible();
  await page.getByRole('button', { name: 'Next position' }).click();
  await expect(page.getByText(/Nothing is due\. The next position comes back on/u)).toBeVisible();
});

/** Hands the page a file, once what reads it is there. */
async function giveFile(page: Page, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  const input = page.locator('input[type="file"]');
  await expect(input).toBeEnabled();
  await input.setInputFiles(file);
}

test('progress goes to a file, is forgotten after asking, and comes back from the file', async ({ page }) => {
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  await ownCard(deal, 'Seven of Batons').click();
  await expectMoment(deal, 'judged');
  await expectKept(page, 'the-last-three-tricks', { 'the-last-six-alone': 1 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save it to a file' }).click();
  const path = await (await download).path();
  expect(
    JSON.parse(readFileSync(path, 'utf8')).lessons['the-last-three-tricks'].deals['the-last-six-alone'].moves[0].move,
  ).toBe('7b');

  await page.getByRole('button', { name: 'Forget this lesson' }).click();
  await page.getByRole('button', { name: 'No, keep it' }).click();
  await page.getByRole('button', { name: 'Forget this lesson' }).click();
  await page.getByRole('button', { name: 'Yes, forget it' }).click();
  await expect(page.getByText('Forgotten.')).toBeVisible();
  await page.reload();
  await expect(ownCard(deal, 'Seven of Batons')).toBeVisible();

  await giveFile(page, path);
  await expect(page.getByText('The file has been read')).toBeVisible();
  await page.reload();
  await expect(ownCard(deal, 'Seven of Batons')).toHaveCount(0);

  // now something is kept: a file that would take its place is read only after asking
  await giveFile(page, {
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ version: 1, lessons: {}, review: { isOn: false, items: {} } })),
  });
  await page.getByRole('button', { name: 'No, keep it' }).click();
  await page.reload();
  await expect(ownCard(deal, 'Seven of Batons')).toHaveCount(0);
  await giveFile(page, {
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('not a save'),
  });
  await expect(page.getByText('That file is not one of ours, so nothing was changed.')).toBeVisible();
});

test('a corrupt save is put aside, told once, and blocks nothing', async ({ page }) => {
  await page.goto('learn/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('scoperta');
        opened.onupgradeneeded = () => opened.result.createObjectStore('kept');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const write = opened.result.transaction('kept', 'readwrite');
          write.objectStore('kept').put({ version: 1, lessons: 'oops' }, 'progress');
          write.oncomplete = () => {
            opened.result.close();
            resolve();
          };
        };
      }),
  );
  await openLesson(page);
  await ownCard(dealOn(page, 'the-last-six-alone'), 'Seven of Batons').click();
  await expectMoment(dealOn(page, 'the-last-six-alone'), 'judged');
  await page.goto('review/');
  await expect(page.getByRole('alert')).toContainText('could not be read');
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What you did here' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('two tabs that play at once keep both', async ({ page, context }) => {
  await openLesson(page);
  const other = await context.newPage();
  await openLesson(other);
  const alone = dealOn(page, 'the-last-six-alone');
  await ownCard(alone, 'Seven of Batons').click();
  const example = dealOn(other, 'let-the-empty-trick-go');
  await example.getByRole('button', { name: 'Play the first card' }).click();
  await expectMoment(alone, 'judged');
  await expectMoment(example, 'watching');
  await expectKept(page, 'the-last-three-tricks', { 'let-the-empty-trick-go': 0, 'the-last-six-alone': 1 });
});

test('F19: a missed puzzle comes back labelled and in other suits, and the review page says that it is due', async ({
  page,
}) => {
  const [, line = ''] = readFileSync(
    resolve(import.meta.dirname, '../../src/content/puzzles/briscola-2.jsonl'),
    'utf8',
  ).split('\n');
  await page.goto(`puzzles/${(JSON.parse(line) as { id: string }).id}/`);
  const hand = page.locator('[data-hand="own"] button');
  const cards = (): Promise<readonly (string | null)[]> =>
    hand.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  const own = await cards();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.locator('[data-puzzle-state="revealed"]')).toBeVisible();
  await expect(page.getByText(/^Your rating: /u)).toBeVisible(); // so it is kept

  await page.goto('review/');
  await page.getByRole('button', { name: 'Turn the review on' }).click();
  await expect(page.getByText('One puzzle is due.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first' }).click();
  await expect(page.getByText('Review: you missed this one before. It comes back in other suits.')).toBeVisible();
  await expect(page.locator('[data-puzzle-state="asking"]')).toBeVisible();
  const other = await cards();
  expect(other.map((card) => card?.slice(0, -1))).toEqual(own.map((card) => card?.slice(0, -1)));
  for (const card of other) expect(own).not.toContain(card);
  // nothing of the puzzle in its own suits is left on the page
  for (const part of await page.locator('[data-own-suits]').all()) await expect(part).toBeHidden();
});

test('everything is forgotten only after asking, in every tab', async ({ page, context }) => {
  await openLesson(page);
  const deal = dealOn(page, 'the-last-six-alone');
  await ownCard(deal, 'Horse of Cups').click();
  await expectMoment(deal, 'judged');
  await expectKept(page, 'the-last-three-tricks', { 'the-last-six-alone': 1 });
  await page.goto('review/');
  await page.getByRole('button', { name: 'Turn the review on' }).click();
  await expect(page.getByText('Review: you have seen this one before, in other suits.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('review/');
  await expect(other.getByText('Review: you have seen this one before, in other suits.')).toBeVisible();

  await page.getByRole('button', { name: 'Forget everything' }).click();
  await page.getByRole('button', { name: 'No, keep it' }).click();
  await page.reload();
  await expect(page.getByText('Review: you have seen this one before, in other suits.')).toBeVisible();
  await page.getByRole('button', { name: 'Forget everything' }).click();
  await page.getByRole('button', { name: 'Yes, forget it' }).click();
  await expect(page.getByText('Forgotten.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn the review on' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Turn the review on' })).toBeVisible();
});
