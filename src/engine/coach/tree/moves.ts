import type { Seat } from '../../cards.ts';
import type { Following } from '../../rules/ruleSet.ts';
import { bit, EXCHANGE, numbersIn } from './game.ts';
import type { CardSet, Game, Node, TreeMove, TreeTrick } from './game.ts';

/** Whether `card` takes the trick from `best`. Source: RULES.md part 3, "Trick". */
export const beats = (game: Game, card: number, best: number): boolean =>
  game.suits[card] === game.suits[best]
    ? (game.strength[card] ?? 0) > (game.strength[best] ?? 0)
    : game.suits[card] === game.trumpSuit;

/** The index in `table` of the card that wins it so far. */
export function winningIndex(game: Game, table: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < table.length; i += 1) if (beats(game, table[i] ?? 0, table[best] ?? 0)) best = i;
  return best;
}

const orElse = (set: CardSet, otherwise: CardSet): CardSet => (set !== 0 ? set : otherwise);

const thatBeat = (game: Game, set: CardSet, best: number): CardSet =>
  numbersIn(set).reduce((found, card) => (beats(game, card, best) ? found | bit(card) : found), 0);

/** The cards of `hand` that a following policy allows, by the policy's name. Source: RULES.md part 4, FOLLOW_LAST3. */
const FOLLOWING: Record<Following, (game: Game, hand: CardSet, led: CardSet, best: number) => CardSet> = {
  free: (_, hand) => hand,
  'follow-suit': (_, hand, led) => orElse(hand & led, hand),
  'follow-or-trump': (game, hand, led) => orElse(hand & led, orElse(hand & game.trumps, hand)),
  'follow-beat-trump': (game, hand, led, best) => {
    const owed = orElse(hand & led, hand & game.trumps);
    return orElse(thatBeat(game, owed, best), orElse(owed, hand));
  },
};

/** The seat that led the trick on the table; the seat on turn when the table is empty. */
export const leaderOf = (game: Game, node: Node): Seat => (node.turn - node.table.length + game.seats) % game.seats;

export const stockLeft = (game: Game, node: Node): number => game.stock.length - node.drawn;

/** The cards the seat on turn may play. */
export function playable(game: Game, node: Node): CardSet {
  const hand = node.hands[node.turn] ?? 0;
  const lead = node.table[0];
  if (lead === undefined) return hand;
  const policy = stockLeft(game, node) > 0 ? game.following.stockOpen : game.following.stockEmpty;
  if (policy === 'free') return hand;
  const best = node.table[winningIndex(game, node.table)] ?? lead;
  return FOLLOWING[policy](game, hand, game.bySuit[game.suits[lead] ?? 0] ?? 0, best);
}

/** Every legal move: cards in number order, then exchanges. */
export function movesOf(game: Game, node: Node): TreeMove[] {
  const moves = numbersIn(playable(game, node));
  if (game.swaps.length === 0 || node.turnUp === undefined || node.exchanged) return moves;
  const hand = node.hands[node.turn] ?? 0;
  for (const swap of game.swaps) {
    if (
      (hand & bit(swap.give)) !== 0 &&
      (swap.take & ~swap.barred & bit(node.turnUp)) !== 0 &&
      stockLeft(game, node) >= swap.stockAtLeast &&
      (!swap.needsTrick || (node.withTrick & bit(game.sideOf[node.turn] ?? 0)) !== 0) &&
      (!swap.leaderOnly || node.table.length === 0) &&
      (!swap.firstTrickOnly || node.withTrick === 0)
    ) {
      moves.push(swap.give + EXCHANGE);
    }
  }
  return moves;
}

/** What a move leads to: the next node, and the trick if it was the last card of one. */
export interface Step {
  readonly node: Node;
  readonly trick: TreeTrick | undefined;
}

const withHand = (hands: readonly CardSet[], seat: Seat, hand: CardSet): CardSet[] => {
  const next = hands.slice();
  next[seat] = hand;
  return next;
};

function exchange(node: Node, give: number): Step {
  const hand = (node.hands[node.turn] ?? 0) & ~bit(give);
  const hands = withHand(node.hands, node.turn, hand | (node.turnUp === undefined ? 0 : bit(node.turnUp)));
  return { node: { ...node, hands, turnUp: give, exchanged: true }, trick: undefined };
}

/**
 * The node after a legal move. Draws after a trick go to the winner first, then in turn order, one card each.
 *
 * Source: RULES.md part 3, "Draw".
 */
export function step(game: Game, node: Node, move: TreeMove): Step {
  if (move >= EXCHANGE) return exchange(node, move - EXCHANGE);
  const hands = withHand(node.hands, node.turn, (node.hands[node.turn] ?? 0) & ~bit(move));
  const table = [...node.table, move];
  if (table.length < game.seats) {
    // Written out in one order, so that every node has the same shape: a search makes a million of them.
    const { drawn, turnUp, trick, withTrick } = node;
    const turn = (node.turn + 1) % game.seats;
    return { node: { hands, drawn, turnUp, turn, table, exchanged: false, trick, withTrick }, trick: undefined };
  }

  const leader = leaderOf(game, node);
  const winner = (leader + winningIndex(game, table)) % game.seats;
  let points = 0;
  for (const card of table) points += game.points[card] ?? 0;
  let drawn = node.drawn;
  for (let i = 0; i < game.seats && drawn < game.stock.length; i += 1, drawn += 1) {
    const seat = (winner + i) % game.seats;
    const isLast = drawn === game.stock.length - 1;
    const card = isLast && node.turnUp !== undefined ? node.turnUp : (game.stock[drawn] ?? 0);
    hands[seat] = (hands[seat] ?? 0) | bit(card);
  }
  return {
    node: {
      hands,
      drawn,
      turnUp: drawn < game.stock.length ? node.turnUp : undefined,
      turn: winner,
      table: [],
      exchanged: false,
      trick: node.trick + 1,
      withTrick: node.withTrick | bit(game.sideOf[winner] ?? 0),
    },
    trick: { index: node.trick, leader, cards: table, winner, points },
  };
}
