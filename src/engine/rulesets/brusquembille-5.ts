import type { RuleSet } from '../rules/ruleSet.ts';
import { brusquembille3 } from './brusquembille-3.ts';

/** One red and one black seven are left out, whichever they are. Source: RULES.md part 5.21. */
export const brusquembille5 = {
  ...brusquembille3,
  id: 'brusquembille-5',
  parent: 'brusquembille-3',
  name: 'Brusquembille à cinq',
  seats: 5,
  drawTricks: 3,
  tricks: 6,
  sources: ['ENC', 'L4E', 'ADP', 'KNO'],
  options: [],
} as const satisfies RuleSet;
