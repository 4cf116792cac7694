import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import { findRuleSet, RULE_SETS } from '../../engine/rulesets/index.ts';
import { layoutOf } from '../../engine/rules/deck.ts';
import { movesAreAll } from '../../engine/play/actions.ts';
import type { Messages } from '../../i18n/index.ts';

/** The families of the list, in order. */
export const FAMILIES = ['italy', 'caller', 'spain', 'portugal', 'adriatic', 'france'] as const;
export type Family = (typeof FAMILIES)[number];

/** The games at the head of a family; every other game stands with its nearest ancestor among them. */
const HEADS: Readonly<Record<string, Family>> = {
  'briscola-2': 'italy',
  'brisca-2': 'spain',
  'brisca-4': 'spain',
  'bisca-3-2': 'portugal',
  'bisca-4': 'portugal',
  'briskula-4': 'adriatic',
  'briskula-dupla-2': 'adriatic',
  'brusquembille-2': 'france',
  marianna: 'france',
  cinquecento: 'france',
};

/** Where a game stands in the list: with those that have a caller, else with the nearest head of a family above it. */
export function familyOf(rules: RuleSet): Family {
  if (rules.auction !== 'none') return 'caller';
  const head = HEADS[rules.id];
  if (head) return head;
  const parent = rules.parent === undefined ? undefined : findRuleSet(rules.parent);
  return parent ? familyOf(parent) : 'italy';
}

/** The games told from this one. */
export const childrenOf = ({ id }: RuleSet): readonly RuleSet[] => RULE_SETS.filter(({ parent }) => parent === id);

/** Whether cards of this game get exact values at its page's deal: two sides, and rules the solver covers. */
export const isValued = (rules: RuleSet): boolean =>
  movesAreAll(rules) && (rules.sides !== 'each-seat-alone' || rules.seats === 2);

const toWin = (m: Messages['variants']['facts'], rules: RuleSet): string => {
  const { win } = rules;
  switch (win.deal) {
    case 'caller-side-reaches':
      return m.bid;
    case 'accumulate':
      return m.match;
    case 'most-points':
      return m.mostPoints;
    case 'over-half':
    case 'claim':
      return String(win.target);
  }
};

const followed = (m: Messages['variants']['facts'], { following, drawTricks }: RuleSet): string => {
  if (following.stockEmpty === 'free') return m.never;
  return following.stockOpen === 'free' && drawTricks > 0 ? m.atTheEnd : m.always;
};

/** The figures in the head of a page: what each is, and its value, all from the data. */
export function figuresOf({ variants: { facts: m }, cards }: Messages, rules: RuleSet) {
  const swaps = rules.exchange === 'none' ? [] : rules.exchange.swaps.map(({ give }) => cards.rank(give));
  return [
    [m.players, String(rules.seats)],
    [m.cards, String(layoutOf(rules).deckSize)],
    [m.inHand, String(rules.handSize)],
    [m.tricks, String(rules.tricks)],
    [m.toWin, toWin(m, rules)],
    [m.following, followed(m, rules)],
    ...(swaps.length > 0 ? [[m.exchange, m.exchangeOf(swaps)] as const] : []),
  ] as const;
}
