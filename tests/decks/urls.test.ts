import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { allDrawings } from '../../src/decks/allDrawings.ts';
import { cardsOf, DECK_IDS } from '../../src/decks/decks.ts';
import { INDEX_LETTERS } from '../../src/decks/indexLetters.ts';
import { backUrl, cardUrl, signUrl, suitUrl } from '../../src/decks/urls.ts';
import { hashOfDrawings } from '../../src/decks/versionPlugin.ts';

const served = new Set(allDrawings().map(({ path }) => `/cards/unversioned/${path}.svg`));

test('every address a page can ask for is served', () => {
  const asked = DECK_IDS.flatMap((deck) =>
    cardsOf(deck).flatMap((card) =>
      (['none', ...INDEX_LETTERS] as const).flatMap((index) =>
        (['face', 'mini'] as const).map((size) => cardUrl({ deck, card, index, size })),
      ),
    ),
  );
  expect([...asked, backUrl(), signUrl('coins'), suitUrl('french', 'c')].filter((url) => !served.has(url))).toEqual([]);
});

test.each([
  [cardUrl({ deck: 'napoletana', card: 'Ad', index: 'none', size: 'face' }), 'napoletana/Ad'],
  [cardUrl({ deck: 'castellana', card: 'Hb', index: 'es', size: 'face' }), 'castellana/indexed-es/Hb'],
  [cardUrl({ deck: 'french', card: '10s', index: 'none', size: 'mini' }), 'french/mini-en/10s'],
  [suitUrl('french', 's'), 'suits/spades'],
])('%s', (url, path) => expect(url).toBe(`/cards/unversioned/${path}.svg`));

test('the version is a hash of the drawings', () => expect(hashOfDrawings()).toMatch(/^[0-9a-f]{10}$/));

/** The files that a module brings along, itself included. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type)[^;]*?from '(\.[^']+)';/gms))
    reach(resolve(dirname(file), path), seen);
  return seen;
}

test('asking for an address brings no drawing code along', () => {
  const root = resolve(import.meta.dirname, '../../src');
  const files = [...reach(resolve(root, 'decks/urls.ts'))].map((file) => file.slice(root.length + 1)).sort();
  expect(files).toEqual(['decks/decks.ts', 'decks/urls.ts', 'decks/version.ts', 'engine/cards.ts']);
  expect(readdirSync(resolve(root, 'decks'))).toContain('drawCard.ts');
});
