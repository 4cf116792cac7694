import type { RuleSet } from '../rules/ruleSet.ts';
import { brisca2 } from './brisca-2.ts';

/** Suit must be followed once the stock is empty; no duty to beat or to trump. Source: RULES.md part 5.16. */
export const briscaValenciana = {
  ...brisca2,
  id: 'brisca-valenciana',
  parent: 'brisca-2',
  name: 'Brisca valenciana',
  following: { stockOpen: 'free', stockEmpty: 'follow-suit' },
  evidence: 'C',
  sources: ['S2'],
  options: ['FOLLOW_LAST3'],
} as const satisfies RuleSet;
