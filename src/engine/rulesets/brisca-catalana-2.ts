import type { RuleSet } from '../rules/ruleSet.ts';
import { EXCHANGE_48, RANKS_48, STRENGTH_48 } from './parts.ts';
import { brisca2 } from './brisca-2.ts';

/** 48 cards: 8 and 9 lie between 7 and jack and are worth nothing. Source: RULES.md part 5.15. */
export const briscaCatalana2 = {
  ...brisca2,
  id: 'brisca-catalana-2',
  parent: 'brisca-2',
  name: 'Brisca catalana',
  ranks: RANKS_48,
  strength: STRENGTH_48,
  drawTricks: 21,
  tricks: 24,
  exchange: EXCHANGE_48,
  evidence: 'B',
  sources: ['S2', 'WBR', 'DOW'],
  options: ['CAT_ROTATING_TRUMP', 'CAT_TWO_CARDS'],
} as const satisfies RuleSet;
