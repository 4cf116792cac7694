import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola4 } from './briscola-4.ts';

/** Briscola of Istria and Dalmatia; a match is four wins. Source: RULES.md part 5.20. */
export const briskula4 = {
  ...briscola4,
  id: 'briskula-4',
  parent: 'briscola-4',
  name: 'Briškula',
  match: { type: 'first-to-wins', n: 4 },
  sources: ['BSI', 'IST', 'SCR', 'WSR'],
  options: ['REMOVED_3P', 'REMOVED_6P', 'SIGNALS'],
} as const satisfies RuleSet;
