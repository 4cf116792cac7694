import type { RuleSet } from '../rules/ruleSet.ts';
import { brisca4 } from './brisca-4.ts';

/** With signs to the partner. Source: RULES.md part 5.16. */
export const briscaSenas = {
  ...brisca4,
  id: 'brisca-senas',
  parent: 'brisca-4',
  name: 'Brisca con señas',
  signals: 'after-first-trick',
  evidence: 'C',
  sources: ['S2', 'CHI'],
  options: ['SIGNAL_TABLE'],
} as const satisfies RuleSet;
