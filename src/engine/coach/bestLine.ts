import type { Points } from '../cards.ts';
import type { Move } from '../play/deal.ts';
import type { Analysis } from './tree/analysis.ts';
import { bit, EXCHANGE, numbersIn } from './tree/game.ts';
import type { CardSet, Game, Node, TreeMove } from './tree/game.ts';
import { step, winningIndex } from './tree/moves.ts';

/** A move of the tree as the engine writes it. */
export const moveOf = (game: Game, move: TreeMove): Move => {
  const card = game.cards[move % EXCHANGE];
  if (!card) throw new Error(`No card number ${move % EXCHANGE}`);
  return move >= EXCHANGE ? `exchange ${card}` : card;
};

/** A move of the engine in the tree. Throws for a card that is not live. */
export const treeMoveOf = (game: Game, move: Move): TreeMove => {
  const exchange = move.startsWith('exchange ');
  const number = game.cards.findIndex((card) => card === (exchange ? move.slice(9) : move));
  if (number < 0) throw new Error(`${move} is not a live card`);
  return exchange ? number + EXCHANGE : number;
};

/** What a card is worth to its holder, to choose between equals: points, then being a trump, then strength. */
export const priceOf = (game: Game, card: number): number =>
  100 * (game.points[card] ?? 0) + (game.suits[card] === game.trumpSuit ? 150 : 0) + (game.strength[card] ?? 0);

/**
 * How natural a move is among equal ones; the smallest comes first. Last to play: win without a trump, richest card
 * first; with the smallest trump if points lie there; otherwise the cheapest card. An exchange comes after every card.
 */
function reluctance(game: Game, node: Node, move: TreeMove): Points {
  if (move >= EXCHANGE) return 1e6;
  const price = priceOf(game, move);
  const table = [...node.table, move];
  if (table.length < game.seats || table.length === 1) return price;
  const wins = winningIndex(game, table) === table.length - 1;
  if (!wins) return price;
  if (game.suits[move] !== game.trumpSuit) return -1e5 - price;
  const points = node.table.reduce((sum, card) => sum + (game.points[card] ?? 0), 0);
  return points > 0 ? -5e4 + price : price;
}

/**
 * Best play from `node` on, starting with `first`, that leaves side 0 with exactly the scoring cards of `outcome`.
 *
 * `outcome` must be one of `analysis.outcomesAfter(node, first)`. Among moves that lead there the most natural is
 * taken, for both sides alike, so the same position always gives the same line.
 */
export function lineTo(analysis: Analysis, from: Node, first: TreeMove, outcome: CardSet): readonly Move[] {
  const { game } = analysis;
  const moves: Move[] = [];
  let node = from;
  let left = outcome;
  let move: TreeMove | undefined = first;
  while (move !== undefined) {
    moves.push(moveOf(game, move));
    const next = step(game, node, move);
    if (next.trick && game.sideOf[next.trick.winner] === 0) {
      for (const card of next.trick.cards) left &= ~bit(card);
    }
    node = next.node;
    if (node.hands.every((hand) => hand === 0)) return moves;
    move = mostNatural(analysis, node, left);
  }
  throw new Error(`No best line to the outcome ${numbersIn(outcome).join(' ')}`);
}

function mostNatural(analysis: Analysis, node: Node, left: CardSet): TreeMove | undefined {
  const { game } = analysis;
  let best: TreeMove | undefined;
  let least = Infinity;
  for (const move of analysis.bestMoves(node)) {
    const cost = reluctance(game, node, move);
    if (cost < least && analysis.outcomesAfter(node, move).includes(left)) {
      best = move;
      least = cost;
    }
  }
  return best;
}
