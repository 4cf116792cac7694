import { expect, test } from 'vitest';
import { walkHand, type HandSpot, type WalkKey } from '../../../src/components/table/walkHand.ts';
import type { Card } from '../../../src/engine/cards.ts';

/** Two rows as they are seen: the second is shorter and set to the right; one card of the first is lifted. */
const SPOTS: readonly HandSpot[] = [
  { card: 'Ac', x: 0, y: 0 },
  { card: '3c', x: 50, y: -10 },
  { card: 'Kc', x: 100, y: 0 },
  { card: '2d', x: 150, y: 0 },
  { card: '4s', x: 80, y: 90 },
  { card: '5s', x: 130, y: 90 },
];

test.each<[from: Card, key: WalkKey, to: Card, why: string]>([
  ['Ac', 'ArrowRight', '3c', 'one on'],
  ['2d', 'ArrowRight', '4s', 'the order of the hand goes on in the next row'],
  ['5s', 'ArrowRight', '5s', 'the end is the end'],
  ['Ac', 'ArrowLeft', 'Ac', 'and so is the start'],
  ['Ac', 'ArrowDown', '4s', 'the nearest below'],
  ['2d', 'ArrowDown', '5s', 'the nearest below, on the right'],
  ['5s', 'ArrowUp', '2d', 'the nearest above'],
  ['4s', 'ArrowUp', 'Kc', 'the nearest above; the lifted card is in its row'],
  ['4s', 'ArrowDown', '4s', 'nothing below'],
  ['Kc', 'ArrowUp', 'Kc', 'a lifted card is no row of its own'],
  ['4s', 'Home', 'Ac', 'first'],
  ['Ac', 'End', '5s', 'last'],
])('%s %s goes to %s: %s', (from, key, to) => {
  expect(walkHand(SPOTS, from, key)).toBe(to);
});
