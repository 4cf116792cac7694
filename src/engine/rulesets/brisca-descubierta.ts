import type { RuleSet } from '../rules/ruleSet.ts';
import { brisca2 } from './brisca-2.ts';

/** Brisca with hands and the top of the stock open. Source: RULES.md part 5.7. */
export const briscaDescubierta = {
  ...brisca2,
  id: 'brisca-descubierta',
  parent: 'brisca-2',
  name: 'Brisca descubierta',
  visibility: 'hands-and-stock-top-open',
  evidence: 'B',
  sources: ['S2', 'WBR'],
  options: ['SCOPERTA_STOCK'],
} as const satisfies RuleSet;
