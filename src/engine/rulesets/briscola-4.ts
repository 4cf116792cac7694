import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/**
 * Two pairs, partners opposite; signs and requests are part of the game after the first trick. Source: RULES.md part
 * 5.3.
 */
export const briscola4 = {
  ...briscola2,
  id: 'briscola-4',
  parent: 'briscola-2',
  name: 'Briscola a coppie',
  seats: 4,
  sides: 'pairs-opposite',
  drawTricks: 7,
  tricks: 10,
  signalTable: 'it-tongue-horse',
  signals: 'after-first-trick',
  tableTalk: 'commands-after-first-trick',
  partnerView: 'after-last-draw',
  sources: ['S0', 'S1', 'S4', 'GEL', 'GEN', 'BIT', 'TCC', 'LOF'],
  options: [
    'SIGNALS',
    'TABLE_TALK',
    'PARTNER_VIEW',
    'DIRECTION',
    'TIE_60',
    'MATCH',
    'TRUMP_EXCHANGE_IT',
    'SIGNAL_TABLE',
  ],
} as const satisfies RuleSet;
