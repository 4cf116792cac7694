import type { RuleSet } from '../rules/ruleSet.ts';
import { briscolaChiamata } from './briscola-chiamata.ts';

/** The auction is over points, and any card may be called. Source: RULES.md part 5.6. */
export const briscolaChiamataPunti = {
  ...briscolaChiamata,
  id: 'briscola-chiamata-punti',
  parent: 'briscola-chiamata',
  name: 'Briscola chiamata a punti',
  auction: {
    kind: 'points-up',
    min: 61,
    step: 1,
    max: 120,
    afterLowest: 'points',
    call: 'any-card',
    reveal: 'after-auction',
  },
  evidence: 'B',
  sources: ['S0', 'WEN', 'TIM', 'RDG2'],
  options: ['CH_SCORE', 'CH_LEADER', 'CH_TIE60'],
} as const satisfies RuleSet;
