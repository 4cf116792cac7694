import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/**
 * No trump until king and horse of a suit are shown; each later showing changes it. When and by whom is a filled gap.
 * Source: RULES.md part 5.22.
 */
export const marianna = {
  ...briscola2,
  id: 'marianna',
  parent: 'briscola-2',
  name: 'Marianna',
  handSize: 5,
  turnUp: false,
  drawTricks: 15,
  trump: 'none-until-declared',
  declarations: [
    { cards: ['K', 'H'], points: [20, 40, 60, 80], setsTrump: true, when: 'between-tricks', stockMustRemain: true },
  ],
  win: { deal: 'accumulate' },
  tie: 'play-on',
  match: { type: 'first-to-card-points', n: 500 },
  reading: 'gaps-filled',
  sources: ['TIM', 'TCC', 'SED', 'LOF'],
  options: ['MARIANNA_TARGET', 'MARIANNA_WHEN'],
} as const satisfies RuleSet;
