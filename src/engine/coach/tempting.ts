import type { Card } from '../cards.ts';
import { suitOf } from '../cards.ts';
import type { Deal, Move } from '../play/deal.ts';
import { legalCards } from '../play/moves.ts';
import { pointsOf, strengthOf } from '../rules/deck.ts';
import { winningPlay } from '../rules/trick.ts';
import type { Values } from './judge.ts';

/** What a card is worth to its holder: points first, then being a trump, then strength. */
export const priceOfCard = ({ rules, trump }: Deal, card: Card): number =>
  100 * pointsOf(rules, [card]) + (suitOf(card) === trump ? 150 : 0) + strengthOf(rules, card);

/**
 * The card the natural player chooses: on a trick that holds points the cheapest that wins, without a trump if it can,
 * with one only for 2 points or more; otherwise the cheapest card.
 *
 * Source: measured design of this project (`winPoints`).
 */
export function naturalCard(deal: Deal): Card | undefined {
  const { rules, trump, trick, turn } = deal;
  const cheapestFirst = legalCards(deal).toSorted((x, y) => priceOfCard(deal, x) - priceOfCard(deal, y));
  const lying = pointsOf(
    rules,
    trick.map((play) => play.card),
  );
  const wins = (card: Card): boolean => winningPlay(rules, trump, [...trick, { seat: turn, card }]).seat === turn;
  const winners = trick.length > 0 && lying > 0 ? cheapestFirst.filter(wins) : [];
  const plain = winners.filter((card) => suitOf(card) !== trump);
  const worthATrump = lying >= 2 ? winners : [];
  return plain[0] ?? worthATrump[0] ?? cheapestFirst[0];
}

/** The wrong move a learner is most tempted by: the natural player's, or the least bad one if that is right. */
export function temptingMistake(deal: Deal, values: Values, right: readonly Move[]): Move | undefined {
  const natural = naturalCard(deal);
  if (natural && !right.includes(natural)) return natural;
  const wrong = [...values].filter(([move]) => !right.includes(move)).sort(([, x], [, y]) => y - x);
  return wrong[0]?.[0];
}
