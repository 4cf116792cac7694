import { suitOf } from '../cards.ts';
import type { Card } from '../cards.ts';
import { pointsOf, strengthOf } from '../rules/deck.ts';
import type { Random } from '../shuffle.ts';
import { cardsToPlay, cheapestFirst, first, isSafe, pointsLying, takesNow } from './policy.ts';
import type { Policy } from './policy.ts';
import type { View } from '../play/view.ts';

/** Players with one idea each: what a beginner might do. Difficulty is told by which of them fail. */

const isTrump = ({ trump }: View, card: Card): boolean => suitOf(card) === trump;

/** The cheapest card, always. */
export const cheapest: Policy = (view) => first(cheapestFirst(view, cardsToPlay(view)));

/** The card with most points; of those a plain one before a trump, and the strongest. */
export const mostPoints: Policy = (view) => {
  const { rules } = view;
  const points = (card: Card): number => pointsOf(rules, [card]);
  const byWorth = [...cardsToPlay(view)].sort(
    (a, b) =>
      points(b) - points(a) ||
      Number(isTrump(view, a)) - Number(isTrump(view, b)) ||
      strengthOf(rules, b) - strengthOf(rules, a),
  );
  return first(byWorth);
};

/** The cheapest card that takes the trick now; on the lead, that nothing beats. Else the cheapest. */
export const winCheap: Policy = (view) => {
  const cards = cheapestFirst(view, cardsToPlay(view));
  const leads = view.trick.length === 0;
  return cards.find((card) => (leads ? isSafe(view, card) : takesNow(view, card))) ?? first(cards);
};

/**
 * The natural player: takes points when second or later, without a trump if it can, bringing the richest card home;
 * with the smallest trump when 2 or more points lie there. Else, and on the lead, the cheapest card.
 */
export const winPoints: Policy = (view) => {
  const cards = cheapestFirst(view, cardsToPlay(view));
  const winners = view.trick.length === 0 ? [] : cards.filter((card) => takesNow(view, card));
  const lying = pointsLying(view);
  const plain = winners
    .filter((card) => !isTrump(view, card) && lying + pointsOf(view.rules, [card]) > 0)
    .sort((a, b) => pointsOf(view.rules, [b]) - pointsOf(view.rules, [a]));
  const trumps = lying >= 2 ? winners.filter((card) => isTrump(view, card)) : [];
  return plain[0] ?? trumps[0] ?? first(cards);
};

/** Any move that may be made, exchanges included. */
export const randomPlayer =
  (random: Random): Policy =>
  ({ moves }) =>
    first(moves.slice(random(moves.length)));
