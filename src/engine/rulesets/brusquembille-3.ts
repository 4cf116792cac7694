import type { RuleSet } from '../rules/ruleSet.ts';
import { brusquembille2 } from './brusquembille-2.ts';

/** One red and one black seven are left out, whichever they are. Source: RULES.md part 5.21. */
export const brusquembille3 = {
  ...brusquembille2,
  id: 'brusquembille-3',
  parent: 'brusquembille-2',
  name: 'Brusquembille à trois',
  seats: 3,
  removed: ['7d', '7s'],
  removedChoices: [
    ['7d', '7b'],
    ['7c', '7s'],
    ['7c', '7b'],
  ],
  drawTricks: 7,
  tricks: 10,
  sources: ['ENC', 'L4E', 'ADP', 'KNO'],
  options: [],
} as const satisfies RuleSet;
