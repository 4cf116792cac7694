import type { RuleSet } from '../rules/ruleSet.ts';
import { EXCHANGE_48, RANKS_48, STRENGTH_48 } from './parts.ts';
import { brisca4 } from './brisca-4.ts';

/** 48 cards for two teams of three: the real home of the 48-card deck. Source: RULES.md part 5.15. */
export const brisca6 = {
  ...brisca4,
  id: 'brisca-6',
  parent: 'brisca-4',
  name: 'Brisca de seis',
  seats: 6,
  sides: 'triples-alternating',
  ranks: RANKS_48,
  strength: STRENGTH_48,
  drawTricks: 5,
  tricks: 8,
  exchange: EXCHANGE_48,
  sources: ['CCG', 'VIL', 'DON', 'WBR'],
  options: ['PARTNER_VIEW_ES'],
} as const satisfies RuleSet;
