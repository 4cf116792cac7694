import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola4Silent } from './briscola-4-silent.ts';

/** Bisca for two pairs. Source: RULES.md part 5.19. */
export const bisca4 = {
  ...briscola4Silent,
  id: 'bisca-4',
  parent: 'briscola-4-silent',
  name: 'Bisca de quatro',
  suits: 'french',
  strength: ['A', '7', 'K', 'J', 'H', '6', '5', '4', '3', '2'],
  points: { A: 11, '7': 10, K: 4, J: 3, H: 2 },
  signalTable: 'none',
  sources: ['PGB', 'WBI'],
  options: [],
} as const satisfies RuleSet;
