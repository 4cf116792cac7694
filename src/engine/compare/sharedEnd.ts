import type { Card, Seat, Suit } from '../cards.ts';
import type { RuleSet } from '../rules/ruleSet.ts';

/** A contract as it stands once a card has been called. */
export interface Contract {
  readonly caller: Seat;
  readonly called: Card;
  readonly partner: Seat;
}

/**
 * The last tricks of a deal for more than two, told apart from any rule set, so that several can be put on them. Nothing is
 * left to draw. The learner is the seat on turn, and leads.
 */
export interface SharedEnd {
  readonly hands: readonly (readonly Card[])[];
  readonly trump: Suit;
  readonly turn: Seat;
  /** What each seat has taken before. */
  readonly won: readonly (readonly Card[])[];
  /** Only in games with a caller, whose promise is then 61 points. */
  readonly contract?: Contract;
}

/** Whether rules are for as many players as the end has hands, and have a caller where it has one. */
export const asksForEnd = ({ hands, contract }: SharedEnd, { seats, auction }: RuleSet): boolean =>
  seats === hands.length && (auction === 'none') === (contract === undefined);

/** The same end with two cards in each other's places, in hands or among the cards taken. */
export function swapInEnd(end: SharedEnd, one: Card, other: Card): SharedEnd {
  const swapped = (piles: SharedEnd['hands']): SharedEnd['hands'] =>
    piles.map((pile) => pile.map((card) => (card === one ? other : card === other ? one : card)));
  return { ...end, hands: swapped(end.hands), won: swapped(end.won) };
}
