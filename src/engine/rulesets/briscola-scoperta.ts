import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/**
 * All hands lie open, and so does the top of the stock; the rest of the stock stays hidden. Source: RULES.md part 5.7.
 */
export const briscolaScoperta = {
  ...briscola2,
  id: 'briscola-scoperta',
  parent: 'briscola-2',
  name: 'Briscola scoperta',
  visibility: 'hands-and-stock-top-open',
  sources: ['S0', 'S4', 'TCC', 'LOF', 'FER', 'DGM'],
  options: ['SCOPERTA_STOCK'],
} as const satisfies RuleSet;
