import type { Card, Seat } from '../cards.ts';
import type { RuleSet } from '../rules/ruleSet.ts';

interface Held {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
}

/**
 * Hands and stock once every seat has drawn, the winner of the trick first and the others in playing order.
 *
 * Each seat draws as many cards as it played, or fewer when the stock does not hold that many for everyone. Of several
 * cards a seat takes all at once (`block`) or one in turn (`alternate`).
 *
 * Source: RULES.md part 3 ("Draw"); reading 15 of the vectors' README for two cards a trick.
 */
export function afterDraw(rules: RuleSet, hands: Held['hands'], stock: Held['stock'], winner: Seat): Held {
  if (stock.length === 0) return { hands, stock };
  const { seats, drawStyle } = rules;
  const each = Math.min(rules.cardsPerTrick, Math.floor(stock.length / seats));
  const order = (drawer: number, round: number): number =>
    drawStyle === 'block' ? drawer * each + round : round * seats + drawer;
  const drawn = hands.map((hand, seat) => {
    const drawer = (seat - winner + seats) % seats;
    const full = hand.slice();
    for (let round = 0; round < each; round += 1) {
      const card = stock[order(drawer, round)];
      if (card) full.push(card);
    }
    return full;
  });
  return { hands: drawn, stock: stock.slice(seats * each) };
}
