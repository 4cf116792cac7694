import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/**
 * Five players; the winner of an auction calls a card, and whoever holds it is the secret partner. Source: RULES.md
 * part 5.5.
 */
export const briscolaChiamata = {
  ...briscola2,
  id: 'briscola-chiamata',
  parent: 'briscola-2',
  name: 'Briscola chiamata',
  seats: 5,
  sides: 'caller-and-secret-partner',
  handSize: 8,
  turnUp: false,
  drawTricks: 0,
  tricks: 8,
  trump: 'suit-of-called-card',
  auction: {
    kind: 'rank-down',
    min: 62,
    step: 1,
    max: 120,
    afterLowest: 'points',
    call: 'card-of-rank-bid',
    reveal: 'after-auction',
  },
  draw: 'none',
  win: { deal: 'caller-side-reaches', target: 61 },
  tie: 'caller-side-loses',
  match: { type: 'first-to-points', n: 11 },
  scoring: {
    kind: 'ledger',
    caller: 2,
    partner: 1,
    opponent: -1,
    selfCaller: 4,
    cappotto: 2,
    unit: 'fixed',
    byBid: [],
  },
  sources: ['S0', 'S4', 'PGC', 'WIV', 'TIM', 'TCC', 'ALT', 'RDG1', 'CAV'],
  options: [
    'CH_AFTER_TWO',
    'CH_SCORE',
    'CH_TIE60',
    'CH_LEADER',
    'CH_FOLLOW',
    'CH_BLIND',
    'CH_MULTIPLIER',
    'CH_MONTE',
    'CH_SIX',
  ],
} as const satisfies RuleSet;
