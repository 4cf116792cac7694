import type { Card, Seat } from '../cards.ts';
import type { Deal } from '../play/deal.ts';

const drawnBy = (before: Deal, after: Deal, seat: Seat): readonly Card[] =>
  (after.hands[seat] ?? []).filter((card) => before.stock.includes(card));

/**
 * The deal after the last draw, had the first and the last to draw got each other's cards. Undefined when this step was
 * not the last draw. With a turn-up, it is the last to draw who got it.
 */
export function swapLastDraw(before: Deal, after: Deal): Deal | undefined {
  if (before.stock.length === 0 || after.stock.length > 0) return undefined;
  const winner = after.tricks.at(-1)?.winner;
  if (winner === undefined) return undefined;
  const last = (winner + after.rules.seats - 1) % after.rules.seats;
  const [first, rest] = [drawnBy(before, after, winner), drawnBy(before, after, last)];
  const swapped = (hand: readonly Card[], out: readonly Card[], into: readonly Card[]): readonly Card[] => [
    ...hand.filter((card) => !out.includes(card)),
    ...into,
  ];
  const holder = (seat: Seat, card: Card): Seat => (first.includes(card) ? last : rest.includes(card) ? winner : seat);
  return {
    ...after,
    hands: after.hands.map((hand, seat) =>
      seat === winner ? swapped(hand, first, rest) : seat === last ? swapped(hand, rest, first) : hand,
    ),
    shown: after.shown.map((seen) => ({ ...seen, seat: holder(seen.seat, seen.card) })),
  };
}
