import { SUITS, suitOf, type Card, type Suit } from '../cards.ts';
import { deckOf, ofSuit } from '../rules/deck.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { beats } from '../rules/trick.ts';
import { shuffled, type Random } from '../shuffle.ts';
import { one, some } from './drawing.ts';
import type { DrillQuestionOf } from './question.ts';

/** How many cards are put in order. */
const LENGTHS = [4, 5, 6] as const;

/** The strongest first, by what beats what; all of the suit led or of trumps. */
const sorted = (rules: RuleSet, trump: Suit | undefined, cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => (beats(rules, trump, a, b) ? -1 : 1));

/** The same cards, not in order already. */
function mixed(answer: readonly Card[], random: Random): readonly Card[] {
  const cards = shuffled(answer, random);
  return cards.every((card, at) => card === answer[at]) ? [...cards.slice(1), ...cards.slice(0, 1)] : cards;
}

function question(
  rules: RuleSet,
  led: Suit,
  trump: Suit | undefined,
  cards: readonly Card[],
  random: Random,
): DrillQuestionOf<'order'> {
  const answer = sorted(rules, trump, cards);
  return {
    id: `order-${trump ?? ''}${answer.join('')}`,
    kind: 'order',
    led,
    trump,
    options: mixed(answer, random),
    answer,
    order: rules.strength,
  };
}

/** Four to six cards of one suit to be put in order. */
export function orderInSuit(rules: RuleSet, random: Random): DrillQuestionOf<'order'> {
  const suit = one(SUITS, random);
  return question(rules, suit, undefined, some(one(LENGTHS, random), ofSuit(deckOf(rules), suit), random), random);
}

/** Cards of the suit led and trumps, at least two of each, to be put in order together. */
export function orderWithTrumps(rules: RuleSet, random: Random): DrillQuestionOf<'order'> {
  const [led = 'c', trump = 'd'] = shuffled(SUITS, random);
  const deck = deckOf(rules);
  const two = [led, trump].flatMap((suit) => some(2, ofSuit(deck, suit), random));
  const rest = deck.filter((card) => (suitOf(card) === led || suitOf(card) === trump) && !two.includes(card));
  return question(rules, led, trump, [...two, ...some(one(LENGTHS, random) - two.length, rest, random)], random);
}
