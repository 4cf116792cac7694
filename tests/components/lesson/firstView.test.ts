import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { firstViewOf } from '../../../src/components/lesson/firstView.ts';
import { dealSchema } from '../../../src/content/schemas/deal.ts';

const firstViewOfDeal = (id: string) => {
  const text = readFileSync(join(import.meta.dirname, `../../../src/content/deals/${id}.yaml`), 'utf8');
  const { script } = dealSchema.parse(parse(text));
  return firstViewOf('en', { script, fadings: ['alone'] }, {});
};

test.each([
  ['the-three-takes-the-king', 'opening', 'no question', 'it begins by being shown, and asks once it has begun'],
  ['one-short', 'predicting', 'points-out', 'it begins with its question'],
  ['the-smallest-trump', 'asking', 'no question', 'it begins with a card'],
])('%s looks at first as its machine stands: %s, %s (%s)', (id, moment, question) => {
  const first = firstViewOfDeal(id);
  expect(first.moment).toBe(moment);
  expect(first.question?.kind ?? 'no question').toBe(question);
});
