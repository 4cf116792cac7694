import type { Card, Points } from '../cards.ts';
import { suitOf } from '../cards.ts';
import { priceOfCard } from '../coach/tempting.ts';
import { moveOf } from '../coach/bestLine.ts';
import { EXCHANGE, treeOf } from '../coach/tree/game.ts';
import type { Game, Node, TreeMove } from '../coach/tree/game.ts';
import { movesOf, step } from '../coach/tree/moves.ts';
import type { Deal, Move } from '../play/deal.ts';
import { legalCards } from '../play/moves.ts';
import { pointsOf } from '../rules/deck.ts';
import { beats, winningPlay } from '../rules/trick.ts';

/** A simple way to choose a move with all cards open. What such players miss is what makes a puzzle hard. */
export type Player = (deal: Deal) => Move;

const first = (cards: readonly Card[]): Card => {
  const [card] = cards;
  if (card === undefined) throw new Error('Nobody can play without a card');
  return card;
};

const cheapestFirst = (deal: Deal): readonly Card[] =>
  legalCards(deal).toSorted((x, y) => priceOfCard(deal, x) - priceOfCard(deal, y));

/**
 * The natural player as the shipped puzzles were mined and graded: on a trick that holds points the cheapest card that
 * wins, without a trump if it can, with one only for 2 points or more; otherwise the cheapest card.
 *
 * The study's player (`winPoints`, which the coach uses) also brings points home on a trick without any, the richest
 * first. Taking that one here makes other puzzles: raise MINER_VERSION and mine them anew.
 */
export function naturalCard(deal: Deal): Card | undefined {
  const { rules, trump, trick, turn } = deal;
  const cheapestFirst = legalCards(deal).toSorted((x, y) => priceOfCard(deal, x) - priceOfCard(deal, y));
  const lying = pointsOf(
    rules,
    trick.map((play) => play.card),
  );
  const wins = (card: Card): boolean => winningPlay(rules, trump, [...trick, { seat: turn, card }]).seat === turn;
  const winners = trick.length > 0 && lying > 0 ? cheapestFirst.filter(wins) : [];
  const plain = winners.filter((card) => suitOf(card) !== trump);
  const worthATrump = lying >= 2 ? winners : [];
  return plain[0] ?? worthATrump[0] ?? cheapestFirst[0];
}

/** Opponents' cards that may still fall on this trick. */
function cardsToCome({ hands, sides, turn, trick, rules }: Deal): readonly Card[] {
  const ours = sides.find((side) => side.includes(turn)) ?? [];
  return Array.from({ length: rules.seats - trick.length - 1 }, (_, i) => (turn + 1 + i) % rules.seats)
    .filter((seat) => !ours.includes(seat))
    .flatMap((seat) => hands[seat] ?? []);
}

/** Whether a card wins the trick for certain, as the cards lie. */
function isSure(deal: Deal, card: Card): boolean {
  const { rules, trump, trick, turn } = deal;
  const wins = winningPlay(rules, trump, [...trick, { seat: turn, card }]).seat === turn;
  return wins && !cardsToCome(deal).some((reply) => beats(rules, trump, reply, card));
}

/** Own points less theirs over the next `tricks` tricks, when both sides look no further. From side 0's side. */
function balance(game: Game, node: Node, tricks: number): Points {
  if (tricks === 0 || node.hands.every((hand) => hand === 0)) return 0;
  const ours = game.sideOf[node.turn] === 0;
  let best: Points | undefined;
  for (const move of movesOf(game, node)) {
    const value = balanceAfter(game, node, move, tricks);
    if (best === undefined || (ours ? value > best : value < best)) best = value;
  }
  return best ?? 0;
}

function balanceAfter(game: Game, node: Node, move: TreeMove, tricks: number): Points {
  const { node: next, trick } = step(game, node, move);
  if (!trick) return balance(game, next, tricks);
  const gain = game.sideOf[trick.winner] === 0 ? trick.points : -trick.points;
  return gain + balance(game, next, tricks - 1);
}

/** Looks some tricks ahead exactly and counts the points; of equal moves the cheapest card. */
const looking =
  (tricks: number): Player =>
  (deal) => {
    const tree = treeOf(deal);
    if (!tree) throw new Error('Too large to look ahead in');
    const { game, root } = tree;
    const price = (move: TreeMove): number =>
      move >= EXCHANGE ? Infinity : priceOfCard(deal, moveOf(game, move) as Card); // below EXCHANGE a move is a card
    const [best] = movesOf(game, root)
      .map((move) => ({ move, value: balanceAfter(game, root, move, tricks) }))
      .sort((x, y) => y.value - x.value || price(x.move) - price(y.move));
    if (!best) throw new Error('Nobody can play without a card');
    return moveOf(game, best.move);
  };

/**
 * The seven players a puzzle is tried on, from the simplest on.
 *
 * Source: the measured design of this project ("Difficulty").
 */
export const PLAYERS = {
  cheapest: (deal) => first(cheapestFirst(deal)),
  'most-points': (deal) =>
    first(
      cheapestFirst(deal)
        .toReversed()
        .toSorted((x, y) => pointsOf(deal.rules, [y]) - pointsOf(deal.rules, [x])),
    ),
  'win-cheaply': (deal) => {
    const cheap = cheapestFirst(deal);
    return cheap.find((card) => isSure(deal, card)) ?? first(cheap);
  },
  natural: (deal) => naturalCard(deal) ?? first(legalCards(deal)),
  'one-trick': looking(1),
  'two-tricks': looking(2),
  'three-tricks': looking(3),
} as const satisfies Readonly<Record<string, Player>>;

export type PlayerName = keyof typeof PLAYERS;
export const PLAYER_NAMES = Object.keys(PLAYERS) as readonly PlayerName[]; // the keys of PLAYERS, which Object.keys widens
