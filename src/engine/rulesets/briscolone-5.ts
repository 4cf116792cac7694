import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/** Five cards, no trump, following suit, card points added up over deals. Source: RULES.md part 5.10. */
export const briscolone5 = {
  ...briscola2,
  id: 'briscolone-5',
  parent: 'briscola-2',
  name: 'Briscolone',
  handSize: 5,
  turnUp: false,
  drawTricks: 15,
  trump: 'none',
  following: { stockOpen: 'follow-suit', stockEmpty: 'follow-suit' },
  win: { deal: 'accumulate' },
  tie: 'play-on',
  match: { type: 'first-to-card-points', n: 151 },
  sources: ['S4', 'GEL', 'TCC', 'LOF', 'LOT'],
  options: ['BRISCOLONE_FOLLOW', 'BRISCOLONE_TARGET'],
} as const satisfies RuleSet;
