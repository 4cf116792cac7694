import type { Seat } from '../cards.ts';
import { NO_TRUMP } from './board.ts';
import type { Board, BoardSwap, CardNumber } from './board.ts';
import { NOTHING, probe, store } from './hashTable.ts';
import type { HashTable } from './hashTable.ts';
import { beats, bitCount, lastWinner, pointsIn } from './lastTrick.ts';
import { createLastTwoTricks } from './lastTwoTricks.ts';
import { EXCHANGE } from './moveNumber.ts';
import type { MoveNumber } from './moveNumber.ts';
import { cardIn, createMoveList, legalNumbers, MAX_MOVES } from './moveList.ts';
import { byNullWindows } from './nullWindows.ts';
import { IN_STOCK, ownersOf, PLAYED } from './owners.ts';
import { writeKey } from './positionKey.ts';
import { sureTrumps } from './sureTrumps.ts';
import { swapAllowed } from './swapRules.ts';
import { rootTrickOf } from './rootTrick.ts';
import { BUDGET_SPENT } from './searchTypes.ts';
import type { Search } from './searchTypes.ts';

/**
 * Alpha-beta with null windows over any two-sided game of the family: any number of seats, with or without stock, with
 * duties to follow and exchanges.
 *
 * Values are points of side 0 from the position on; side 0 maximises, side 1 minimises. Positions are looked up where a
 * trick starts. Throws `BUDGET_SPENT` after `budget` tricks started.
 *
 * Source: MTD(f), Plaat et al. 1996, with a step that grows; the bounds and orders are those of SOLVER.md.
 */
export function createSearch(board: Board, table: HashTable, budget: number): Search {
  const { seats, points, trump, sideOf, swaps } = board;
  const hands = board.hands.slice();
  const stock = Int8Array.from(board.stock);
  const owners = ownersOf(board);
  const { codes, field, shift, canonical } = owners;
  const live = new Int32Array(5); // by suit; the fifth stays empty for games without trump
  const tricksWon = Int32Array.from(board.tricksWon);
  const entries = new Int32Array(MAX_MOVES * 256);
  const listMoves = createMoveList(board, hands, live, entries, canonical !== undefined);
  const key = new Int32Array(2);
  const hasSwaps = swaps.length > 0;
  const lastTwo = board.followEmpty === 'free' ? createLastTwoTricks(board) : undefined;
  // With five seats or more so many lines are left that looking them up first is quicker.
  const looksUpLastTwo = seats > 4;
  let drawn = 0;
  let left = 0; // cards in the hand of the next leader, at the start of a trick
  let ply = 0;
  let nodes = 0;

  for (let i = 0; i < hands.length; i++) live[i & 3]! |= hands[i]!;
  for (const card of stock) live[card >> 4]! |= 1 << (card & 15);
  let rest = pointsIn(live, points); // in hands and stock

  const root = rootTrickOf(board);
  for (let suit = 0; suit < 4; suit++) left += bitCount(hands[board.leader * 4 + suit]!);
  if (root.k > 0) left++;

  const maySwap = (swap: BoardSwap, seat: Seat, k: number): boolean =>
    swapAllowed(board, swap, hands, stock, drawn, tricksWon, seat, k);

  /** Lays `give` down and takes up the turn-up, which is returned; with the two exchanged it takes that back. */
  function swapTurnUp(seat: Seat, give: CardNumber): CardNumber {
    const last = stock.length - 1;
    const take = stock[last]!;
    hands[seat * 4 + trump]! ^= (1 << (give & 15)) | (1 << (take & 15));
    stock[last] = give;
    codes[field[give]!]! ^= (seat ^ IN_STOCK) << shift[give]!;
    codes[field[take]!]! ^= (seat ^ IN_STOCK) << shift[take]!;
    return take;
  }

  /** The value after `seat` plays `card` as the `k`-th card of the trick, as a bound with respect to `gamma`. */
  function afterCard(
    card: CardNumber,
    seat: Seat,
    k: number,
    led: number,
    best: CardNumber,
    bestSeat: Seat,
    pts: number,
    gamma: number,
  ): number {
    const suit = card >> 4;
    const bit = 1 << (card & 15);
    const owned = field[card]!;
    const change = (seat ^ PLAYED) << shift[card]!;
    hands[seat * 4 + suit]! ^= bit;
    live[suit]! ^= bit;
    codes[owned]! ^= change;
    rest -= points[card]!;
    const sum = pts + points[card]!;
    let value: number;
    if (k === 0) value = inTrick(seat + 1 === seats ? 0 : seat + 1, 1, suit, card, seat, sum, gamma, false);
    else {
      if (beats(card, best, trump)) {
        best = card;
        bestSeat = seat;
      }
      value =
        k + 1 === seats
          ? afterTrick(bestSeat, sum, gamma)
          : inTrick(seat + 1 === seats ? 0 : seat + 1, k + 1, led, best, bestSeat, sum, gamma, false);
    }
    rest += points[card]!;
    hands[seat * 4 + suit]! ^= bit;
    live[suit]! ^= bit;
    codes[owned]! ^= change;
    return value;
  }

  /** The same for the last card of a trick, without playing it where what the trick brings settles the question. */
  function afterLast(
    card: CardNumber,
    seat: Seat,
    led: number,
    best: CardNumber,
    bestSeat: Seat,
    pts: number,
    gamma: number,
  ): number {
    const worth = points[card]!;
    const gain = sideOf[beats(card, best, trump) ? seat : bestSeat] === 0 ? pts + worth : 0;
    if (gamma <= gain) return gain; // side 0 has it already: a true lower bound
    const most = gain + rest - worth;
    return gamma > most ? most : afterCard(card, seat, seats - 1, led, best, bestSeat, pts, gamma);
  }

  function drawAll(winner: Seat): void {
    for (let i = 0, seat = winner; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
      const card = stock[drawn + i]!;
      hands[seat * 4 + (card >> 4)]! ^= 1 << (card & 15);
      codes[field[card]!]! ^= (seat ^ IN_STOCK) << shift[card]!;
    }
  }

  function afterTrick(winner: Seat, pts: number, gamma: number): number {
    const gain = sideOf[winner] === 0 ? pts : 0;
    if (rest === 0) return gain;
    if (gamma <= gain) return gain; // side 0 has it already: a true lower bound
    if (gamma > gain + rest) return gain + rest;
    const draws = drawn < stock.length;
    tricksWon[sideOf[winner]!]!++;
    if (draws) {
      drawAll(winner);
      drawn += seats;
    } else left--;
    const value = gain + atTrick(winner, gamma - gain);
    if (draws) {
      drawn -= seats;
      drawAll(winner);
    } else left++;
    tricksWon[sideOf[winner]!]!--;
    return value;
  }

  function inTrick(
    seat: Seat,
    k: number,
    led: number,
    best: CardNumber,
    bestSeat: Seat,
    pts: number,
    gamma: number,
    exchanged: boolean,
  ): number {
    const base = ply * MAX_MOVES;
    ply++;
    const count = listMoves(base, seat, k, led, best, bestSeat, pts, drawn < stock.length);
    const maximising = sideOf[seat] === 0;
    const isLast = k === seats - 1;
    let value = maximising ? -1 : 1000;
    for (let i = 0; i < count; i++) {
      const card = cardIn(entries[base + i]!);
      const v = isLast
        ? afterLast(card, seat, led, best, bestSeat, pts, gamma)
        : afterCard(card, seat, k, led, best, bestSeat, pts, gamma);
      if (maximising) {
        if (v > value) value = v;
        if (value >= gamma) break;
      } else {
        if (v < value) value = v;
        if (value < gamma) break;
      }
    }
    if (hasSwaps && !exchanged && (maximising ? value < gamma : value >= gamma)) {
      for (const swap of swaps) {
        if (!maySwap(swap, seat, k)) continue;
        const took = swapTurnUp(seat, swap.give);
        const v = inTrick(seat, k, led, best, bestSeat, pts, gamma, true);
        swapTurnUp(seat, took);
        value = maximising ? Math.max(value, v) : Math.min(value, v);
      }
    }
    ply--;
    return value;
  }

  /** The value with `leader` to lead, as a bound with respect to `gamma`. */
  function atTrick(leader: Seat, gamma: number): number {
    if (++nodes > budget) throw BUDGET_SPENT;
    if (left === 1 && drawn === stock.length) return sideOf[lastWinner(hands, seats, leader, trump)] === 0 ? rest : 0;
    if (trump < 4) {
      const tricks = drawn === stock.length ? left : 0;
      const sure = sureTrumps(hands, sideOf, seats, live[trump]!, trump, points, tricks, rest);
      if (sure > 0 && gamma <= sure) return sure;
      if (sure < 0 && gamma > rest + sure) return rest + sure;
    }

    const stockLeft = stock.length > drawn;
    const isLastTwo = left === 2 && !stockLeft;
    if (isLastTwo && lastTwo && !looksUpLastTwo) return lastTwo(hands, leader, gamma);
    const mayExchange = hasSwaps && stockLeft;
    const salt = mayExchange ? (tricksWon[0]! > 0 ? 1 : 0) + (tricksWon[1]! > 0 ? 2 : 0) : 0;
    writeKey(owners, (leader << 16) | (left << 8) | drawn | (salt << 24), mayExchange ? trump : NO_TRUMP, key);
    const a = key[0]!;
    const b = key[1]!;
    const known = probe(table, a, b);
    let lower = 0;
    let upper = rest;
    if (known !== NOTHING) {
      lower = known & 255;
      upper = known >>> 8;
      if (lower >= gamma) return lower;
      if (upper < gamma) return upper;
    }
    const value =
      isLastTwo && lastTwo ? lastTwo(hands, leader, gamma) : inTrick(leader, 0, 0, 0, leader, 0, gamma, false);
    if (value >= gamma) lower = value;
    else upper = value;
    store(table, a, b, lower | (upper << 8), left * 4 + stock.length - drawn);
    return value;
  }

  function afterMove(move: MoveNumber, gamma: number): number {
    const { seat, k, led, best, bestSeat, pts } = root;
    ply = 0;
    if (move < EXCHANGE) return afterCard(move, seat, k, led, best, bestSeat, pts, gamma);
    const took = swapTurnUp(seat, move - EXCHANGE);
    const value = inTrick(seat, k, led, best, bestSeat, pts, gamma, true);
    swapTurnUp(seat, took);
    return value;
  }

  return {
    moves() {
      const { seat, k } = root;
      const moves: MoveNumber[] = legalNumbers(board, hands, root, drawn < stock.length);
      if (!root.exchanged) {
        for (const swap of swaps) if (maySwap(swap, seat, k)) moves.push(EXCHANGE + swap.give);
      }
      return moves;
    },
    turn: () => root.seat,
    valueOf: (move, guess) => byNullWindows((gamma) => afterMove(move, gamma), rest + root.pts, guess),
    bound: afterMove,
    reaches: (move, target) => afterMove(move, target) >= target,
    make(move) {
      const { seat } = root;
      if (move >= EXCHANGE) {
        swapTurnUp(seat, move - EXCHANGE);
        root.exchanged = true;
        return 0;
      }
      hands[seat * 4 + (move >> 4)]! ^= 1 << (move & 15);
      live[move >> 4]! ^= 1 << (move & 15);
      codes[field[move]!]! ^= (seat ^ PLAYED) << shift[move]!;
      rest -= points[move]!;
      if (root.k === 0) root.led = move >> 4;
      if (root.k === 0 || beats(move, root.best, trump)) {
        root.best = move;
        root.bestSeat = seat;
      }
      root.pts += points[move]!;
      root.k++;
      root.exchanged = false;
      root.seat = (seat + 1) % seats;
      if (root.k < seats) return 0;
      const gain = sideOf[root.bestSeat] === 0 ? root.pts : 0;
      tricksWon[sideOf[root.bestSeat]!]!++;
      if (drawn < stock.length) {
        drawAll(root.bestSeat);
        drawn += seats;
      } else left--;
      root.seat = root.bestSeat;
      root.k = 0;
      root.pts = 0;
      return gain;
    },
    pointsLeft: () => rest + root.pts,
    isOver: () => root.k === 0 && left === 0,
    situation: () => ({ seats, trump, points, cardsPlayed: root.k, best: root.best, pointsLying: root.pts }),
    nodes: () => nodes,
  };
}
