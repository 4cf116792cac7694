import { expect, test } from '@playwright/test';
import { pagesOf } from '../built/site.ts';
import { importedBy, scriptsNamedBy, weightOf } from '../built/weight.ts';
import { dealOn, expectMoment, LESSON, ownCard, type DealId } from './lessonPage.ts';
import { SITE } from './site.ts';

/**
 * All JavaScript that a browser has asked for by the time a first card has been accepted: the page, and what came when the
 * pointer turned to the deal and pressed (the machine and the rules that accept the card). Counted after gzip, script by
 * script, as a host sends it. Not counted: the engine's worker, and what only says the verdict and keeps it (`afterMove`),
 * which is fetched beside it.
 *
 * The budget of 40 kB holds for what the page loads by itself; xstate alone, which comes with the deal, is 12.6 kB.
 */
const AT_LOAD = 40_000;
const UP_TO_THE_FIRST_CARD = 62_000;

const deals: readonly (readonly [path: string, deal: DealId])[] = [
  ['', 'home'],
  [LESSON, 'the-last-six-alone'],
];

for (const [path, id] of deals) {
  test(`/${path} loads its scripts within budget, up to the first card accepted`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) asked.push(pathname);
    });
    await page.goto(`./${path}`);
    await page.waitForLoadState('networkidle');
    const built = pagesOf(SITE).find((each) => each.path === `/${path}`);
    if (!built) throw new Error('the page is not built');
    const weigh = (scripts: Iterable<string>): number =>
      [...new Set(scripts)].reduce((sum, script) => sum + weightOf(script, SITE), 0);
    expect(weigh(asked)).toBeLessThanOrEqual(AT_LOAD);

    const card = ownCard(dealOn(page, id), '').first();
    await card.hover();
    await card.click();
    await expectMoment(dealOn(page, id), 'judged');
    await page.waitForLoadState('networkidle');
    const named = (part: string): readonly string[] => asked.filter((script) => script.includes(`/${part}.`));
    expect(named('playCore')).toHaveLength(1);
    const needed = importedBy([...scriptsNamedBy(built, SITE), ...named('playCore')], SITE);
    const after = importedBy(named('afterMove'), SITE);
    const counted = asked.filter(
      (script) => !script.includes('engine.worker') && (needed.has(script) || !after.has(script)),
    );
    expect(weigh(counted)).toBeLessThanOrEqual(UP_TO_THE_FIRST_CARD);
  });
}
