import type { RuleSet } from '../rules/ruleSet.ts';
import { brusquembille2 } from './brusquembille-2.ts';

/** Two pairs who sit side by side and share what they see. Source: RULES.md part 5.21. */
export const brusquembille4 = {
  ...brusquembille2,
  id: 'brusquembille-4',
  parent: 'brusquembille-2',
  name: 'Brusquembille à quatre',
  seats: 4,
  sides: 'pairs-adjacent',
  drawTricks: 5,
  tricks: 8,
  partnerView: 'always',
  sources: ['ENC', 'L4E', 'ADP', 'KNO'],
  options: [],
} as const satisfies RuleSet;
