import type { RuleSet } from '../rules/ruleSet.ts';
import { briscolaChiamata } from './briscola-chiamata.ts';

/**
 * Our reading: a Chiamata whose first trick is played before the suit is named, and judged with it. Nobody documents
 * the changing trump that one overview speaks of. Source: RULES.md part 5.8.
 */
export const briscolaBastarda = {
  ...briscolaChiamata,
  id: 'briscola-bastarda',
  parent: 'briscola-chiamata',
  name: 'Briscola bastarda',
  auction: {
    kind: 'rank-down',
    min: 62,
    step: 1,
    max: 120,
    afterLowest: 'points',
    call: 'card-of-rank-bid',
    reveal: 'after-first-trick',
  },
  firstTrickBlind: true,
  evidence: 'D',
  reading: 'our-reading',
  sources: ['S0', 'PGC', 'WIV', 'TIM', 'RDG1'],
  options: ['BASTARDA'],
} as const satisfies RuleSet;
