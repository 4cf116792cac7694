import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/** Whoever has 31 points may say so and wins at once; whoever is wrong loses. Source: RULES.md part 5.11. */
export const briscola31 = {
  ...briscola2,
  id: 'briscola-31',
  parent: 'briscola-2',
  name: 'Briscola a trentuno',
  win: { deal: 'claim', target: 31, when: 'between-tricks' },
  evidence: 'C',
  sources: ['S4', 'COR'],
  options: ['CLAIM_31'],
} as const satisfies RuleSet;
