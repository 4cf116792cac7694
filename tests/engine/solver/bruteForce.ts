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
