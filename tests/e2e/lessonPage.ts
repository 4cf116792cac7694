import { expect, type Locator, type Page } from '@playwright/test';

export const LESSON = 'learn/the-last-three-tricks/';
export type DealId = 'let-the-empty-trick-go' | 'the-last-six' | 'the-last-six-alone' | 'home';

/** The best card of each choice in the guided deal, and what the trumps question wants to hear. */
export const GUIDED = [
  'Seven of Batons',
  'Ace of Batons',
  'Horse of Cups',
  'Three of Swords',
  'Six of Cups',
  'Four of Swords',
] as const;
export const TRUMPS_OUT = ['Ace of Swords', 'Three of Swords', 'Five of Swords', 'Four of Swords'] as const;

/** The lesson, once it answers. */
export async function openLesson(page: Page, path = LESSON): Promise<void> {
  await page.goto(path);
  await expect(page.locator('astro-island[ssr]:not([client="visible"])')).toHaveCount(0);
}

export const dealOn = (page: Page, id: DealId): Locator => page.locator(`[data-deal="${id}"]`);

/** The moment a deal is at, by the machine's name for it. */
export const momentOf = (deal: Locator): Locator => deal.locator('[data-moment]');

export const expectMoment = (deal: Locator, moment: string): Promise<void> =>
  expect(momentOf(deal)).toHaveAttribute('data-moment', moment);

/** Waits until the deal is at a moment at which the learner has to do something. */
export async function momentToAct(deal: Locator): Promise<string> {
  const place = momentOf(deal);
  await expect(place).toHaveAttribute(
    'data-moment',
    /^(?:opening|predicting|predicted|watching|showing|asking|judged|reviewing)$/u,
  );
  return (await place.getAttribute('data-moment')) ?? '';
}

export const ownCard = (deal: Locator, name: string): Locator =>
  deal.locator('[data-hand="own"]').getByRole('button', { name: new RegExp(`^${name}`, 'u') });

export const status = (deal: Locator): Locator => deal.getByRole('status');

/** Answers the question about trumps, and goes on to the first card. */
export async function answerTrumps(deal: Locator, press: 'click' | 'tap' = 'click'): Promise<void> {
  for (const name of TRUMPS_OUT) await deal.getByRole('group').getByRole('button', { name, pressed: false })[press]();
  await deal.getByRole('button', { name: 'That is my answer' })[press]();
  await expectMoment(deal, 'predicted');
  await deal.getByRole('button', { name: 'Go on' })[press]();
  await expectMoment(deal, 'asking');
}
