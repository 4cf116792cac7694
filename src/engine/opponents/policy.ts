import { suitOf } from '../cards.ts';
import type { Card, Points } from '../cards.ts';
import type { Move } from '../play/deal.ts';
import type { View } from '../play/view.ts';
import { unseenCards } from '../play/view.ts';
import { pointsOf, strengthOf } from '../rules/deck.ts';
import { beats, winningPlay } from '../rules/trick.ts';

/** A way of playing: what a seat does, knowing no more than its view. Only for the seat on turn. */
export type Policy = (view: View) => Move;

/** The cards the seat may play. Throws when none is due. */
export function cardsToPlay({ moves, seat }: View): readonly Card[] {
  const cards = moves.filter((move): move is Card => !move.startsWith('exchange '));
  if (cards.length === 0) throw new Error(`Seat ${seat} has no card to play`);
  return cards;
}

/**
 * What a card costs to part with, for ordering only: its points first, then being a trump, then strength.
 *
 * Source: EXPLAIN.md part 1, "Deterministic line".
 */
export const costOf = ({ rules, trump }: View, card: Card): number =>
  100 * pointsOf(rules, [card]) + (suitOf(card) === trump ? 150 : 0) + strengthOf(rules, card);

/** Cards by what they cost to part with, the cheapest first. */
export const cheapestFirst = (view: View, cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => costOf(view, a) - costOf(view, b));

/** The first of some things that are known not to be none. */
export function first<Thing>([thing]: readonly Thing[]): Thing {
  if (thing === undefined) throw new Error('There is no first of nothing');
  return thing;
}

/** Card points on the table. */
export const pointsLying = ({ rules, trick }: View): Points =>
  pointsOf(
    rules,
    trick.map(({ card }) => card),
  );

/** Whether a card takes the trick from what lies there. On the lead every card does. */
export function takesNow({ rules, trump, trick }: View, card: Card): boolean {
  return trick.length === 0 || beats(rules, trump, card, winningPlay(rules, trump, trick).card);
}

/** Whether the seat is the last to play to the trick. */
export const playsLast = ({ rules, trick }: View): boolean => trick.length === rules.seats * rules.cardsPerTrick - 1;

/** The cards that opponents may hold for all the seat knows: those it sees, and all unseen ones while a hand has any hidden. */
export function cardsAgainst(view: View): readonly Card[] {
  const { hands, seat, sides } = view;
  const own = sides?.find((side) => side.includes(seat)) ?? [seat];
  const others = hands.filter((_, other) => !own.includes(other));
  const hidden = others.some((hand) => hand.hidden > 0) ? unseenCards(view) : [];
  return [...others.flatMap(({ cards }) => cards), ...hidden];
}

/** Whether no card that may be against it beats a card that is led or winning. */
export const isSafe = (view: View, card: Card): boolean =>
  cardsAgainst(view).every((other) => !beats(view.rules, view.trump, other, card));
