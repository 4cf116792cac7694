import type { RuleSet } from '../rules/ruleSet.ts';
import { brusquembille2 } from './brusquembille-2.ts';

/**
 * The form of 1771: exchange at any time, suit followed at the end, points for the dealer's turn-up and for most
 * tricks. The moments are filled gaps. Source: RULES.md part 5.21.
 */
export const brusquembilleTrevoux = {
  ...brusquembille2,
  id: 'brusquembille-trevoux',
  parent: 'brusquembille-2',
  name: 'Brusquembille de Trévoux',
  handSize: 5,
  drawTricks: 11,
  exchange: {
    swaps: [{ give: '7', take: ['A', '10', 'K', 'H', 'J', '9', '8'] }],
    timing: {
      who: 'holder',
      when: 'any-time',
      needsTrick: false,
      until: 'turn-up-on-table',
      maxPerTurn: 1,
      chain: false,
    },
  },
  following: { stockOpen: 'free', stockEmpty: 'follow-suit' },
  win: { deal: 'accumulate' },
  match: { type: 'first-to-card-points', n: 102 },
  bonuses: [
    { kind: 'dealer-turns', ranks: ['A', '10', 'K', 'H', 'J'], points: 10 },
    { kind: 'most-tricks', points: 10 },
  ],
  evidence: 'B',
  reading: 'gaps-filled',
  sources: ['TRE'],
  options: [],
} as const satisfies RuleSet;
