import type { Points, Seat } from '../cards.ts';
import { applyAction } from '../play/apply.ts';
import type { Deal, Move } from '../play/deal.ts';
import { legalMoves, moveAction } from '../play/moves.ts';
import { isOver, scoreOf, sideOf } from '../play/outcome.ts';
import { must } from '../result.ts';
import { randomFrom } from '../shuffle.ts';
import { worldsOf } from '../solver/worlds.ts';
import { cheapestFirst, first } from './policy.ts';
import type { Policy } from './policy.ts';

/** Points of one side less those of all the others. */
const balanceFor = (deal: Deal, side: number): Points =>
  deal.sides.reduce((sum, _, other) => sum + (other === side ? 1 : -1) * scoreOf(deal, other), 0);

/** The balance for a seat's side after `tricks` more finished tricks, when every other side plays for the worst. */
function balanceAfter(deal: Deal, seat: Seat, untilTricks: number): Points {
  const side = sideOf(deal, seat);
  if (isOver(deal) || deal.tricks.length >= untilTricks) return balanceFor(deal, side);
  const balances = legalMoves(deal).map((move) =>
    balanceAfter(must(applyAction(deal, moveAction(deal, move))), seat, untilTricks),
  );
  return sideOf(deal, deal.turn) === side ? Math.max(...balances) : Math.min(...balances);
}

const cardsFirst = (moves: readonly Move[]): readonly Move[] => moves.filter((move) => !move.startsWith('exchange '));

/**
 * Plays so many tricks out in its head, the one on the table included, and after that counts points only. Among equals
 * the cheapest. It needs every card open: hidden ones it imagines somewhere, the same each time.
 */
export const lookAhead =
  (tricks: number): Policy =>
  (view) => {
    const deal = worldsOf(view)(randomFrom(0));
    const until = deal.tricks.length + tricks;
    const moves = view.moves;
    const balances = new Map(
      moves.map((move) => [move, balanceAfter(must(applyAction(deal, moveAction(deal, move))), view.seat, until)]),
    );
    const best = Math.max(...balances.values());
    const top = moves.filter((move) => balances.get(move) === best);
    const cards = cheapestFirst(view, cardsFirst(top) as Parameters<typeof cheapestFirst>[1]);
    return cards[0] ?? first(top);
  };
