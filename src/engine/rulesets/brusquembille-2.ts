import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/**
 * The French ancestor: 32 cards, the ten in the place of the three. H is the queen (dame). Source: RULES.md part 5.21.
 */
export const brusquembille2 = {
  ...briscola2,
  id: 'brusquembille-2',
  parent: 'briscola-2',
  name: 'Brusquembille à deux',
  suits: 'french',
  ranks: ['7', '8', '9', '10', 'J', 'H', 'K', 'A'],
  strength: ['A', '10', 'K', 'H', 'J', '9', '8', '7'],
  points: { A: 11, '10': 10, K: 4, H: 3, J: 2 },
  drawTricks: 13,
  tricks: 16,
  win: { deal: 'most-points' },
  sources: ['ENC', 'L4E', 'ADP', 'KNO'],
  options: ['BRUSQ_1771', 'BRUSQ_SIDE'],
} as const satisfies RuleSet;
