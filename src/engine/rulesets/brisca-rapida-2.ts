import type { RuleSet } from '../rules/ruleSet.ts';
import { brisca2 } from './brisca-2.ts';

/** Only the twenty cards that count. Source: RULES.md part 5.16. */
export const briscaRapida2 = {
  ...brisca2,
  id: 'brisca-rapida-2',
  parent: 'brisca-2',
  name: 'Brisca rápida',
  ranks: ['A', '3', 'K', 'H', 'J'],
  strength: ['A', '3', 'K', 'H', 'J'],
  drawTricks: 7,
  tricks: 10,
  exchange: 'none',
  evidence: 'C',
  sources: ['S2'],
  options: ['RAPIDA_PLAYERS'],
} as const satisfies RuleSet;
