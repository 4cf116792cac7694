import type { RuleSet } from '../../engine/rules/ruleSet.ts';

/** Where another seat's hand lies on a wide table, as seen from the learner's chair. */
export type RingPlace = 'right' | 'far-right' | 'far' | 'far-left' | 'left';

/** The places round the table from the learner's right to the learner's left, by how many others sit there. */
const RINGS: Readonly<Record<number, readonly RingPlace[]>> = {
  1: ['far'],
  2: ['right', 'left'],
  3: ['right', 'far', 'left'],
  4: ['right', 'far-right', 'far-left', 'left'],
  5: ['right', 'far-right', 'far', 'far-left', 'left'],
};

/**
 * The place of the seat that plays `at` places after the first of `count` others: the next to play sits on the learner's
 * right where play goes counter-clockwise, on the left where it goes clockwise. A partner of four or six is opposite or
 * one place apart by itself.
 */
export function ringPlace(at: number, count: number, direction: RuleSet['direction']): RingPlace {
  const ring = RINGS[count] ?? [];
  return ring[direction === 'clockwise' ? count - 1 - at : at] ?? 'far';
}
