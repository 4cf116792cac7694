import type { RuleSet } from '../rules/ruleSet.ts';
import { EXCHANGE_48, RANKS_48, STRENGTH_48 } from './parts.ts';
import { brisca4 } from './brisca-4.ts';

/** 48 cards for two pairs. Source: RULES.md part 5.15. */
export const briscaCatalana4 = {
  ...brisca4,
  id: 'brisca-catalana-4',
  parent: 'brisca-4',
  name: 'Brisca catalana per parelles',
  ranks: RANKS_48,
  strength: STRENGTH_48,
  drawTricks: 9,
  tricks: 12,
  exchange: EXCHANGE_48,
  evidence: 'B',
  sources: ['S2', 'CCG', 'VIL'],
  options: ['CAT_ROTATING_TRUMP', 'PARTNER_VIEW_ES'],
} as const satisfies RuleSet;
