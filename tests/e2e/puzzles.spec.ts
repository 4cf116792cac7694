import { expect, test, type Page } from '@playwright/test';
import { THEMES_SHOWN } from '../../src/components/puzzle/themesShown.ts';
import { rightMoves } from '../../src/engine/coach/judge.ts';
import { applyAction } from '../../src/engine/play/apply.ts';
import type { Deal, Move } from '../../src/engine/play/deal.ts';
import { legalMoves, moveAction } from '../../src/engine/play/moves.ts';
import { sideOf } from '../../src/engine/play/outcome.ts';
import type { Puzzle } from '../../src/engine/puzzles/puzzle.ts';
import { must } from '../../src/engine/result.ts';
import { solve } from '../../src/engine/solver/solve.ts';
import { readFileSync, statSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { messagesFor } from '../../src/i18n/index.ts';
import { DAILY, FILES } from '../engine/puzzles/shipped.ts';
import { SITE } from './site.ts';
import { keptNow } from './kept.ts';

const ALL = FILES.flatMap(({ puzzles }) => puzzles);
const m = messagesFor('en');

const own = (page: Page) => page.getByRole('group', { name: m.table.yourHand });
const stateOf = (page: Page): Promise<string> =>
  page
    .locator('[data-puzzle-state]')
    .getAttribute('data-puzzle-state')
    .then((state) => state ?? '');

/** Plays a move of the position: a card of the near hand, or an exchange. */
async function play(page: Page, move: Move): Promise<void> {
  const card = (move.startsWith('exchange ') ? move.slice(9) : move) as Parameters<typeof m.cards.theCard>[0];
  if (move.startsWith('exchange ')) await page.getByRole('button', { name: m.lesson.buttons.exchange(card) }).click();
  else await own(page).locator(`[data-card="${card}"]`).click();
}

/** What lies on the table, as the page shows it: which of the expected replies was made. */
const cardsShown = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-drop="trick"] [data-card]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card ?? ''));

/** A right move in a position, by the solver. */
function rightMove(deal: Deal, goal: Puzzle['goal']): Move {
  const solved = must(solve(deal));
  if (solved.status !== 'exact') throw new Error('not solved');
  const [move] = rightMoves(deal, solved.values, goal);
  if (move === undefined) throw new Error('no right move');
  return move;
}

/** Solves a puzzle on its page: right cards until it says so, replies read from the table. */
async function solveOnPage(page: Page, { deal, goal, id }: Puzzle): Promise<void> {
  await page.goto(`puzzles/${id}/`);
  const side = sideOf(deal, deal.turn);
  let now = deal;
  for (let step = 0; step < 40; step += 1) {
    await expect.poll(() => stateOf(page)).toMatch(/^(asking|showing|solved)$/);
    const state = await stateOf(page);
    if (state === 'solved') return;
    if (state === 'showing') {
      await page.getByRole('button', { name: m.table.goOn, exact: true }).click();
      await expect.poll(() => stateOf(page)).not.toBe('showing');
      continue;
    }
    // The other side has played: find the replies that lead to the hands shown.
    now = await follow(page, now, side);
    const move = rightMove(now, goal);
    const handBefore = await handShown(page);
    await play(page, move);
    now = must(applyAction(now, moveAction(now, move)));
    // Judged and answered: the card has left the hand.
    await expect.poll(async () => `${await stateOf(page)} ${await handShown(page)}`).not.toBe(`asking ${handBefore}`);
    await expect.poll(() => stateOf(page)).toMatch(/^(asking|showing|solved)$/);
  }
  throw new Error(`${id} does not end`);
}

/** The cards of the near hand, sorted. */
const handShown = (page: Page): Promise<string> =>
  own(page)
    .locator('[data-card]')
    .evaluateAll((cards) =>
      cards
        .map((card) => (card as HTMLElement).dataset.card ?? '')
        .sort()
        .join(' '),
    );

/** The position on the table: the other side's replies are those after which the hand and the trick look as they do. */
async function follow(page: Page, deal: Deal, side: number): Promise<Deal> {
  const hand = await handShown(page);
  const trick = (await cardsShown(page)).join(' ');
  const looksSo = (one: Deal): boolean =>
    [...(one.hands[one.turn] ?? [])].sort().join(' ') === hand && one.trick.map(({ card }) => card).join(' ') === trick;
  const search = (one: Deal): Deal | undefined => {
    if (one.phase !== 'playing') return undefined;
    if (sideOf(one, one.turn) === side) return looksSo(one) ? one : undefined;
    for (const move of legalMoves(one)) {
      const found = search(must(applyAction(one, moveAction(one, move))));
      if (found) return found;
    }
    return undefined;
  };
  const found = search(deal);
  if (!found) throw new Error(`nothing leads to ${hand} with ${trick} on the table`);
  return found;
}

// The shortest puzzle of each theme: what is tried is the page, and the engine is proved elsewhere.
for (const theme of THEMES_SHOWN) {
  test(`a puzzle about "${theme}" is solved`, async ({ page }) => {
    const some = ALL.filter(({ themes, sight }) => themes[0] === theme && sight === 'open');
    const puzzle = [...some].sort((a, b) => a.decisions - b.decisions || a.line.length - b.line.length)[0]!;
    await solveOnPage(page, puzzle);
    await expect(page.locator('[data-result="solved"]')).toBeVisible();
  });
}

const EASY = ALL.find(({ grade, deal, sight }) => grade === 1 && deal.rules.id === 'briscola-2' && sight === 'open')!;
const wrongOf = ({ deal, line }: Puzzle): Move => legalMoves(deal).find((move) => move !== line[0])!;

test('a wrong card is punished on the table, names no right card, and is taken back at once', async ({ page }) => {
  await page.goto(`puzzles/${EASY.id}/`);
  await play(page, wrongOf(EASY));
  await expect.poll(() => stateOf(page)).toBe('refuted');
  const panel = page.locator('[data-puzzle-state="refuted"]');
  await expect(panel).toContainText('costs');
  await expect(panel.locator('[data-hand="own"] [data-tone="best"]')).toHaveCount(0);
  await page.getByRole('button', { name: m.puzzles.buttons.tryAgain }).click();
  await expect.poll(() => stateOf(page)).toBe('asking');
  expect(await handShown(page)).toBe([...EASY.deal.hands[EASY.deal.turn]!].sort().join(' '));
});

test('by keyboard: hints in three steps, the answer shown, what was missed kept for another day', async ({ page }) => {
  await page.goto(`puzzles/${EASY.id}/`);
  const card = own(page).locator('[data-card]').first();
  await expect(card).toBeEnabled();
  await card.focus();
  for (const given of [1, 2]) {
    await page.keyboard.press('h');
    await expect(page.getByRole('button', { name: m.lesson.buttons.hint(given) })).toBeVisible();
    await expect(card).toBeFocused();
  }
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: m.lesson.buttons.hint(2) })).toHaveCount(0);
  await expect(card).toBeFocused();
  await page.getByRole('button', { name: m.puzzles.buttons.giveUp }).press('Enter');
  await expect.poll(() => stateOf(page)).toBe('revealed');
  await expect(page.locator('[data-puzzle-state]')).toContainText(m.puzzles.gaveUp);
  await expect(page.getByRole('link', { name: m.puzzles.buttons.next })).toBeVisible();
  await page.goto('puzzles/');
  await expect(page.getByText(m.puzzles.history.due(1))).toBeVisible();
});

test('the puzzle of the day is the same for everyone, from the date alone', async ({ browser }) => {
  for (const [day, index] of [
    ['2026-11-02', 0],
    ['2026-12-25', 53],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(`${day}T09:00:00`));
    await page.goto('puzzles/');
    const link = page.getByRole('link', { name: m.puzzles.daily.open });
    await expect(link).toHaveAttribute('href', `/puzzles/${DAILY.ids[index]}/?day=${day}`);
    await context.close();
  }
});

test('a day that was played is kept, and so is the rating', async ({ page }) => {
  await page.goto(`puzzles/${DAILY.ids[0]}/?day=2026-11-02`);
  const daily = ALL.find(({ id }) => id === DAILY.ids[0])!;
  await play(page, wrongOf(daily));
  await expect.poll(() => stateOf(page)).toBe('refuted');
  await expect.poll(() => keptNow(page)).toMatchObject({ puzzles: { days: ['2026-11-02'] } });
  await page.clock.setFixedTime(new Date('2026-11-02T20:00:00'));
  await page.goto('puzzles/');
  await expect(page.getByRole('link', { name: m.puzzles.daily.again })).toBeVisible();
  await expect(page.getByText(/Your rating is 1[0-4]\d\d/)).toBeVisible();
});

test('the queue leads to a puzzle of the kind that is wished for', async ({ page }) => {
  await page.goto('puzzles/');
  await page.getByLabel(m.puzzles.queue.ruleSet).selectOption('briscola-2');
  await page.getByLabel(m.puzzles.queue.grade).selectOption('4');
  await page.getByLabel(m.puzzles.queue.theme).selectOption('choose-your-draw');
  await page.getByRole('link', { name: m.puzzles.queue.next }).click();
  await page.waitForURL(/puzzles\/[0-9a-z]{7}\//);
  const id = /puzzles\/([0-9a-z]{7})/.exec(page.url())![1];
  const puzzle = ALL.find((one) => one.id === id)!;
  expect(puzzle).toMatchObject({ grade: 4 });
  expect(puzzle.themes).toContain('choose-your-draw');
});

test('a rush counts first cards and ends with three misses, with the clock off', async ({ page }) => {
  const set = page.waitForResponse(/puzzles\/rush\/\d+\.json/);
  await page.goto('puzzles/');
  await page.getByLabel(m.puzzles.rush.clock).uncheck();
  await page.getByRole('button', { name: m.puzzles.rush.start }).click();
  const puzzles = ((await (await set).json()) as readonly { readonly id: string }[]).map(({ id }) =>
    ALL.find((one) => one.id === id)!,
  );
  const moves = puzzles.slice(0, 5).map((puzzle, at) => (at < 2 ? puzzle.line[0]! : wrongOf(puzzle)));
  for (const [at, move] of moves.entries()) {
    await expect(page.locator(`[data-rush="${at}"]`)).toBeVisible();
    await play(page, move);
  }
  await expect(page.getByText(m.puzzles.rush.over(2))).toBeVisible();
});

test('without a script the position and the folded answer can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`puzzles/${EASY.id}/`);
  await expect(page.locator('.position')).toBeVisible();
  await page.getByText(m.puzzles.answer.title, { exact: true }).click();
  await expect(page.locator('.answer')).toContainText(m.puzzles.answer.first(EASY.line[0] as never));
  await context.close();
});

test('nothing that a page loads holds more than 30 kB of puzzles, and no page of a puzzle weighs much', () => {
  const folder = resolve(SITE.folder, 'puzzles');
  for (const file of globSync('{lists,rush}/*.json', { cwd: folder }))
    expect(statSync(resolve(folder, file)).size, file).toBeLessThan(30_000);
  const heaviest = Math.max(...ALL.map(({ id }) => readFileSync(resolve(folder, id, 'index.html')).length));
  expect(heaviest).toBeLessThan(120_000);
});

test('where what answers a card does not load, a sentence says so, and the card can be played again', async ({
  page,
}) => {
  await page.route(/puzzleCore/u, (route) => route.abort());
  await page.goto(`puzzles/${EASY.id}/`);
  await play(page, EASY.line[0]!);
  await expect(page.getByRole('alert').filter({ hasText: m.lesson.notLoaded })).toBeVisible();
  await page.unroute(/puzzleCore/u);
  await play(page, wrongOf(EASY));
  await expect.poll(() => stateOf(page)).toBe('refuted');
});
