import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola4 } from './briscola-4.ts';

/** The strict form: no sign, no talk, no look into the partner's hand. Source: RULES.md part 5.3. */
export const briscola4Silent = {
  ...briscola4,
  id: 'briscola-4-silent',
  parent: 'briscola-4',
  name: 'Briscola a coppie, muta',
  signals: 'off',
  tableTalk: 'off',
  partnerView: 'never',
  sources: ['S0', 'S1'],
  options: ['DIRECTION', 'TIE_60', 'MATCH'],
} as const satisfies RuleSet;
