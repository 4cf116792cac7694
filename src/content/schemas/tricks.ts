import type { Card, Suit } from '../../engine/cards.ts';
import { parseCards } from '../../engine/notation.ts';
import { winningPlay } from '../../engine/rules/trick.ts';
import { findRuleSet } from '../../engine/rulesets/index.ts';

/** A trick as it was played, and the card that takes it. */
export interface TrickOfCards {
  readonly cards: readonly Card[];
  readonly winner: Card;
}

/** The groups of cards that a text names, apart by bars: `Kc 3c | 2c As`. Throws, for the author, at what is no card. */
export const cardGroups = (text: string): readonly (readonly Card[])[] =>
  text.split('|').map((group) => {
    const read = parseCards(group.trim());
    if (!read.ok || read.value.length === 0) throw new Error(`${group.trim()}: ${read.ok ? 'no cards' : read.error.kind}`);
    return read.value;
  });

/** The tricks that a text names, each with its winner by the rules. */
export function tricksOf(text: string, ruleSet: string, trump: Suit | undefined): readonly TrickOfCards[] {
  const rules = findRuleSet(ruleSet);
  if (!rules) throw new Error(`There is no rule set ${ruleSet}`);
  return cardGroups(text).map((cards) => ({
    cards,
    winner: winningPlay(
      rules,
      trump,
      cards.map((card, seat) => ({ seat, card })),
    ).card,
  }));
}
