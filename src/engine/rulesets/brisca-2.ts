import type { RuleSet } from '../rules/ruleSet.ts';
import { OWN_TURN_AFTER_A_TRICK } from './parts.ts';
import { briscola2 } from './briscola-2.ts';

/**
 * The Spanish game for two: the 7 and the 2 of trump may be exchanged for the turn-up. Source: RULES.md part 5.12.
 */
export const brisca2 = {
  ...briscola2,
  id: 'brisca-2',
  parent: 'briscola-2',
  name: 'Brisca a dos',
  exchange: {
    swaps: [
      { give: '7', take: ['A', '3', 'K', 'H', 'J'] },
      { give: '2', take: ['7', '6', '5', '4'] },
    ],
    timing: OWN_TURN_AFTER_A_TRICK,
  },
  sources: ['S2', 'FOU', 'JAC', 'VIP', 'RJN', 'NCA', 'WBR'],
  options: [
    'EXCHANGE_TIMING',
    'EXCHANGE_NEED_TRICK',
    'EXCHANGE_LAST',
    'DIRECTION',
    'TIE_60',
    'ARRASTRO',
    'FOLLOW_LAST3',
  ],
} as const satisfies RuleSet;
