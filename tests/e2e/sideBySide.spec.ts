import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { GLOSSARY_LANGUAGES, glossaryTerm } from '../../src/content/schemas/glossary.ts';
import { GESTURES } from '../../src/engine/gestures.ts';
import { signalPairs } from '../../src/engine/signalPairs.ts';
import { meaningOf, PRESET_IDS, PRESETS, SOURCE_TABLES, type SourceTable } from '../../src/engine/signalTables.ts';
import { signalPair as pairWords } from '../../src/i18n/messages/en/signalPair.ts';
import { signals as signalWords } from '../../src/i18n/messages/en/signals.ts';

const ready = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-state="ready"]').first()).toBeVisible();
};

test.describe('signals side by side', () => {
  const rowsShown = (page: Page) =>
    page.locator('[data-pairs] tbody tr').evaluateAll((rows) =>
      rows.map((row) => ({
        gesture: row.getAttribute('data-gesture'),
        verdict: row.getAttribute('data-verdict'),
        means: [...row.querySelectorAll('td')].map((cell) => cell.textContent),
      })),
    );
  const rowsOfData = (one: SourceTable['id'], other: SourceTable['id']) => {
    const signalsOf = (id: SourceTable['id']) => SOURCE_TABLES.find((table) => table.id === id)?.signals ?? [];
    return signalPairs(signalsOf(one), signalsOf(other)).map(({ gesture, verdict, means }) => ({
      gesture,
      verdict: verdict.kind,
      means: means.map((each) => (each === undefined ? pairWords.none : signalWords.answers[each])),
    }));
  };

  test('come from the data, and the address keeps the places', async ({ page }) => {
    await page.goto('compare/signals/');
    await ready(page);
    expect(await rowsShown(page)).toEqual(rowsOfData('overview', 'spain'));
    await page.getByLabel(pairWords.place(1)).selectOption('genoa');
    await page.getByLabel(pairWords.place(2)).selectOption('finale');
    expect(await rowsShown(page)).toEqual(rowsOfData('genoa', 'finale'));
    await expect(page).toHaveURL(/#!places=genoa,finale$/u);
    await page.reload();
    await ready(page);
    await expect(page.getByLabel(pairWords.place(2))).toHaveValue('finale');
    await page.goto('about:blank');
    await page.goto('compare/signals/#!places=atlantis,spain');
    await ready(page);
    await expect(page.getByText(pairWords.broken)).toBeVisible();
    expect(await rowsShown(page)).toEqual(rowsOfData('overview', 'spain'));
  });

  test('are drilled mixed, by keyboard, the other region’s answer on offer', async ({ page }) => {
    await page.goto('compare/signals/');
    await page.locator('#drill').scrollIntoViewIfNeeded(); // the drill comes alive when it is seen
    const drill = page.locator('.drill [data-question]');
    await expect(drill).toHaveAttribute('data-state', 'asking');
    const tables = new Set<string>();
    for (let asked = 0; asked < 12; asked += 1) {
      const id = (await drill.getAttribute('data-question')) ?? '';
      const table = PRESET_IDS.find((preset) => id.startsWith(preset))!;
      tables.add(table);
      const gesture = GESTURES.find((each) => id === `${table}-${each}`)!;
      for (const preset of ['it-tongue-horse', 'es-seed'] as const) {
        const means = meaningOf(PRESETS[preset], gesture);
        if (means)
          await expect(drill.getByRole('button', { name: signalWords.answers[means], exact: true })).toHaveCount(1);
      }
      const right = meaningOf(PRESETS[table], gesture)!;
      await drill.getByRole('button', { name: signalWords.answers[right], exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(drill).toHaveAttribute('data-state', 'answered');
      await page.keyboard.press('Enter'); // the way on has the focus
      await expect(drill).not.toHaveAttribute('data-question', id);
      if (asked === 11 || tables.size === 2) break;
    }
    expect([...tables].toSorted()).toEqual(['es-seed', 'it-tongue-horse']);
  });
});

test('decks side by side name suits and ranks in every language, from the glossary', async ({ page }) => {
  const terms = await Promise.all(
    ['suit', 'coins', 'cups', 'swords', 'batons', 'ace', 'three', 'king', 'horse', 'jack'].map(async (slug) => {
      const text = readFileSync(resolve(import.meta.dirname, `../../src/content/glossary/${slug}.yaml`), 'utf8');
      return [slug, glossaryTerm.parse(parse(text))] as const;
    }),
  );
  await page.goto('compare/decks/');
  for (const [slug, { words }] of terms) {
    for (const language of GLOSSARY_LANGUAGES) {
      const cell = page.locator(`[data-language="${language}"] [data-term="${slug}"]`);
      const expected = (words[language] ?? []).map((word) => (typeof word === 'string' ? word : word.word));
      expect(await cell.locator('i').allTextContents()).toEqual(expected);
      for (const word of words[language] ?? [])
        if (typeof word !== 'string' && word.where) await expect(cell).toContainText(word.where);
    }
  }
});
