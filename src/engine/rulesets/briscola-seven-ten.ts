import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/** Seven and three trade places: the seven is worth ten. Source: RULES.md part 5.17. */
export const briscolaSevenTen = {
  ...briscola2,
  id: 'briscola-seven-ten',
  parent: 'briscola-2',
  name: 'Briscola col sette',
  strength: ['A', '7', 'K', 'H', 'J', '6', '5', '4', '3', '2'],
  points: { A: 11, '7': 10, K: 4, H: 3, J: 2 },
  evidence: 'B',
  sources: ['IMS', 'WEN'],
  options: ['TEN_CARD'],
} as const satisfies RuleSet;
