import type { RuleSet } from '../rules/ruleSet.ts';
import { OWN_TURN_AFTER_A_TRICK, TWOS } from './parts.ts';
import { brisca2 } from './brisca-2.ts';

/** Without the twos, so only the 7 may be exchanged. Source: RULES.md part 5.13. */
export const brisca3 = {
  ...brisca2,
  id: 'brisca-3',
  parent: 'brisca-2',
  name: 'Brisca a tres',
  seats: 3,
  removed: TWOS,
  strength: ['A', '3', 'K', 'H', 'J', '7', '6', '5', '4'],
  drawTricks: 9,
  tricks: 12,
  exchange: { swaps: [{ give: '7', take: ['A', '3', 'K', 'H', 'J'] }], timing: OWN_TURN_AFTER_A_TRICK },
  win: { deal: 'most-points' },
  tie: 'no-score',
  sources: ['S2', 'LUD', 'DON', 'PAT'],
  options: ['REMOVED_3P_ES', 'TIE_3P'],
} as const satisfies RuleSet;
