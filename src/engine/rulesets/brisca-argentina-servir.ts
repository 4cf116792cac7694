import type { RuleSet } from '../rules/ruleSet.ts';
import { brisca2 } from './brisca-2.ts';

/** In every trick: follow suit, else trump, without a duty to beat. Source: RULES.md part 5.16. */
export const briscaArgentinaServir = {
  ...brisca2,
  id: 'brisca-argentina-servir',
  parent: 'brisca-2',
  name: 'Brisca argentina',
  following: { stockOpen: 'follow-or-trump', stockEmpty: 'follow-or-trump' },
  evidence: 'B',
  sources: ['NCA'],
  options: [],
} as const satisfies RuleSet;
