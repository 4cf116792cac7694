import type { Card, Seat } from '../cards.ts';

/** Small changes to lists that are never changed in place. */

/** The list with another thing at one place. */
export const replaced = <Thing>(things: readonly Thing[], at: number, thing: Thing): readonly Thing[] => {
  const copy = things.slice();
  copy[at] = thing;
  return copy;
};

/** The numbers by seat, with more for one seat. */
export const added = (numbers: readonly number[], at: Seat, more: number): readonly number[] =>
  replaced(numbers, at, (numbers[at] ?? 0) + more);

/** The hand without a card that it holds. */
export const without = (hand: readonly Card[], card: Card): readonly Card[] => {
  const rest = hand.slice();
  rest.splice(hand.indexOf(card), 1);
  return rest;
};
