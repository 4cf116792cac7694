import type { RuleSet } from '../rules/ruleSet.ts';
import { EXCHANGE_48, RANKS_48, STRENGTH_48 } from './parts.ts';
import { brisca2 } from './brisca-2.ts';

/** 48 cards come out for three with nothing left out, so the 2 may be exchanged too. Source: RULES.md part 5.15. */
export const briscaCatalana3 = {
  ...brisca2,
  id: 'brisca-catalana-3',
  parent: 'brisca-2',
  name: 'Brisca catalana a tres',
  seats: 3,
  ranks: RANKS_48,
  strength: STRENGTH_48,
  drawTricks: 13,
  tricks: 16,
  exchange: EXCHANGE_48,
  win: { deal: 'most-points' },
  tie: 'no-score',
  evidence: 'C',
  sources: ['S2'],
  options: ['CAT_ROTATING_TRUMP'],
} as const satisfies RuleSet;
