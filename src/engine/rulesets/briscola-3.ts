import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/**
 * One two leaves the deck so that it comes out for three; most points win, often with fewer than 61. Source: RULES.md
 * part 5.2.
 */
export const briscola3 = {
  ...briscola2,
  id: 'briscola-3',
  parent: 'briscola-2',
  name: 'Briscola in tre',
  seats: 3,
  removed: ['2c'],
  drawTricks: 10,
  tricks: 13,
  win: { deal: 'most-points' },
  tie: 'no-score',
  match: { type: 'first-to-wins', n: 3 },
  sources: ['S0', 'S1', 'S4', 'BIT', 'LIB', 'WIT', 'TIM'],
  options: ['REMOVED_3P', 'TIE_3P', 'DIRECTION', 'TEN_CARD', 'COURT_SWAP'],
} as const satisfies RuleSet;
