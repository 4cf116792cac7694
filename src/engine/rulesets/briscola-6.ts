import type { RuleSet } from '../rules/ruleSet.ts';
import { TWOS } from './parts.ts';
import { briscola4 } from './briscola-4.ts';

/** Two teams of three, seated in turn; the twos are left out. Source: RULES.md part 5.4. */
export const briscola6 = {
  ...briscola4,
  id: 'briscola-6',
  parent: 'briscola-4',
  name: 'Briscola in sei',
  seats: 6,
  sides: 'triples-alternating',
  removed: TWOS,
  strength: ['A', '3', 'K', 'H', 'J', '7', '6', '5', '4'],
  drawTricks: 3,
  tricks: 6,
  sources: ['S4', 'WEN', 'WIT', 'TCC', 'TIM', 'LOF'],
  options: ['REMOVED_6P', 'SIGNALS', 'PARTNER_VIEW', 'TIE_60'],
} as const satisfies RuleSet;
