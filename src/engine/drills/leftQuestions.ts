import { suitOf, SUITS, type Card } from '../cards.ts';
import { deckOf, ofSuit, pointsOf, strengthOf } from '../rules/deck.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { shuffled, type Random } from '../shuffle.ts';
import { choices, one } from './drawing.ts';
import type { DrillQuestionOf, Seen } from './question.ts';

/** The fewest and the most cards that have been played; more than that cannot be looked over on a phone. */
const LEAST_PLAYED = 6;
const MOST_PLAYED = 12;
/** How many cards of a hand are held, at most. */
const HELD = 3;
/** Of the cards seen, so many are trumps, or there would be nothing to remember. */
const LEAST_TRUMPS = 3;
const TRIES = 100;

const tricksFrom = (cards: readonly Card[], seats: number): readonly (readonly Card[])[] =>
  Array.from({ length: Math.floor(cards.length / seats) }, (_, at) => cards.slice(at * seats, (at + 1) * seats));

/** How many whole tricks a question may show, by the number of seats. */
function trickCount({ seats }: RuleSet, random: Random): number {
  const most = Math.max(1, Math.floor(MOST_PLAYED / seats));
  const least = Math.min(most, Math.ceil(LEAST_PLAYED / seats));
  return least + random(most - least + 1);
}

/** Some tricks that have been played and a hand, with a few trumps among them. */
function seen(rules: RuleSet, random: Random): Seen {
  const deck = deckOf(rules);
  const trump = one(SUITS, random);
  const held = Math.min(HELD, rules.handSize);
  const played = trickCount(rules, random) * rules.seats;
  let cards = shuffled(deck, random).slice(0, played + held);
  for (let tries = 0; tries < TRIES && ofSuit(cards, trump).length < LEAST_TRUMPS; tries += 1)
    cards = shuffled(deck, random).slice(0, played + held);
  return { trump, tricks: tricksFrom(cards.slice(0, played), rules.seats), hand: cards.slice(played) };
}

const trumpsOf = (rules: RuleSet, { trump }: Seen): readonly Card[] =>
  ofSuit(deckOf(rules), trump).toSorted((a, b) => strengthOf(rules, b) - strengthOf(rules, a));

const outOf = (trumps: readonly Card[], { tricks, hand }: Seen): readonly Card[] =>
  trumps.filter((card) => !hand.includes(card) && !tricks.flat().includes(card));

const idOf = ({ trump, tricks, hand }: Seen): string => `${trump}-${tricks.flat().join('')}-${hand.join('')}`;

/** Which trumps are still out. */
export function trumpsLeft(rules: RuleSet, random: Random): DrillQuestionOf<'trumps-left'> {
  const all = seen(rules, random);
  const options = trumpsOf(rules, all);
  return { id: `left-${idOf(all)}`, kind: 'trumps-left', ...all, options, answer: outOf(options, all) };
}

/** How many trumps are still out. */
export function trumpsCount(rules: RuleSet, random: Random): DrillQuestionOf<'trumps-count'> {
  const all = seen(rules, random);
  const trumps = trumpsOf(rules, all);
  const out = outOf(trumps, all);
  const right = out.length;
  const own = all.hand.filter((card) => suitOf(card) === all.trump).length;
  return {
    id: `count-${idOf(all)}`,
    kind: 'trumps-count',
    ...all,
    out,
    trumps: trumps.length,
    // one's own counted as out; one more or fewer; those that were played
    options: choices(right, [right + own, right + 1, right - 1, right + 2, trumps.length - right]),
    answer: right,
  };
}

/** How many card points are not in the tricks that have been played. */
export function pointsLeft(rules: RuleSet, random: Random): DrillQuestionOf<'points-left'> {
  const tricks = tricksFrom(
    shuffled(deckOf(rules), random).slice(0, trickCount(rules, random) * rules.seats),
    rules.seats,
  );
  const cards = tricks.flat();
  const taken = pointsOf(rules, cards);
  const right = rules.pointsTotal - taken;
  return {
    id: `points-${cards.join('')}`,
    kind: 'points-left',
    tricks,
    counted: cards.map((card) => ({ card, points: pointsOf(rules, [card]) })),
    total: rules.pointsTotal,
    options: choices(right, [right + 10, right - 10, right - 1, right + 4]),
    answer: right,
  };
}
