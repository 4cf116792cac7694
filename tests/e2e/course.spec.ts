import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { markWhatIsLeft, markWhatMayBePlayed, putInOrder, tryAnOption } from './drillAnswers.ts';
import { expectFinished } from './kept.ts';
import { momentToAct } from './lessonPage.ts';

interface Chapter {
  readonly id: string;
  readonly number: number;
  readonly lessons: readonly string[];
}

const CHAPTERS = parse(
  readFileSync(resolve(import.meta.dirname, '../../src/content/course.yaml'), 'utf8'),
) as readonly Chapter[];
const lessonSource = (slug: string): string =>
  readFileSync(resolve(import.meta.dirname, `../../src/content/lessons/en/${slug}.mdx`), 'utf8');
const LESSONS = CHAPTERS.flatMap(({ lessons }) => lessons);

/** What is pressed to go on, wherever a deal stands. */
const WAY_ON = /^(?:Go on|Next|Play the first card|Now with more of it yours)$/u;

/** A deal of 20 tricks, each with a question, a card and two things to go on from, and as much again for a second time. */
const MOST_STEPS = 200;

/** Presses something with the keyboard alone: it must be able to take the focus, and Enter must do it. */
async function press(page: Page, thing: Locator): Promise<void> {
  // what plays a deal comes when it is turned to, and draws the table anew: so until the focus stays
  await expect(async () => {
    await thing.focus({ timeout: 5_000 });
    await expect(thing).toBeFocused({ timeout: 500 });
  }).toPass({ intervals: [50, 100, 250], timeout: 30_000 });
  await page.keyboard.press('Enter');
}

/** What changes with every step of a deal. */
const stepOf = (deal: Locator): Promise<string> =>
  deal.evaluate((node) => {
    const own = node.querySelector('[data-hand="own"]');
    return `${node.querySelector('[data-moment]')?.getAttribute('data-moment')} ${own?.querySelectorAll('[data-card]').length} ${node.querySelector('[role="status"]')?.textContent}`;
  });

async function playDeal(page: Page, deal: Locator): Promise<void> {
  await deal.scrollIntoViewIfNeeded();
  await expect(deal.locator('[data-awake="awake"]')).toHaveCount(1);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const moment = await momentToAct(deal);
    const next = deal.getByRole('button', { name: 'Now with more of it yours' });
    if (moment === 'reviewing' && !(await next.isVisible())) return;
    const before = await stepOf(deal);
    if (moment === 'asking') await press(page, deal.locator('[data-hand="own"] [data-legal="yes"]').first());
    else if (moment === 'predicting') await press(page, deal.locator('[role="group"] > .actions > button').first());
    else await press(page, deal.getByRole('button', { name: WAY_ON }).first());
    await expect.poll(() => stepOf(deal), { intervals: [20, 50, 100, 250] }).not.toBe(before);
  }
  throw new Error('the deal has no end');
}

async function playDrill(page: Page, drill: Locator): Promise<void> {
  await drill.scrollIntoViewIfNeeded();
  const place = drill.locator('[data-state]');
  await expect(place).toHaveAttribute('data-state', 'asking');
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const state = await place.getAttribute('data-state');
    if (state === 'finished') return;
    if (state === 'answered') {
      // the way on has the focus already
      await expect(drill.getByRole('button', { name: /^(?:Next question|See the result)$/u })).toBeFocused();
      const question = await place.getAttribute('data-question');
      await page.keyboard.press('Enter');
      await expect.poll(() => place.getAttribute('data-state'), { intervals: [20, 50, 100, 250] }).not.toBe('answered');
      // the next question takes the focus a moment after it has come
      if ((await place.getAttribute('data-state')) === 'asking')
        await expect(drill.locator('button:focus')).toHaveCount(1);
      if (question === null) throw new Error('a question without a name');
      continue;
    }
    const question = (await place.getAttribute('data-question')) ?? '';
    if (question.startsWith('order-')) await putInOrder(page, drill);
    else if (question.startsWith('left-')) await markWhatIsLeft(page, drill);
    else if (question.startsWith('play-')) await markWhatMayBePlayed(page, drill);
    else await tryAnOption(page, drill);
  }
  throw new Error('the drill has no end');
}

for (const slug of LESSONS) {
  test(`${slug} is gone through by keyboard, is kept as done, and axe finds nothing at its end`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`learn/${slug}/`);
    const deals = await page.locator('[data-deal]').all();
    const drills = await page.locator('[data-drill]').all();
    expect(deals.length + drills.length).toBeGreaterThan(0);
    for (const deal of deals) await playDeal(page, deal);
    for (const drill of drills) await playDrill(page, drill);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    const ids = [
      ...(await Promise.all(deals.map((deal) => deal.getAttribute('data-deal')))),
      ...(await Promise.all(drills.map((drill) => drill.getAttribute('data-drill')))),
    ];
    await expectFinished(page, slug, ids);
    await page.goto('learn/');
    await expect(page.locator(`[data-lesson="${slug}"] [data-lesson-progress]`)).toContainText('done');
  });
}

test('the map leads to every chapter’s test, and each test asks something', async ({ page }) => {
  await page.goto('learn/');
  const tests = await page
    .getByRole('link', { name: 'I know this: test me' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(tests).toHaveLength(CHAPTERS.length);
  for (const [at, address] of tests.entries()) {
    await page.goto(address);
    expect(await page.locator('[data-deal], [data-drill]').count()).toBeGreaterThan(0);
    // mixed practice wherever a lesson of the chapter drills
    const drills = (CHAPTERS[at]?.lessons ?? []).some((slug) => lessonSource(slug).includes('<Drill '));
    await expect(page.locator('[data-drill]')).toHaveCount(drills ? 1 : 0);
  }
});

test('what is right in a test counts as gone through, and what is missed is named with its lesson', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('learn/test/the-cards/');
  const drill = page.locator('[data-drill="test-the-cards"]');
  await playDrill(page, drill);
  const missed = drill.getByRole('link');
  const names = await missed.allTextContents();
  // the first option is tried every time, and it is not always right
  expect(names.length).toBeGreaterThan(0);
  // and it has no end
  await press(page, drill.getByRole('button', { name: 'Go on, ten more' }));
  await expect(drill.getByText('Question 1 of 10')).toBeVisible();
  await page.goto('learn/');
  for (const name of names) {
    const lesson = page.locator('[data-lesson]').filter({ hasText: name });
    await expect(lesson.locator('[data-lesson-progress]')).not.toContainText('done');
  }
});

test('from the first lesson to the last by the way on', async ({ page }) => {
  await page.goto(`learn/${LESSONS[0]}/`);
  for (const slug of LESSONS.slice(1)) {
    await page.locator('[rel="next"]').click();
    await expect(page).toHaveURL(new RegExp(`/learn/${slug}/$`, 'u'));
  }
  // after the last lesson come the puzzles, and before the first one is the map
  await page.locator('[rel="next"]').click();
  await expect(page).toHaveURL(/\/puzzles\/$/u);
});
