import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/** Jack and horse trade places. Source: RULES.md part 5.17. */
export const briscolaSouthSwap = {
  ...briscola2,
  id: 'briscola-south-swap',
  parent: 'briscola-2',
  name: 'Briscola meridionale',
  strength: ['A', '3', 'K', 'J', 'H', '7', '6', '5', '4', '2'],
  points: { A: 11, '3': 10, K: 4, J: 3, H: 2 },
  evidence: 'C',
  sources: ['S4'],
  options: ['COURT_SWAP'],
} as const satisfies RuleSet;
