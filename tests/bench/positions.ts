import { applyAction } from '../../src/engine/play/apply.ts';
import type { Deal } from '../../src/engine/play/deal.ts';
import { legalCards, moveAction } from '../../src/engine/play/moves.ts';
import { dealFrom } from '../../src/engine/play/start.ts';
import { must } from '../../src/engine/result.ts';
import type { RuleSet } from '../../src/engine/rules/ruleSet.ts';
import { findRuleSet } from '../../src/engine/rulesets/index.ts';
import { withOptions } from '../../src/engine/rulesets/options.ts';
import { randomFrom } from '../../src/engine/shuffle.ts';
import { randomEnding } from '../engine/solver/endings.ts';

export const ruleSet = (id: string, options: Readonly<Record<string, string>> = {}): RuleSet => {
  const rules = findRuleSet(id);
  if (!rules) throw new Error(`No rule set ${id}`);
  return Object.keys(options).length === 0 ? rules : must(withOptions(rules, options));
};

const playRandomCard = (deal: Deal, below: (n: number) => number): Deal => {
  const cards = legalCards(deal);
  return must(applyAction(deal, moveAction(deal, cards[below(cards.length)]!)));
};

/** A seeded deal played at random until so many tricks are left; a side is to lead. */
export function positionWith(rules: RuleSet, tricks: number, seed: number): Deal {
  if (rules.auction !== 'none') return auctionPosition(rules, tricks, seed);
  const random = randomFrom(seed);
  let deal = dealFrom(rules, seed);
  for (let left = (rules.tricks - tricks) * rules.seats; left > 0; left--) deal = playRandomCard(deal, random);
  return deal;
}

/** The same after an auction at random. */
function auctionPosition(rules: RuleSet, tricks: number, seed: number): Deal {
  const random = randomFrom(seed);
  let deal = randomEnding(rules, seed, rules.seats * rules.tricks);
  while (deal.trick.length > 0 || (deal.hands[0]?.length ?? 0) > tricks) deal = playRandomCard(deal, random);
  return deal;
}
