import type { RuleSet } from '../rules/ruleSet.ts';
import { bisca4 } from './bisca-4.ts';

/** Ten cards each, suit always followed, and games instead of deals are counted. Source: RULES.md part 5.19. */
export const sueca = {
  ...bisca4,
  id: 'sueca',
  parent: 'bisca-4',
  name: 'Sueca',
  handSize: 10,
  turnUp: false,
  drawTricks: 0,
  trump: 'dealer-shows-a-card',
  following: { stockOpen: 'follow-suit', stockEmpty: 'follow-suit' },
  draw: 'none',
  tie: 'no-score',
  match: { type: 'first-to-games', n: 4 },
  scoring: {
    kind: 'games',
    table: [
      [61, 1],
      [91, 2],
      [120, 4],
    ],
  },
  sources: ['SUE'],
  options: ['SUECA_BANDEIRA', 'SUECA_MATCH'],
} as const satisfies RuleSet;
