import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/**
 * Four cards in hand, two to a trick from each seat; how they are played is a filled gap. Source: RULES.md part 5.20.
 */
export const briskulaDupla2 = {
  ...briscola2,
  id: 'briskula-dupla-2',
  parent: 'briscola-2',
  name: 'Dupla briškula',
  handSize: 4,
  dealChunks: [2],
  drawTricks: 8,
  tricks: 10,
  cardsPerTrick: 2,
  evidence: 'D',
  reading: 'gaps-filled',
  sources: ['SCR'],
  options: ['DUPLA_MECHANIC'],
} as const satisfies RuleSet;
