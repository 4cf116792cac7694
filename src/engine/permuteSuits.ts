import { cardOf, rankOf, suitOf, SUITS, type Card, type Suit } from './cards.ts';
import type { Deal, Move } from './play/deal.ts';
import { shuffled, type Random } from './shuffle.ts';

/** Which suit each suit becomes. */
export type SuitPermutation = Readonly<Record<Suit, Suit>>;

/** A permutation that moves every suit, so that no card keeps its face. */
export function suitPermutation(random: Random): SuitPermutation {
  const [c, d, s, b] = SUITS;
  for (;;) {
    const [c2 = c, d2 = d, s2 = s, b2 = b] = shuffled(SUITS, random);
    if (c2 !== c && d2 !== d && s2 !== s && b2 !== b) return { c: c2, d: d2, s: s2, b: b2 };
  }
}

/** A card with its suit exchanged. */
export const permuteCard = (card: Card, to: SuitPermutation): Card => cardOf(rankOf(card), to[suitOf(card)]);

/** A move with the suit of its card exchanged. */
export const permuteMove = (move: Move, to: SuitPermutation): Move => {
  const card = move.slice(move.lastIndexOf(' ') + 1) as Card; // a move is a card, or ends in one
  return move.startsWith('exchange ') ? `exchange ${permuteCard(card, to)}` : permuteCard(card, to);
};

/**
 * The same position in other suits: every value, line and reason carries over card by card.
 *
 * True of every rule set of the family: suits differ in nothing but which of them is trump.
 */
export function permuteSuits(deal: Deal, to: SuitPermutation): Deal {
  const all = (cards: readonly Card[]): readonly Card[] => cards.map((card) => permuteCard(card, to));
  return {
    ...deal,
    rules: { ...deal.rules, removed: all(deal.rules.removed), removedChoices: deal.rules.removedChoices.map(all) },
    trump: deal.trump && to[deal.trump],
    hands: deal.hands.map(all),
    stock: all(deal.stock),
    trick: deal.trick.map((play) => ({ ...play, card: permuteCard(play.card, to) })),
    tricks: [],
    exchanges: deal.exchanges.map((made) => ({
      ...made,
      gave: permuteCard(made.gave, to),
      took: permuteCard(made.took, to),
    })),
  };
}
