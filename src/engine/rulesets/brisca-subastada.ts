import type { RuleSet } from '../rules/ruleSet.ts';
import { briscolaChiamataPunti } from './briscola-chiamata-punti.ts';

/**
 * Points auction, any card called, any suit declared trump, and suit must be followed. Source: RULES.md part 5.14.
 */
export const briscaSubastada = {
  ...briscolaChiamataPunti,
  id: 'brisca-subastada',
  parent: 'briscola-chiamata-punti',
  name: 'Brisca subastada',
  trump: 'declared-by-caller',
  following: { stockOpen: 'follow-suit', stockEmpty: 'follow-suit' },
  evidence: 'C',
  sources: ['S2', 'WBR'],
  options: ['SUBASTADA_MIN', 'SUBASTADA_TRUMP', 'CH_SCORE', 'CH_TIE60'],
} as const satisfies RuleSet;
