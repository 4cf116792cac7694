import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { rankOf, suitOf } from '../../src/engine/cards.ts';
import { allDrawings } from '../../src/decks/allDrawings.ts';
import { cardsOf, DECK_IDS, DECKS, deckHas } from '../../src/decks/decks.ts';
import { drawCard } from '../../src/decks/drawCard.ts';
import { INDEX_LETTERS, indexText } from '../../src/decks/indexLetters.ts';
import { openTags } from './openTags.ts';

const KB = 1024;
const FACE_BUDGET = 6 * KB;
const MINI_BUDGET = 1 * KB;
const BACK_BUDGET = 1.5 * KB;

const drawings = allDrawings().map(({ path, draw }) => ({ path, svg: draw() }));
const budgetOf = (path: string): number =>
  path === 'back' ? BACK_BUDGET : /mini-|^suits\//.test(path) ? MINI_BUDGET : FACE_BUDGET;

describe('every drawing', () => {
  test.each(drawings)('$path is well formed and within its budget', ({ path, svg }) => {
    expect(openTags(svg)).toEqual([]);
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" ')).toBe(true);
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(budgetOf(path));
  });

  test.each(drawings)('$path has no ids, references, numbers gone wrong, styles or fonts', ({ svg }) => {
    expect(svg).not.toMatch(/ id=|url\(|href|clip-path|<filter|Gradient|NaN|undefined|Infinity|style=|<text|<script/);
  });

  test('has a path of its own', () => expect(new Set(drawings.map(({ path }) => path)).size).toBe(drawings.length));
});

describe.each(DECK_IDS)('the %s deck', (deck) => {
  const cards = cardsOf(deck);
  const faces = cards.map((card) => drawCard({ deck, card, index: 'none' }));

  test('has its number of cards', () =>
    expect(cards).toHaveLength({ napoletana: 40, castellana: 48, french: 52 }[deck]));
  test('draws no two cards alike', () => expect(new Set(faces).size).toBe(cards.length));
  test('is drawn on a card of five by eight', () => {
    for (const svg of faces) expect(svg).toContain('width="200" height="320" viewBox="0 0 200 320"');
  });
  test('draws the same again', () =>
    expect(cards.map((card) => drawCard({ deck, card, index: 'none' }))).toEqual(faces));

  test('shows as many signs as the card counts', () => {
    cards.forEach((card, place) => {
      const count = Number(rankOf(card));
      if (!Number.isNaN(count)) expect([card, faces[place]!.match(/data-pip/g)?.length]).toEqual([card, count]);
    });
  });

  test.each(INDEX_LETTERS)('says which card it is in %s: no two corners alike', (letters) => {
    const corners = cards.map((card) => `${indexText(deck, rankOf(card), letters)} ${suitOf(card)}`);
    expect(new Set(corners).size).toBe(cards.length);
  });

  test('with an index is the same picture with corners added', () => {
    for (const card of cards) {
      const indexed = drawCard({ deck, card, index: 'en' });
      expect(indexed).not.toBe(drawCard({ deck, card, index: 'none' }));
    }
  });
});

test('a card the deck lacks is refused', () => {
  expect(deckHas('napoletana', '8c')).toBe(false);
  expect(() => drawCard({ deck: 'napoletana', card: '8c', index: 'none' })).toThrow('The napoletana deck has no 8c.');
  expect(() => drawCard({ deck: 'castellana', card: '10c', index: 'none' })).toThrow('The castellana deck has no 10c.');
});

// Unanimous: SLF, NAI, SEL (RULES 8).
test.each([
  ['d', 0],
  ['c', 1],
  ['s', 2],
  ['b', 3],
] as const)('the pinta of %s has %i gaps in the top and in the bottom edge of every Castilian card', (suit, gaps) => {
  for (const rank of DECKS.castellana.ranks) {
    const svg = drawCard({ deck: 'castellana', card: `${rank}${suit}`, index: 'none' });
    const frame = /<g stroke-linecap="butt" data-pinta="\d"><path d="([^"]*)"/.exec(svg)?.[1] ?? '';
    // Each horizontal stroke but the last of an edge ends at a gap; two edges, then two sides.
    const strokes = frame.match(/h/g)?.length ?? 0;
    expect([rank, strokes]).toEqual([rank, 2 * (gaps + 1)]);
  }
});

test('no other deck has a pinta', () => {
  for (const deck of ['napoletana', 'french'] as const)
    for (const card of cardsOf(deck)) expect(drawCard({ deck, card, index: 'none' })).not.toContain('data-pinta');
});

test('the letters are those of the language', () => {
  const court = (deck: 'napoletana' | 'castellana' | 'french', letters: 'en' | 'it' | 'es') =>
    (['A', 'J', 'H', 'K'] as const).map((rank) => indexText(deck, rank, letters)).join(' ');
  expect(court('napoletana', 'en')).toBe('A J H K');
  expect(court('napoletana', 'it')).toBe('A F C R');
  expect(court('napoletana', 'es')).toBe('1 S C R');
  expect(court('castellana', 'es')).toBe('1 10 11 12');
  expect(court('french', 'en')).toBe('A J Q K');
});
