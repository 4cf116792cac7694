import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/** All cards are dealt at once, so each hand is the rest of the deck. Source: RULES.md part 5.10. */
export const briscolone20 = {
  ...briscola2,
  id: 'briscolone-20',
  parent: 'briscola-2',
  name: 'Briscolone a venti carte',
  handSize: 20,
  turnUp: false,
  drawTricks: 0,
  trump: 'last-card-dealt',
  draw: 'none',
  evidence: 'C',
  sources: ['S0'],
  options: ['BRISCOLONE20_FOLLOW', 'BRISCOLONE20_SHOW'],
} as const satisfies RuleSet;
