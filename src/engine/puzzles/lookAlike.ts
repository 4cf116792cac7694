import { rankOf, SUITS } from '../cards.ts';
import type { Card, Suit } from '../cards.ts';
import type { Goal } from '../coach/goal.ts';
import { scoreNeeded } from '../coach/judge.ts';
import { scoreOf, sideOf } from '../play/outcome.ts';
import type { Deal } from '../play/deal.ts';

/** Where each live card is, as the learner sees it: a hand, a place on the table or in the stock. */
function placesOf(deal: Deal): ReadonlyMap<Card, string> {
  const { hands, trick, stock, turn, rules } = deal;
  const seatFrom = (seat: number): number => (seat - turn + rules.seats) % rules.seats;
  return new Map<Card, string>([
    ...hands.flatMap((hand, seat) => hand.map((card) => [card, `h${seatFrom(seat)}`] as const)),
    ...trick.map(({ card, seat }) => [card, `t${seatFrom(seat)}`] as const),
    ...stock.map((card, at) => [card, `s${at}`] as const),
  ]);
}

/** The live cards of one suit from the strongest down: where each is and what it is worth. Dead cards leave no gap. */
function suitText(deal: Deal, suit: Suit, places: ReadonlyMap<Card, string>, swapped: readonly string[]): string {
  return deal.rules.strength
    .map((rank): Card => `${rank}${suit}`)
    .filter((card) => places.has(card))
    .map((card) => {
      // A rank that may be exchanged is told apart: its name, and not only its strength, gives it a use.
      const name = suit === deal.trump && swapped.includes(rankOf(card)) ? rankOf(card) : '';
      return `${places.get(card)}${name}=${deal.rules.points[rankOf(card)] ?? 0}`;
    })
    .join(' ');
}

/**
 * A text that is the same for puzzles that look alike: the same up to the names of the suits, seats counted from the
 * learner's, and the cards already gone.
 */
export function lookAlikeKey(deal: Deal, goal: Goal): string {
  const { rules, trump, sides, turn } = deal;
  const places = placesOf(deal);
  const swaps = rules.exchange === 'none' || deal.stock.length === 0 ? [] : rules.exchange.swaps;
  const swapped = swaps.flatMap(({ give, take }) => [give, ...take]);
  const plain = SUITS.filter((suit) => suit !== trump).map((suit) => suitText(deal, suit, places, swapped));
  const allies = Array.from({ length: rules.seats }, (_, at) =>
    sides.findIndex((side) => side.includes((turn + at) % rules.seats)) === sideOf(deal, turn) ? 'o' : 'x',
  ).join('');
  const { stockOpen, stockEmpty } = rules.following;
  const needed = scoreNeeded(deal, goal);
  const toGo = needed === undefined ? 'most' : needed - scoreOf(deal, sideOf(deal, turn));
  return [
    trump === undefined ? 'none' : suitText(deal, trump, places, swapped),
    ...plain.sort(),
    allies,
    stockOpen,
    stockEmpty,
    swapped.length > 0 ? rules.id : '',
    toGo,
  ].join('|');
}

/**
 * Seven letters and digits that a text gives, the same for ever: the name of a puzzle in its address.
 *
 * Source: two 32-bit FNV-1a sums (Fowler, Noll and Vo, public domain) with different starts, cut to 36 bits.
 */
export function nameOf(text: string): string {
  const sum = (start: number): number => {
    let hash = start;
    for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash >>> 0;
  };
  const wide = sum(0x811c9dc5) * 16 + (sum(0x1b873593) & 15);
  return wide.toString(36).padStart(7, '0').slice(-7);
}
