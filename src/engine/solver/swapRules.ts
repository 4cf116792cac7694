import type { Seat } from '../cards.ts';
import type { Board, BoardSwap } from './board.ts';

/** Whether a seat may lay down the card of a swap now. `k` cards lie on the table, `drawn` have left the stock. */
export function swapAllowed(
  { trump, sideOf, onlyTurnUp }: Board,
  swap: BoardSwap,
  hands: Int32Array,
  stock: Int8Array,
  drawn: number,
  tricksWon: Int32Array,
  seat: Seat,
  k: number,
): boolean {
  const turnUp = stock[stock.length - 1]!;
  return (
    stock.length - drawn >= swap.stockAtLeast &&
    (hands[seat * 4 + trump]! & (1 << (swap.give & 15))) !== 0 &&
    turnUp >> 4 === trump &&
    (onlyTurnUp === undefined || turnUp === onlyTurnUp) &&
    (swap.take & (1 << (turnUp & 15))) !== 0 &&
    (!swap.needsTrick || tricksWon[sideOf[seat]!]! > 0) &&
    (!swap.onlyFirstTrick || tricksWon[0]! + tricksWon[1]! === 0) &&
    (!swap.onlyLeader || k === 0)
  );
}
