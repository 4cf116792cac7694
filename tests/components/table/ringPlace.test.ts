import { expect, test } from 'vitest';
import { ringPlace, type RingPlace } from '../../../src/components/table/ringPlace.ts';

test.each<[others: number, places: readonly RingPlace[], why: string]>([
  [1, ['far'], 'two players sit opposite'],
  [2, ['right', 'left'], 'three: one on each side'],
  [3, ['right', 'far', 'left'], 'four: the second to play, one’s partner in pairs, is opposite'],
  [4, ['right', 'far-right', 'far-left', 'left'], 'five: nobody is opposite'],
  [5, ['right', 'far-right', 'far', 'far-left', 'left'], 'six: the third to play is opposite'],
])('%i others sit %j: %s', (others, places) => {
  const round = (direction: 'counter-clockwise' | 'clockwise') =>
    Array.from({ length: others }, (_, at) => ringPlace(at, others, direction));
  expect(round('counter-clockwise')).toEqual(places);
  expect(round('clockwise')).toEqual([...places].reverse());
});
