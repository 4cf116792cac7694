import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/** Five cards in hand. Source: RULES.md part 5.9. */
export const briscolaPizzico = {
  ...briscola2,
  id: 'briscola-pizzico',
  parent: 'briscola-2',
  name: 'Briscola a pizzico',
  handSize: 5,
  drawTricks: 15,
  evidence: 'C',
  sources: ['S0'],
  options: ['PIZZICO_PLAYERS'],
} as const satisfies RuleSet;
