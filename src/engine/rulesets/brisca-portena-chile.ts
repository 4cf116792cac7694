import type { RuleSet } from '../rules/ruleSet.ts';
import { brisca4 } from './brisca-4.ts';

/** The two takes the place of the three; all ten tricks are a capote. Source: RULES.md part 5.18. */
export const briscaPortenaChile = {
  ...brisca4,
  id: 'brisca-portena-chile',
  parent: 'brisca-4',
  name: 'Brisca porteña',
  strength: ['A', '2', 'K', 'H', 'J', '7', '6', '5', '4', '3'],
  points: { A: 11, '2': 10, K: 4, H: 3, J: 2 },
  exchange: 'none',
  capote: 'named',
  evidence: 'B',
  sources: ['CHI'],
  options: ['SIGNALS'],
} as const satisfies RuleSet;
