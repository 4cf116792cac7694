import type { RuleSet } from '../rules/ruleSet.ts';
import { brisca2 } from './brisca-2.ts';

/** No exchange; the loser deals. Source: RULES.md part 5.18. */
export const briscasPuertoRico = {
  ...brisca2,
  id: 'briscas-puerto-rico',
  parent: 'brisca-2',
  name: 'Briscas',
  exchange: 'none',
  nextDealer: 'loser',
  evidence: 'B',
  sources: ['PR1', 'PR2', 'PR3'],
  options: ['PR_SWAP', 'PR_LEADER'],
} as const satisfies RuleSet;
