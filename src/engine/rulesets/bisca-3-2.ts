import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/**
 * The seven is worth ten, and the jack (valete) stands above the queen (dama), written H. Source: RULES.md part 5.19.
 */
export const bisca32 = {
  ...briscola2,
  id: 'bisca-3-2',
  parent: 'briscola-2',
  name: 'Bisca de três',
  suits: 'french',
  strength: ['A', '7', 'K', 'J', 'H', '6', '5', '4', '3', '2'],
  points: { A: 11, '7': 10, K: 4, J: 3, H: 2 },
  sources: ['PGB', 'WBI', 'S4'],
  options: [],
} as const satisfies RuleSet;
