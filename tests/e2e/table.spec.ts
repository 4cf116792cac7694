import { expect, test, type Page } from '@playwright/test';
import { dragToTrick } from './drag.ts';

/** Another browser's edges may differ by a shade; a moved or redrawn part may not. */
const TOLERANCE = { maxDiffPixelRatio: 0.01, threshold: 0.25 };

/** A page whose islands answer. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
}

const live = (page: Page) => page.locator('#live');
const hand = (page: Page) => live(page).getByRole('group', { name: 'Your hand' });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

test.describe('by keyboard alone', () => {
  test('one Tab stop, arrows along the hand, Enter plays, the focus is never lost', async ({ page }) => {
    await open(page, '/gallery/');
    await hand(page).getByRole('button', { name: 'Horse of Swords' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe('Six of Cups');
    await page.keyboard.press('Enter');
    await expect(
      live(page)
        .getByRole('list', { name: 'The trick' })
        .getByRole('img', { name: /^Six of Cups, your card/ }),
    ).toBeVisible();
    await expect.poll(() => focused(page)).toBe('Go on');
    await page.keyboard.press('Enter');
    await expect(hand(page).getByRole('button')).toHaveCount(3);
    await expect.poll(() => focused(page)).toMatch(/ of /);

    await page.keyboard.press('?');
    await expect(live(page).getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toMatch(/ of /);
  });

  test('the whole deal to the last card, and the focus is still in the table', async ({ page }) => {
    await open(page, '/gallery/');
    await hand(page).getByRole('button').first().focus();
    for (
      let left = await hand(page).getByRole('button').count();
      left > 0;
      left = await hand(page).getByRole('button').count()
    ) {
      await page.keyboard.press('Enter');
      await expect(live(page).getByRole('button', { name: 'Go on' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(live(page).getByRole('button', { name: 'Go on' })).toHaveCount(0);
    }
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-table]') !== null)).toBe(true);
  });
});

test.describe('motion', () => {
  const runningTimes = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => !(animation instanceof CSSTransition))
        .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    );

  /** Notes how long every movement lasts as it starts: a slow browser may be asked too late to see one running. */
  const noteMotion = (page: Page) =>
    page.addInitScript(() => {
      const { animate } = Element.prototype;
      const noted: number[] = [];
      Object.assign(globalThis, { noted });
      Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how);
        noted.push(Number(animation.effect?.getComputedTiming().endTime));
        return animation;
      };
    });
  const notedTimes = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { noted: number[] }).noted.splice(0));

  for (const speed of ['normal', 'slow'] as const) {
    test(`at ${speed} speed every card arrives in less than 400 ms`, async ({ page }) => {
      await noteMotion(page);
      await page.addInitScript(
        (motion) => localStorage.setItem('scoperta:settings:1', JSON.stringify({ motion })),
        speed,
      );
      await open(page, '/gallery/');
      const goOn = live(page).getByRole('button', { name: 'Go on' });
      await notedTimes(page);
      await hand(page).getByRole('button').first().click();
      await expect(goOn).toBeVisible();
      const played = await notedTimes(page);
      await goOn.click();
      await expect(goOn).toHaveCount(0);
      const gathered = await notedTimes(page);
      for (const times of [played, gathered]) {
        expect(times.length).toBeGreaterThan(0);
        expect(Math.max(...times)).toBeLessThan(400);
      }
      await expect.poll(() => runningTimes(page)).toEqual([]);
    });
  }

  test('none where less motion is wished for, and none at the speed called none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/gallery/');
    await hand(page).getByRole('button').first().click();
    expect(await runningTimes(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => localStorage.setItem('scoperta:settings:1', '{"motion":"instant"}'));
    await open(page, '/gallery/');
    await hand(page).getByRole('button').first().click();
    expect(await runningTimes(page)).toEqual([]);
  });
});

/** The middle of a part of the page. */
const middleOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test.describe('three and more seats', () => {
  test('sit round a wide table, the next to play on the right and a partner of four opposite', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/gallery/');
    const trick = await middleOf(page, '#four [data-drop]');
    const [east, north, west] = [
      await middleOf(page, '#four [data-seat="1"]'),
      await middleOf(page, '#four [data-seat="2"]'),
      await middleOf(page, '#four [data-seat="3"]'),
    ];
    expect(east.x).toBeGreaterThan(trick.x + 100);
    expect(west.x).toBeLessThan(trick.x - 100);
    expect(Math.abs(east.y - trick.y)).toBeLessThan(40);
    expect(Math.abs(west.y - trick.y)).toBeLessThan(40);
    expect(north.y).toBeLessThan(trick.y - 60);
    for (const part of [north, await middleOf(page, '#four [data-hand="own"]')])
      expect(Math.abs(part.x - trick.x)).toBeLessThan(2);
    for (const sample of ['#three', '#five', '#six']) {
      const [middle, right, left] = [
        await middleOf(page, `${sample} [data-drop]`),
        await middleOf(page, `${sample} [data-place="right"]`),
        await middleOf(page, `${sample} [data-place="left"]`),
      ];
      expect(right.x).toBeGreaterThan(middle.x + 100);
      expect(left.x).toBeLessThan(middle.x - 100);
    }
  });

  test('sit in a row on a narrow one', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await open(page, '/gallery/');
    const trick = await middleOf(page, '#four [data-drop]');
    for (const seat of [1, 2, 3])
      expect((await middleOf(page, `#four [data-seat="${seat}"]`)).y).toBeLessThan(trick.y - 60);
  });

  test('play from where they sit, a closed hand too', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.addInitScript(() => localStorage.setItem('scoperta:settings:1', '{"motion":"slow"}'));
    await open(page, '/gallery/');
    await page.locator('#live-four').scrollIntoViewIfNeeded();
    const moves = await page.evaluate(async () => {
      const table = document.querySelector('#live-four');
      table?.querySelector<HTMLElement>('[data-hand="own"] button')?.click();
      await new Promise((seen) => setTimeout(seen));
      const centreOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
      return [...(table?.querySelectorAll('[data-drop] [data-card]') ?? [])].map((card) => {
        const [motion] = card.getAnimations().filter((one) => !(one instanceof CSSTransition));
        motion?.pause();
        if (motion) motion.currentTime = 0;
        const seat = card.closest<HTMLElement>('[data-from]')?.dataset['from'];
        const hand = table?.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
        return {
          seat,
          from: centreOf(card.getBoundingClientRect()),
          hand: hand && { ...centreOf(hand), width: hand.width, height: hand.height },
        };
      });
    });
    expect(moves.map(({ seat }) => seat)).toEqual(['0', '1', '2', '3']);
    for (const { from, hand: at } of moves) {
      expect(Math.abs(from.x - (at?.x ?? Infinity))).toBeLessThan((at?.width ?? 0) / 2);
      expect(Math.abs(from.y - (at?.y ?? Infinity))).toBeLessThan((at?.height ?? 0) / 2);
    }
  });

  for (const width of [320, 360, 540, 600, 768, 1280, 1600]) {
    test(`nothing on a table lies on anything else at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/gallery/');
      // One column, so that the tables have all the width there is.
      await page
        .locator('.tables')
        .evaluateAll((all: HTMLElement[]) =>
          all.forEach(({ style }) => style.setProperty('grid-template-columns', 'minmax(0, 1fr)')),
        );
      expect(await overlaps(page)).toEqual([]);
    });
  }
});

/** Parts of the gallery's tables that cover one another or stick out of their table. A fan of backs is one part. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      ['[data-hand="own"] [data-card], [data-hand="other"] [data-card], [data-hand="mini"] [data-card]', 'box'],
      ['[data-hand="face-down"] > span, [data-stock] > [role="group"], [data-drop] li > :first-child', 'box'],
      [
        '[data-seat] > :first-child > *, [data-pile] > :last-child > *, [data-stock] p > span, [data-drop] li > span:last-child',
        'text',
      ],
    ] as const;
    const faults: string[] = [];
    for (const table of document.querySelectorAll('.gallery section [data-table]')) {
      const frame = table.getBoundingClientRect();
      const boxes = parts.flatMap(([selector, kind]) =>
        [...table.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const box = kind === 'box' ? element.getBoundingClientRect() : range.getBoundingClientRect();
          const name = element.dataset['card'] ?? element.textContent;
          return box.width > 0 && box.height > 0 ? [{ name, box }] : [];
        }),
      );
      const id = table.closest('section')?.id;
      boxes.forEach(({ name, box }, at) => {
        if (box.left < frame.left || box.right > frame.right) faults.push(`${id}: ${name} sticks out`);
        for (const other of boxes.slice(at + 1)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          // Lines of one text may touch by the height of their descenders.
          if (across > 1 && down > 5) faults.push(`${id}: ${name} and ${other.name}`);
        }
      });
    }
    return faults;
  });

test('a card can be dragged to the trick', async ({ page }) => {
  await open(page, '/gallery/');
  const card = hand(page).getByRole('button', { name: 'Three of Batons' });
  await expect(hand(page).locator('[draggable="true"]')).toHaveCount(3);
  await dragToTrick(page, card, live(page).locator('[data-drop]'));
  await expect(live(page).getByRole('img', { name: /^Three of Batons, your card/ })).toBeVisible();
});

test('a card that is not allowed says so, and stays', async ({ page }) => {
  await open(page, '/gallery/');
  const closed = page.locator('#closed');
  await closed.getByRole('button', { name: 'Six of Cups, not allowed' }).click({ force: true }); // it says it is disabled, and answers
  await expect(closed.getByRole('status')).toHaveText('not allowed');
  await expect(closed.getByRole('group', { name: 'Your hand' }).getByRole('button')).toHaveCount(3);
});

test('a card named in prose lights on the table', async ({ page }) => {
  await open(page, '/gallery/');
  await page.getByRole('button', { name: 'the Two of Swords' }).hover();
  await expect(page.locator('#four [data-card="2s"]')).toHaveAttribute('data-tone', 'best');
  await expect(page.locator('#six [data-card="2s"]')).toHaveAttribute('data-tone', 'named');
});

/** 400 % zoom of a 1280 px window is a window of 320; its 1024 px of height become 256. */
const TIGHT = [
  ['a narrow phone', { width: 320, height: 640 }],
  ['400 % zoom', { width: 320, height: 256 }],
  ['a phone on its side', { width: 640, height: 360 }],
] as const;

for (const [what, viewport] of TIGHT) {
  for (const path of ['/', '/gallery/']) {
    test(`${path} on ${what}: no sideways scroll, own cards 44 px or more, nothing overlaps in the hand`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0);
      const hands = await page.locator('[data-hand="own"]').evaluateAll((all) =>
        all.map((own) =>
          [...own.querySelectorAll('button')].map((card) => {
            const { left, right, top, bottom, width } = card.getBoundingClientRect();
            return { left, right, top, bottom, width, page: document.documentElement.clientWidth };
          }),
        ),
      );
      expect(hands.length).toBeGreaterThan(0);
      for (const cards of hands) {
        for (const card of cards) {
          expect(card.width).toBeGreaterThanOrEqual(44);
          expect(card.left).toBeGreaterThanOrEqual(0);
          expect(card.right).toBeLessThanOrEqual(card.page);
          const over = cards.filter(
            (other) =>
              other !== card &&
              other.left < card.right - 0.5 &&
              card.left < other.right - 0.5 &&
              other.top < card.bottom - 0.5 &&
              card.top < other.bottom - 0.5,
          );
          expect(over).toEqual([]);
        }
      }
    });
  }
}

test.describe('settings', () => {
  test('are on the page before the first paint, theme and deck', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('scoperta:settings:1', '{"theme":"dark","deck":"french"}');
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName('first-paint').length === 0) return;
        observer.disconnect();
        document.documentElement.dataset['atFirstPaint'] = JSON.stringify({
          theme: document.documentElement.dataset['theme'],
          ground: getComputedStyle(document.body).backgroundColor,
          wrongCards: [...document.querySelectorAll('img[data-drawing]')].filter((image) =>
            /napoletana|castellana/.test(image.getAttribute('src') ?? ''),
          ).length,
        });
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-at-first-paint', /./);
    expect(JSON.parse((await html.getAttribute('data-at-first-paint')) ?? '')).toEqual({
      theme: 'dark',
      ground: 'rgb(20, 25, 26)',
      wrongCards: 0,
    });
  });

  test('change at once, are kept, and go back', async ({ page }) => {
    await open(page, '/gallery/');
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('radio', { name: 'French suits' }).check({ force: true });
    await dialog.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(hand(page).locator('img').first()).toHaveAttribute('src', /\/french\//);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-deck', 'french');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Settings' }).click();
    await dialog.getByRole('button', { name: 'Back to the defaults' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-deck', 'napoletana');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
  });

  test('that cannot be read are set aside, and it is said once', async ({ page }) => {
    await page.goto('/learn/');
    await page.evaluate(() => localStorage.setItem('scoperta:settings:1', '{broken'));
    await page.reload();
    await expect(page.getByText('could not be read')).toBeVisible();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('could not be read')).toBeHidden();
  });
});

test('in forced colours legal, lit and forbidden cards still differ by more than colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/gallery/');
  await expect(page.locator('#closed [data-legal="no"]').first()).toHaveCSS('outline-style', 'dashed');
  await expect(page.locator('#costly').getByText('gives up 0').first()).toBeVisible();
});

/** A change of look shows as a change of these pictures. Once it is wanted: `playwright test table --update-snapshots`, and look at them. */
test.describe('the look', () => {
  const STATES = [
    ['costly', 1280, 'light'],
    ['costly', 360, 'dark'],
    ['closed', 360, 'light'],
    ['four', 1280, 'dark'],
    ['five', 360, 'light'],
    ['three', 1280, 'light'],
    ['five', 1280, 'light'],
    ['six', 1280, 'dark'],
    ['four-full', 768, 'light'],
    ['hand-20', 360, 'dark'],
    ['race', 360, 'light'],
    ['verdicts', 1280, 'dark'],
    ['strip', 1280, 'light'],
    ['lines', 360, 'light'],
  ] as const;
  for (const [state, width, colorScheme] of STATES) {
    test(`of ${state} at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await open(page, '/gallery/');
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator(`#${state}`)).toHaveScreenshot(`${state}-${width}.png`, TOLERANCE);
    });
  }

  for (const deck of ['napoletana', 'castellana', 'french']) {
    test(`of the ${deck} deck, every card`, async ({ page }) => {
      await open(page, '/gallery/');
      const cards = page.locator(`#deck-${deck} [data-size="small"]`);
      await cards.scrollIntoViewIfNeeded();
      await cards.locator('img').evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(
          images.map((image) => {
            image.loading = 'eager';
            return image.decode();
          }),
        ),
      );
      await expect(cards).toHaveScreenshot(`deck-${deck}.png`, TOLERANCE);
    });
  }
});
