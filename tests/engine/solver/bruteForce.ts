import type { Points, Seat } from '../../../src/engine/cards.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Deal, Move } from '../../../src/engine/play/deal.ts';
import { legalMoves, moveAction } from '../../../src/engine/play/moves.ts';
import { must } from '../../../src/engine/result.ts';

/** Card points taken by the side of a seat. */
export function sideScore(deal: Deal, seat: Seat): Points {
  const side = deal.sides.find((seats) => seats.includes(seat));
  if (!side) throw new Error(`Seat ${seat} has no side`);
  return side.reduce((sum, member) => sum + (deal.taken[member] ?? 0), 0);
}

const onOneSide = (deal: Deal, a: Seat, b: Seat): boolean =>
  deal.sides.some((side) => side.includes(a) && side.includes(b));

/** The final score of the side of `seat` under best play of both: plain minimax over the rules, nothing else. */
function finalScore(deal: Deal, seat: Seat): Points {
  if (deal.phase === 'finished') return sideScore(deal, seat);
  const scores = legalMoves(deal).map((move) => finalScore(must(applyAction(deal, moveAction(deal, move))), seat));
  return onOneSide(deal, deal.turn, seat) ? Math.max(...scores) : Math.min(...scores);
}

/** The value of every legal move: the final score of the side to move. For small endings only. */
export const bruteForce = (deal: Deal): Readonly<Record<Move, Points>> =>
  Object.fromEntries(
    legalMoves(deal).map((move) => [move, finalScore(must(applyAction(deal, moveAction(deal, move))), deal.turn)]),
  ) as Record<Move, Points>;

/** Everything of a position that its future depends on. Two ways to the same cards in the same hands are one. */
const futureOf = ({ hands, stock, trick, turn, exchanged, sides, tricksWon }: Deal): string =>
  [
    hands.map((hand) => [...hand].sort().join('')).join('|'),
    stock.join(''),
    trick.map(({ card }) => card).join(''),
    turn,
    exchanged,
    // An exchange may need a trick won.
    sides.map((side) => side.some((seat) => (tricksWon[seat] ?? 0) > 0)).join(),
  ].join('/');

/**
 * The same values as `bruteForce` for positions of any kind, by the same minimax: every line is still followed, and a
 * position that several lines lead to is worked out once.
 */
export function bruteForceOnce(start: Deal): Readonly<Record<Move, Points>> {
  const own = start.turn;
  const before = sideScore(start, own);
  const known = new Map<string, Points>();

  const afterMove = (deal: Deal, move: Move): Points => {
    const next = must(applyAction(deal, moveAction(deal, move)));
    return sideScore(next, own) - sideScore(deal, own) + toCome(next);
  };
  function toCome(deal: Deal): Points {
    if (deal.phase === 'finished') return 0;
    const key = futureOf(deal);
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const all = legalMoves(deal).map((move) => afterMove(deal, move));
    const value = onOneSide(deal, deal.turn, own) ? Math.max(...all) : Math.min(...all);
    known.set(key, value);
    return value;
  }
  return Object.fromEntries(legalMoves(start).map((move) => [move, before + afterMove(start, move)])) as Record<
    Move,
    Points
  >; // the legal moves
}
