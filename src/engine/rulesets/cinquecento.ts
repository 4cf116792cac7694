import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/**
 * Briscola with 20 points for king and horse of a suit, 40 in trump. When and by whom is a filled gap. Source:
 * RULES.md part 5.22.
 */
export const cinquecento = {
  ...briscola2,
  id: 'cinquecento',
  parent: 'briscola-2',
  name: 'Cinquecento',
  declarations: [
    { cards: ['K', 'H'], points: [20], trumpPoints: 40, setsTrump: false, when: 'any-time', stockMustRemain: false },
  ],
  win: { deal: 'accumulate' },
  tie: 'play-on',
  match: { type: 'first-to-card-points', n: 500 },
  evidence: 'B',
  reading: 'gaps-filled',
  sources: ['RDG3', 'DGM', 'TCC'],
  options: ['MARIANNA_TARGET'],
} as const satisfies RuleSet;
