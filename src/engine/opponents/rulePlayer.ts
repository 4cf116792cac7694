import { suitOf } from '../cards.ts';
import type { Card, Suit } from '../cards.ts';
import type { Move } from '../play/deal.ts';
import { unseenCards } from '../play/view.ts';
import type { View } from '../play/view.ts';
import { ofSuit, pointsOf } from '../rules/deck.ts';
import { winningPlay } from '../rules/trick.ts';
import { randomFrom } from '../shuffle.ts';
import { preferredMove } from '../solver/tieBreak.ts';
import { solve } from '../solver/solve.ts';
import { worldsOf } from '../solver/worlds.ts';
import {
  cardsAgainst,
  cardsToPlay,
  cheapestFirst,
  costOf,
  first,
  isSafe,
  playsLast,
  pointsLying,
  takesNow,
} from './policy.ts';
import type { Policy } from './policy.ts';

/**
 * A sensible player by rules of thumb, for any game of the family. It leads blanks, from suits whose big cards have gone
 * if it can; takes dearly in the suit led; trumps big cards cheaply and empty tricks never; loses the last draw when the
 * turn-up is worth having; and plays the end exactly once it can count what the other hand holds.
 *
 * Source: SCOPERTA.md section B ("Rule player").
 */
export const rulePlayer: Policy = (view) => exactEnding(view) ?? gainfulExchange(view) ?? byRule(view);

const CARICO = 10;

const isCarico = ({ rules }: View, card: Card): boolean => pointsOf(rules, [card]) >= CARICO;
const isTrump = ({ trump }: View, card: Card): boolean => suitOf(card) === trump;

/** Two seats, nothing left to draw, and so nothing hidden from who has counted. */
function exactEnding(view: View): Move | undefined {
  const { rules, stock, hands, seat } = view;
  if (rules.seats !== 2 || stock.turnUp || stock.hidden + stock.top.length > 0) return undefined;
  if (hands.some((hand, other) => other !== seat && hand.hidden !== unseenCards(view).length)) return undefined;
  if (view.hand.length > LAST_TRICKS) return undefined;
  const world = worldsOf(view)(randomFrom(0));
  const solution = solve(world);
  return solution.ok && solution.value.status === 'exact' ? preferredMove(world, solution.value.best) : undefined;
}

/** Cards in hand from which on an ending is worked out, not judged. */
const LAST_TRICKS = 3;

/** A trump worth more than the one laid down is taken up at once. */
const gainfulExchange = ({ moves }: View): Move | undefined => moves.find((move) => move.startsWith('exchange '));

const byRule = (view: View): Card => (view.trick.length === 0 ? lead(view) : follow(view));

/** Big cards of a suit that may still be against the seat. */
const loadsAgainst = (view: View, suit: Suit): number =>
  ofSuit(cardsAgainst(view), suit).filter((card) => isCarico(view, card)).length;

/** A blank of a plain suit whose big cards have gone; else a blank; else what costs least. A safe carico comes home. */
function lead(view: View): Card {
  const cards = cheapestFirst(view, cardsToPlay(view));
  const plain = cards.filter((card) => !isTrump(view, card));
  const home = plain.find((card) => isCarico(view, card) && isSafe(view, card));
  if (home) return home;
  const blanks = plain.filter((card) => pointsOf(view.rules, [card]) === 0);
  const byDanger = [...blanks].sort((a, b) => loadsAgainst(view, suitOf(a)) - loadsAgainst(view, suitOf(b)));
  return byDanger[0] ?? cards.find((card) => !isCarico(view, card)) ?? first(cards);
}

/** Whether winning this trick means that an opponent draws a turn-up worth 3 points or more, and nothing lies here. */
const betterLost = (view: View): boolean => {
  const { stock, rules } = view;
  const lastDraw = stock.turnUp !== undefined && stock.hidden + stock.top.length < rules.seats * rules.cardsPerTrick;
  return lastDraw && pointsLying(view) === 0 && pointsOf(rules, stock.turnUp ? [stock.turnUp] : []) >= 3;
};

const partnerWins = ({ rules, trump, trick, sides, seat }: View): boolean => {
  const own = sides?.find((side) => side.includes(seat)) ?? [seat];
  return trick.length > 0 && own.includes(winningPlay(rules, trump, trick).seat);
};

/** What is thrown on a trick of the partner's: the richest plain card if it is safe there, else what costs least. */
function load(view: View, cards: readonly Card[]): Card {
  const { rules, trump, trick } = view;
  const secure = playsLast(view) || isSafe(view, winningPlay(rules, trump, trick).card);
  const plain = cards.filter((card) => !isTrump(view, card));
  const richest = [...plain].sort((a, b) => costOf(view, b) - costOf(view, a));
  return (secure ? richest[0] : undefined) ?? first(cards);
}

function follow(view: View): Card {
  const cards = cheapestFirst(view, cardsToPlay(view));
  if (partnerWins(view)) return load(view, cards);
  const discard = first(cards);
  if (betterLost(view)) return cards.find((card) => !takesNow(view, card)) ?? discard;

  const winners = cards.filter((card) => takesNow(view, card));
  const holds = (card: Card): boolean => playsLast(view) || isSafe(view, card);
  const inSuit = winners.filter((card) => !isTrump(view, card)).filter((card) => holds(card) || !isCarico(view, card));
  const dearest = inSuit[inSuit.length - 1];
  if (dearest && pointsOf(view.rules, [dearest]) + pointsLying(view) > 0) return dearest;

  const trumps = winners.filter((card) => isTrump(view, card));
  const cheapTrump = trumps[0];
  const worth = pointsLying(view);
  if (cheapTrump && worth >= priceOfTrump(view, cheapTrump)) return cheapTrump;
  // What would have to be thrown away may be dearer than the trump.
  return cheapTrump && pointsOf(view.rules, [discard]) >= CARICO ? cheapTrump : discard;
}

/** Points that must lie on the table before a trump is spent on them: few for a small one, a carico's worth for a big one. */
function priceOfTrump(view: View, trump: Card): number {
  if (isCarico(view, trump)) return CARICO;
  return pointsOf(view.rules, [trump]) > 0 ? 4 : SMALL_TRUMP_PRICE;
}

const SMALL_TRUMP_PRICE = 3;
