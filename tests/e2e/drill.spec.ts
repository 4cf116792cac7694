import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { markWhatIsLeft, putInOrder, tryAnOption } from './drillAnswers.ts';

/** A drill of orders and of the strongest of four, in a lesson; its slug is its name. */
const LESSON = 'learn/the-three-comes-second/';
const DRILL = '[data-drill="strongest-of-four"]';

async function drillOf(page: Page): Promise<Locator> {
  await page.goto(LESSON);
  const drill = page.locator(DRILL);
  await drill.scrollIntoViewIfNeeded();
  await expect(drill.locator('[data-state="asking"]')).toBeVisible();
  return drill;
}

const questionOf = async (drill: Locator): Promise<string> =>
  (await drill.locator('[data-question]').getAttribute('data-question')) ?? '';

/** Answers the question that is asked, rightly in the end. */
async function answer(page: Page, drill: Locator): Promise<void> {
  const place = drill.locator('[data-question]');
  const question = await questionOf(drill);
  for (let tries = 0; tries < 6 && (await place.getAttribute('data-state')) === 'asking'; tries += 1) {
    if (question.startsWith('order-')) await putInOrder(page, drill);
    else if (question.startsWith('left-')) await markWhatIsLeft(page, drill);
    else await tryAnOption(page, drill);
  }
  await expect(place).toHaveAttribute('data-state', 'answered');
}

/** Presses the way on, which has the focus already; gives its name. */
async function pressOn(page: Page, drill: Locator): Promise<string | null> {
  const wayOn = drill.getByRole('button', { name: /^(?:Next question|See the result)$/u });
  await expect(wayOn).toBeFocused();
  const name = await wayOn.textContent();
  await page.keyboard.press('Enter');
  await expect(wayOn).toBeHidden();
  return name;
}

/** Goes through a set of a drill to its end; gives the questions it asked. */
async function throughTheSet(page: Page, drill: Locator): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  for (let step = 0; step < 30; step += 1) {
    asked.add(await questionOf(drill));
    await answer(page, drill);
    if ((await pressOn(page, drill)) === 'See the result') return asked;
  }
  throw new Error('the set has no end');
}

test('a drill has no end: ten more, by keyboard alone, none of them asked before', async ({ page }) => {
  test.slow();
  const drill = await drillOf(page);
  const first = await throughTheSet(page, drill);
  expect(first.size).toBe(6);
  await expect(drill.getByText(/of 6 at the first try/u)).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include(DRILL).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await drill.getByRole('button', { name: 'Go on, ten more' }).focus();
  await page.keyboard.press('Enter');
  await expect(drill.getByText('Question 1 of 10')).toBeVisible();
  const second = await throughTheSet(page, drill);
  expect(second.size).toBe(10);
  expect([...second].filter((id) => first.has(id))).toEqual([]);
  await expect(drill.getByText(/of 16 since you opened this page/u)).toBeVisible();
});

test('the question of the page is the first one asked, and others follow on another visit', async ({ page }) => {
  const drill = await drillOf(page);
  const first = await questionOf(drill);
  await answer(page, drill);
  await pressOn(page, drill);
  const second = await questionOf(drill);
  await page.reload();
  await drill.scrollIntoViewIfNeeded();
  await expect.poll(() => questionOf(drill)).toBe(first);
  await answer(page, drill);
  await pressOn(page, drill);
  expect(await questionOf(drill)).not.toBe(first);
  expect(await questionOf(drill)).not.toBe(second);
});

const orderNow = (drill: Locator): Promise<readonly (string | null)[]> =>
  drill.locator('[data-card]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-card')));

/** Answers until an order is asked for. */
async function untilAnOrder(page: Page, drill: Locator): Promise<void> {
  while (!(await questionOf(drill)).startsWith('order-')) {
    await answer(page, drill);
    await pressOn(page, drill);
  }
}

test('a card of an order is dragged to another place, by mouse and by touch', async ({ page }) => {
  const drill = await drillOf(page);
  await untilAnOrder(page, drill);
  const before = await orderNow(drill);
  const middle = async (at: number): Promise<{ x: number; y: number }> => {
    const box = await drill.locator('[data-grip]').nth(at).boundingBox();
    if (!box) throw new Error('the card is not to be seen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await drill.locator('[data-grip]').first().scrollIntoViewIfNeeded();
  const [from, to] = [await middle(0), await middle(2)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  const [a, b, c, ...rest] = before;
  await expect.poll(() => orderNow(drill)).toEqual([b, c, a, ...rest]);

  // a finger: the same pointer events, of the kind that a touch screen sends
  const list = drill.locator('ol').first();
  const [low, high] = [await middle(2), await middle(0)];
  await drill
    .locator('[data-grip]')
    .nth(2)
    .evaluate(
      (grip, { low, high }) => {
        const send = (type: string, { x, y }: { x: number; y: number }): void => {
          grip.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              cancelable: true,
              pointerId: 1,
              pointerType: 'touch',
              clientX: x,
              clientY: y,
            }),
          );
        };
        Element.prototype.setPointerCapture = () => undefined; // a made-up pointer cannot be captured
        send('pointerdown', low);
        send('pointermove', high);
        send('pointerup', high);
      },
      { low, high },
    );
  await expect(list).toBeVisible();
  await expect.poll(() => orderNow(drill)).toEqual(before);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first question stands there, and some questions with their answers are folded away', async ({ page }) => {
    await page.goto(LESSON);
    const drill = page.locator(DRILL);
    await expect(drill.locator('p[id$="-asked"]')).toBeVisible();
    const answers = drill.locator('details');
    await expect(answers.locator('li').first()).toBeHidden();
    await answers.locator('summary').click();
    await expect(answers.locator('li')).toHaveCount(6);
    await expect(answers.locator('li').first()).toContainText('Right');
  });
});
