import type { RuleSet } from '../rules/ruleSet.ts';
import { brisca4 } from './brisca-4.ts';

/** Only the twenty cards that count, for two pairs. Source: RULES.md part 5.16. */
export const briscaRapida4 = {
  ...brisca4,
  id: 'brisca-rapida-4',
  parent: 'brisca-4',
  name: 'Brisca rápida por parejas',
  ranks: ['A', '3', 'K', 'H', 'J'],
  strength: ['A', '3', 'K', 'H', 'J'],
  drawTricks: 2,
  tricks: 5,
  exchange: 'none',
  evidence: 'C',
  sources: ['S2'],
  options: ['RAPIDA_PLAYERS'],
} as const satisfies RuleSet;
