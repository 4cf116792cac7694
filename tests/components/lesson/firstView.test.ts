import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { firstViewOf } from '../../../src/components/lesson/firstView.ts';
import { dealSchema } from '../../../src/content/schemas/deal.ts';
import { dealFrom } from '../../../src/engine/play/start.ts';
import type { Script } from '../../../src/engine/script.ts';
import { rulesOf } from '../../support/deals.ts';

const firstViewOfDeal = (id: string) => {
  const text = readFileSync(join(import.meta.dirname, `../../../src/content/deals/${id}.yaml`), 'utf8');
  const { script } = dealSchema.parse(parse(text));
  return firstViewOf('en', { script, fadings: ['alone'] }, {});
};

test.each([
  ['ccw', 'counter-clockwise', ['You', 'East', 'North', 'West']],
  ['cw', 'clockwise', ['You', 'West', 'North', 'East']],
] as const)('a deal played %s seats its table %s: %j', (way, direction, names) => {
  const start = dealFrom(rulesOf('briscola-4', { DIRECTION: way }), 7);
  const script: Script = { start, visibility: 'open', learner: start.turn, goal: 'most-points', steps: [] };
  const { table, race } = firstViewOf('en', { script, fadings: ['alone'] }, {});
  expect(table.direction).toBe(direction);
  expect(table.seats.map(({ name }) => name)).toEqual(names);
  expect(table.seats.find(({ note }) => note === 'your partner')?.name).toBe('North');
  expect(race.sides[1]?.name).toBe([names[1], names[3]].join(', '));
});

test.each([
  ['the-three-takes-the-king', 'opening', 'no question', 'it begins by being shown, and asks once it has begun'],
  ['one-short', 'predicting', 'points-out', 'it begins with its question'],
  ['the-smallest-trump', 'asking', 'no question', 'it begins with a card'],
])('%s looks at first as its machine stands: %s, %s (%s)', (id, moment, question) => {
  const first = firstViewOfDeal(id);
  expect(first.moment).toBe(moment);
  expect(first.question?.kind ?? 'no question').toBe(question);
});
