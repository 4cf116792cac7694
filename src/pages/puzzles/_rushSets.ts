import type { PuzzleText } from '../../engine/puzzles/puzzle.ts';
import { randomFrom, shuffled } from '../../engine/shuffle.ts';
import { SHIPPED } from './_shipped.ts';

/** Puzzles in one set: more than most solve in three minutes, and still light to load. */
const SIZE = 40;

const inAnyOrder = shuffled(
  SHIPPED.filter(({ text }) => text.hands.length === 2 && text.sight === undefined),
  randomFrom(1),
);

/** How many sets there are for the rush. */
export const RUSH_SETS = Math.floor(inAnyOrder.length / SIZE);

/** A set for the rush, the easiest first. */
export const rushSet = (number: number): readonly PuzzleText[] =>
  inAnyOrder
    .slice(number * SIZE, (number + 1) * SIZE)
    .map(({ text }) => text)
    .sort((a, b) => a.rating - b.rating);
