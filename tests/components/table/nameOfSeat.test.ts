import { expect, test } from 'vitest';
import { nameOfSeat } from '../../../src/components/table/nameOfSeat.ts';
import { ringPlace } from '../../../src/components/table/ringPlace.ts';
import { rulesOfHouse } from '../../../src/engine/compare/houseAddress.ts';
import { must } from '../../../src/engine/result.ts';
import { RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { tableWordsFor } from '../../../src/i18n/tableWords.ts';

const m = tableWordsFor('en');

test.each<[base: string, way: 'ccw' | 'cw', learner: number, names: readonly string[], why: string]>([
  ['briscola-2', 'cw', 0, ['North'], 'two sit opposite either way'],
  ['briscola-3', 'ccw', 0, ['East', 'West'], 'the next to play is on the right'],
  ['briscola-3', 'cw', 0, ['West', 'East'], 'the next to play is on the left'],
  ['briscola-4', 'ccw', 0, ['East', 'North', 'West'], 'play goes right, across, left'],
  ['briscola-4', 'cw', 0, ['West', 'North', 'East'], 'play goes left, across, right: the partner stays opposite'],
  ['briscola-4', 'cw', 3, ['West', 'North', 'East'], 'from whichever chair the learner looks'],
])('%s, %s, from seat %i: %j play after the learner (%s)', (base, way, learner, names) => {
  const rules = must(rulesOfHouse({ base, options: { DIRECTION: way } }));
  const after = names.map((_, at) => (learner + 1 + at) % rules.seats);
  expect(after.map((seat) => nameOfSeat(m, rules, learner, seat))).toEqual(names);
  expect(nameOfSeat(m, rules, learner, learner)).toBe('You');
});

const PLACE_OF: Readonly<Record<string, string>> = { East: 'right', North: 'far', West: 'left' };

test.each(RULE_SETS.filter(({ seats }) => seats > 2).map((rules) => [rules.id, rules] as const))(
  '%s: nobody has another’s name, and East, North and West sit where they say, both ways round',
  (_, rules) => {
    for (const direction of ['counter-clockwise', 'clockwise'] as const) {
      const { seats } = rules;
      const names = Array.from({ length: seats - 1 }, (__, at) => nameOfSeat(m, { seats, direction }, 0, at + 1));
      expect(new Set([...names, '']).size).toBe(seats);
      names.forEach((name, at) => {
        const place = PLACE_OF[name];
        if (place !== undefined) expect(ringPlace(at, seats - 1, direction)).toBe(place);
      });
    }
  },
);
