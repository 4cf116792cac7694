import type { Card, Seat } from '../cards.ts';
import type { Play } from '../rules/play.ts';
import type { RuleSet } from '../rules/ruleSet.ts';

interface Held {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
}

/** What a draw leaves, and who drew the turn-up, if this was the last draw: everybody saw it. */
interface Drawn extends Held {
  readonly turnUpTo?: Play;
}

/**
 * Hands and stock once every seat has drawn, the winner of the trick first and the others in playing order.
 *
 * Each seat draws as many cards as it played, or fewer when the stock does not hold that many for everyone. Of several
 * cards a seat takes all at once (`block`) or one in turn (`alternate`).
 *
 * Source: RULES.md part 3 ("Draw"); reading 15 of the vectors' README for two cards a trick.
 */
export function afterDraw(rules: RuleSet, hands: Held['hands'], stock: Held['stock'], winner: Seat): Drawn {
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
  const rest = stock.slice(seats * each);
  const turnUp = stock[stock.length - 1];
  if (rest.length > 0 || !rules.turnUp || !turnUp) return { hands: drawn, stock: rest };
  return { hands: drawn, stock: rest, turnUpTo: { seat: (winner + seats - 1) % seats, card: turnUp } };
}
