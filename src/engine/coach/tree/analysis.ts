import type { Points } from '../../cards.ts';
import { bit, numbersIn } from './game.ts';
import type { CardSet, Game, Node, TreeMove, TreeTrick } from './game.ts';
import { createMinimax } from './minimax.ts';
import { movesOf, step } from './moves.ts';
import type { Step } from './moves.ts';

/** What a trick says of a claim: it holds, it fails, or the claim is not decided yet. */
export type Ruling = boolean | undefined;
export type TrickTest = (trick: TreeTrick) => Ruling;

/**
 * Everything known of the tree below a position, computed when asked for and remembered.
 *
 * Values are card points that side 0, the side to move at the root, takes from a node on (cards on the table included),
 * when both sides play best. They come from plain minimax without pruning, because the reasons need every best line
 * and not only one.
 *
 * Source: measured design of this project ("Analyser").
 */
export interface Analysis {
  readonly game: Game;
  readonly root: Node;
  valueOf(node: Node): Points;
  /** Value of every legal move, from side 0's side. */
  movesWithValues(node: Node): readonly { readonly move: TreeMove; readonly value: Points }[];
  /** The moves that are best for the side to move. */
  bestMoves(node: Node): readonly TreeMove[];
  /** Every set of scoring cards that side 0 may end up with from this node on while both sides play best. */
  outcomes(node: Node): readonly CardSet[];
  /** The same after a move, the cards of a trick it ends included. */
  outcomesAfter(node: Node, move: TreeMove): readonly CardSet[];
  /** Whether the claim holds in every line from this node on in which both sides play best. */
  always(node: Node, test: TrickTest): boolean;
  /** Whether `side`, which plays only best moves, can make the claim hold against every play of the other side. */
  forces(node: Node, side: 0 | 1, test: TrickTest): boolean;
}

/** The points of a finished trick that side 0 takes. */
const gainOf = (game: Game, trick: TreeTrick | undefined): Points =>
  trick !== undefined && game.sideOf[trick.winner] === 0 ? trick.points : 0;

const setGained = (game: Game, trick: TreeTrick | undefined): CardSet =>
  trick !== undefined && game.sideOf[trick.winner] === 0
    ? trick.cards.reduce((set, card) => set | bit(card), 0) & game.scoring
    : 0;

/** A number that is the same for equal trick starts: who holds what, who leads, which turn-up lies, who may exchange. */
function keyMaker(game: Game): (node: Node) => number {
  const { seats, swaps, stock, cards } = game;
  const withExchanges = (key: number, { turnUp = 31, withTrick, exchanged }: Node): number =>
    ((key * 32 + turnUp) * 4 + withTrick) * 2 + (exchanged ? 1 : 0);

  // Without a stock a card's owner never changes, so the cards still held say it all.
  if (stock.length === 0) {
    return ({ hands, turn }) => {
      let held = 0;
      for (const hand of hands) held |= hand;
      return held * seats + turn;
    };
  }

  // Otherwise each card has a digit for its owner. A table by bytes sums the digits of a whole hand at once.
  const bytes = Math.ceil(cards.length / 8);
  const weights = new Float64Array(bytes * 256);
  for (let byte = 0; byte < bytes; byte += 1) {
    for (let value = 0; value < 256; value += 1) {
      weights[byte * 256 + value] = numbersIn(value).reduce((sum, i) => sum + (seats + 1) ** (8 * byte + i), 0);
    }
  }
  return (node) => {
    let key = 0;
    for (let seat = 0; seat < seats; seat += 1) {
      const hand = node.hands[seat] ?? 0;
      let digits = 0;
      for (let byte = 0; byte < bytes; byte += 1) digits += weights[byte * 256 + ((hand >>> (8 * byte)) & 255)] ?? 0;
      key += (seat + 1) * digits;
    }
    key = key * seats + node.turn;
    return swaps.length === 0 ? key : withExchanges(key, node);
  };
}

/**
 * The analysis of the tree below `root`. Cheap to make: nothing is searched before it is asked for.
 *
 * Meant for small trees: two players up to 8 tricks left, pairs up to 4, two against three and triples up to 3.
 */
export function analysisOf(game: Game, root: Node): Analysis {
  const keyOf = keyMaker(game);
  const valueOf = createMinimax(game, keyOf);
  const outcomeSets = new Map<number, readonly CardSet[]>();
  const isOver = (node: Node): boolean => node.table.length === 0 && node.hands.every((hand) => hand === 0);

  const valueAfter = ({ node, trick }: Step): Points => gainOf(game, trick) + valueOf(node);

  const movesWithValues: Analysis['movesWithValues'] = (node) =>
    movesOf(game, node).map((move) => ({ move, value: valueAfter(step(game, node, move)) }));

  function bestMoves(node: Node): readonly TreeMove[] {
    const all = movesWithValues(node);
    const list = all.map(({ value }) => value);
    const top = game.sideOf[node.turn] === 0 ? Math.max(...list) : Math.min(...list);
    return all.filter(({ value }) => value === top).map(({ move }) => move);
  }

  function outcomesAfter(node: Node, move: TreeMove): readonly CardSet[] {
    const next = step(game, node, move);
    const gained = setGained(game, next.trick);
    const rest = outcomes(next.node);
    return gained === 0 ? rest : rest.map((set) => set | gained);
  }

  function outcomes(node: Node): readonly CardSet[] {
    if (isOver(node)) return [0];
    const key = node.table.length > 0 ? undefined : keyOf(node);
    const known = key === undefined ? undefined : outcomeSets.get(key);
    if (known) return known;
    const found = [...new Set(bestMoves(node).flatMap((move) => outcomesAfter(node, move)))];
    if (key !== undefined) outcomeSets.set(key, found);
    return found;
  }

  /** Runs over moves of `node` chosen by `choose`, asking that `every` or `some` of them make the claim hold. */
  function walk(
    node: Node,
    test: TrickTest,
    seen: Map<number, boolean>,
    choose: (node: Node) => { readonly moves: readonly TreeMove[]; readonly need: 'every' | 'some' },
  ): boolean {
    if (isOver(node)) return false;
    const key = node.table.length > 0 ? undefined : keyOf(node);
    const known = key === undefined ? undefined : seen.get(key);
    if (known !== undefined) return known;
    const { moves, need } = choose(node);
    const holds = (move: TreeMove): boolean => {
      const next = step(game, node, move);
      const ruling = next.trick && test(next.trick);
      return ruling ?? walk(next.node, test, seen, choose);
    };
    const result = need === 'every' ? moves.every(holds) : moves.some(holds);
    if (key !== undefined) seen.set(key, result);
    return result;
  }

  return {
    game,
    root,
    valueOf,
    movesWithValues,
    bestMoves,
    outcomes,
    outcomesAfter,
    always: (node, test) => walk(node, test, new Map(), (at) => ({ moves: bestMoves(at), need: 'every' })),
    forces: (node, side, test) =>
      walk(node, test, new Map(), (at) =>
        game.sideOf[at.turn] === side
          ? { moves: bestMoves(at), need: 'some' }
          : { moves: movesOf(game, at), need: 'every' },
      ),
  };
}
