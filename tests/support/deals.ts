import type { Card } from '../../src/engine/cards.ts';
import { parseCards, parsePosition } from '../../src/engine/notation.ts';
import { applyAction } from '../../src/engine/play/apply.ts';
import type { Action, Deal } from '../../src/engine/play/deal.ts';
import { moveAction } from '../../src/engine/play/moves.ts';
import { must } from '../../src/engine/result.ts';
import type { RuleSet } from '../../src/engine/rules/ruleSet.ts';
import { findRuleSet } from '../../src/engine/rulesets/index.ts';
import { withOptions } from '../../src/engine/rulesets/options.ts';

/** The rule set of that id, with house options on it. Throws when there is none, or when it does not take them. */
export function rulesOf(id: string, options: Readonly<Record<string, string>> = {}): RuleSet {
  const rules = findRuleSet(id);
  if (!rules) throw new Error(`No rule set ${id}`);
  return must(withOptions(rules, options));
}

export const cardsOf = (text: string): readonly Card[] => must(parseCards(text));

/** The deal of a position that is known to be right. */
export const dealAt = (position: Readonly<Record<string, unknown>>): Deal => must(parsePosition(position));

/** The deal after some cards, each played by the seat on turn. */
export const afterCards = (deal: Deal, text: string): Deal =>
  cardsOf(text).reduce((before, card) => must(applyAction(before, moveAction(before, card))), deal);

export const afterAction = (deal: Deal, action: Action): Deal => must(applyAction(deal, action));

/** The kind and the facts with which an action is refused. Throws when it is not. */
export function refusalOf(deal: Deal, action: Action): { readonly kind: string } {
  const result = applyAction(deal, action);
  if (result.ok) throw new Error(`Not refused: ${JSON.stringify(action)}`);
  return result.error;
}
