import type { Points } from '../../cards.ts';
import { bit, EXCHANGE } from './game.ts';
import type { Game, Node } from './game.ts';
import { beats, movesOf, playable } from './moves.ts';
import { createIntMap, createNumberMap } from './numberMap.ts';
import type { NumberMap } from './numberMap.ts';
import { createTwoHands, isTwoHands } from './twoHands.ts';

/** A node that the search plays on and takes back, so that it need not make a million of them. */
interface Board {
  hands: number[];
  drawn: number;
  turnUp: number | undefined;
  turn: number;
  table: number[];
  exchanged: boolean;
  trick: number;
  withTrick: number;
}

const isOver = ({ table, hands }: Node): boolean => table.length === 0 && hands.every((hand) => hand === 0);

/**
 * Values of nodes by plain minimax without pruning, remembered where a trick starts: card points that side 0 takes from
 * a node on, cards on the table included. `keyOf` tells trick starts apart.
 */
export function createMinimax(game: Game, keyOf: (node: Node) => number): (node: Node) => Points {
  if (isTwoHands(game)) return createTwoHands(game);
  const { seats, sideOf, points, stock, tricks } = game;
  // Two hands of at most sixteen cards, which change only by tricks, are a number of 32 bits: a map for each leader.
  const isCompact = seats === 2 && game.swaps.length === 0 && game.cards.length <= 16;
  const maps = Array.from({ length: isCompact ? 2 : 1 }, () => (isCompact ? createIntMap() : createNumberMap()));
  const values = ({ turn }: Node): NumberMap => maps[isCompact ? turn : 0]!;
  const numberOf = (node: Node): number => (isCompact ? node.hands[0]! | (node.hands[1]! << 16) : keyOf(node));
  // By the number of the trick: the cards on the table then.
  const tables = Array.from({ length: tricks + 1 }, (): number[] => []);
  const board: Board = {
    hands: new Array<number>(seats).fill(0),
    drawn: 0,
    turnUp: undefined,
    turn: 0,
    table: [],
    exchanged: false,
    trick: 0,
    withTrick: 0,
  };
  const { hands } = board;

  /** The last trick plays itself: nobody has a choice, and it is not worth remembering. */
  function lastTrick(leader: number): Points {
    let best = 0;
    let winner = leader;
    let sum = 0;
    for (let i = 0, seat = leader; i < seats; i += 1, seat = seat + 1 === seats ? 0 : seat + 1) {
      const card = 31 - Math.clz32(hands[seat] ?? 0);
      sum += points[card] ?? 0;
      if (i > 0 && !beats(game, card, best)) continue;
      best = card;
      winner = seat;
    }
    return sideOf[winner] === 0 ? sum : 0;
  }

  function value(): Points {
    if (board.table.length > 0) return bestMove();
    if (board.trick >= tricks - 1) return board.trick >= tricks ? 0 : lastTrick(board.turn);
    const map = values(board);
    const key = numberOf(board);
    const known = map.get(key);
    if (known !== undefined) return known;
    const found = bestMove();
    map.set(key, found);
    return found;
  }

  function bestMove(): Points {
    const isOurs = sideOf[board.turn] === 0;
    let best = isOurs ? -1 : Infinity;
    for (let rest = playable(game, board); rest !== 0; rest &= rest - 1) {
      const found = afterCard(31 - Math.clz32(rest & -rest));
      if (isOurs ? found > best : found < best) best = found;
    }
    if (game.swaps.length === 0) return best;
    for (const move of movesOf(game, board)) {
      if (move < EXCHANGE) continue;
      const found = afterExchange(move - EXCHANGE);
      if (isOurs ? found > best : found < best) best = found;
    }
    return best;
  }

  function afterExchange(give: number): Points {
    const { turn, turnUp } = board;
    const held = hands[turn] ?? 0;
    hands[turn] = (held & ~bit(give)) | (turnUp === undefined ? 0 : bit(turnUp));
    board.turnUp = give;
    board.exchanged = true;
    const found = value();
    hands[turn] = held;
    board.turnUp = turnUp;
    board.exchanged = false;
    return found;
  }

  function afterCard(card: number): Points {
    const { turn, table, exchanged } = board;
    const held = hands[turn] ?? 0;
    hands[turn] = held & ~bit(card);
    table.push(card);
    board.exchanged = false;
    let found: Points;
    if (table.length < seats) {
      board.turn = turn + 1 === seats ? 0 : turn + 1;
      found = bestMove();
    } else found = afterTrick(turn + 1 === seats ? 0 : turn + 1);
    board.turn = turn;
    board.exchanged = exchanged;
    table.pop();
    hands[turn] = held;
    return found;
  }

  /** Draws after a trick go to the winner first, then in turn order, one card each: what `step` does. */
  function afterTrick(leader: number): Points {
    const { table, drawn, turnUp, withTrick } = board;
    let best = 0;
    let sum = 0;
    for (let i = 0; i < seats; i += 1) {
      sum += points[table[i] ?? 0] ?? 0;
      if (i > 0 && beats(game, table[i] ?? 0, table[best] ?? 0)) best = i;
    }
    const winner = (leader + best) % seats;
    for (let seat = winner; board.drawn < stock.length && board.drawn < drawn + seats; board.drawn += 1) {
      hands[seat] = (hands[seat] ?? 0) | bit(drawnAt(board.drawn, turnUp));
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
    if (board.drawn >= stock.length) board.turnUp = undefined;
    board.turn = winner;
    board.trick += 1;
    board.table = tables[board.trick] ?? [];
    board.withTrick = withTrick | bit(sideOf[winner] ?? 0);
    const found = (sideOf[winner] === 0 ? sum : 0) + value();
    for (let seat = winner, i = drawn; i < board.drawn; i += 1) {
      hands[seat] = (hands[seat] ?? 0) & ~bit(drawnAt(i, turnUp));
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
    board.drawn = drawn;
    board.turnUp = turnUp;
    board.trick -= 1;
    board.table = table;
    board.withTrick = withTrick;
    return found;
  }

  const drawnAt = (i: number, turnUp: number | undefined): number =>
    i === stock.length - 1 && turnUp !== undefined ? turnUp : (stock[i] ?? 0);

  return (node) => {
    if (isOver(node)) return 0;
    if (node.table.length === 0 && node.trick < tricks - 1) {
      const known = values(node).get(numberOf(node));
      if (known !== undefined) return known;
    }
    node.hands.forEach((hand, seat) => (hands[seat] = hand));
    board.table = [...node.table];
    board.drawn = node.drawn;
    board.turnUp = node.turnUp;
    board.turn = node.turn;
    board.exchanged = node.exchanged;
    board.trick = node.trick;
    board.withTrick = node.withTrick;
    return value();
  };
}
