import type { Card, Rank } from '../cards.ts';
import type { Exchange, ExchangeTiming } from '../rules/ruleSet.ts';

/** Pieces of data that several rule sets share, where none of them is the parent of the others. */

/** The four twos. */
export const TWOS = ['2d', '2c', '2s', '2b'] as const satisfies readonly Card[];

/** The ranks of the Spanish pack of 48. */
export const RANKS_48 = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'J', 'H', 'K'] as const satisfies readonly Rank[];

/** The 9 and the 8 stand below the jack. Source: RULES.md part 5.15. */
export const STRENGTH_48 = [
  'A',
  '3',
  'K',
  'H',
  'J',
  '9',
  '8',
  '7',
  '6',
  '5',
  '4',
  '2',
] as const satisfies readonly Rank[];

/** On one's own turn, before playing, once one's side has a trick. Source: RULES.md part 5.12. */
export const OWN_TURN_AFTER_A_TRICK: ExchangeTiming = {
  who: 'seat-on-turn',
  when: 'before-playing',
  needsTrick: true,
  until: 'turn-up-on-table',
  maxPerTurn: 1,
  chain: true,
};

/** The 7 takes whatever stands above it, the 2 the 7 and what stands below it. Source: RULES.md part 5.15. */
export const EXCHANGE_48: Exchange = {
  swaps: [
    { give: '7', take: ['A', '3', 'K', 'H', 'J', '9', '8'] },
    { give: '2', take: ['7', '6', '5', '4'] },
  ],
  timing: OWN_TURN_AFTER_A_TRICK,
};
