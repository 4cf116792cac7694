import type { RuleSet } from '../rules/ruleSet.ts';
import { brisca2 } from './brisca-2.ts';

/** Two pairs; a trick of the partner's opens the exchange too. Source: RULES.md part 5.13. */
export const brisca4 = {
  ...brisca2,
  id: 'brisca-4',
  parent: 'brisca-2',
  name: 'Brisca por parejas',
  seats: 4,
  sides: 'pairs-opposite',
  drawTricks: 7,
  tricks: 10,
  signalTable: 'es-seed',
  sources: ['S2', 'FOU', 'SAB', 'RJN', 'WBR'],
  options: ['PARTNER_VIEW_ES', 'SIGNALS', 'EXCHANGE_NEED_TRICK', 'TIE_60'],
} as const satisfies RuleSet;
