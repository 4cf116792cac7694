import type { RuleSet } from '../rules/ruleSet.ts';
import { bisca32 } from './bisca-3-2.ts';

/** Nine cards in hand; suit is followed once the stock is empty (a filled gap). Source: RULES.md part 5.19. */
export const bisca9 = {
  ...bisca32,
  id: 'bisca-9',
  parent: 'bisca-3-2',
  name: 'Bisca de nove',
  handSize: 9,
  drawTricks: 11,
  following: { stockOpen: 'free', stockEmpty: 'follow-suit' },
  evidence: 'D',
  reading: 'gaps-filled',
  sources: ['PGB'],
  options: ['BISCA9_FOLLOW'],
} as const satisfies RuleSet;
