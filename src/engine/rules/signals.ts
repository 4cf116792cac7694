import { rankOf, suitOf } from '../cards.ts';
import type { Card, Rank, Suit } from '../cards.ts';
import { PRESETS } from '../signalTables.ts';
import type { Signal, SignalMeaning } from '../signalTables.ts';
import { tricksDone } from './declare.ts';
import { ofSuit, pointsOf } from './deck.ts';
import type { RuleSet } from './ruleSet.ts';

/** What the rules make of signals: when they are allowed, by which table, and what one says about a hand. */

const ALLOWED: Record<RuleSet['signals'], (tricksWon: readonly number[]) => boolean> = {
  off: () => false,
  'after-first-trick': (tricksWon) => tricksDone(tricksWon) > 0,
  always: () => true,
};

/**
 * Whether a seat may give a sign to its partner now, on turn or not.
 *
 * Source: RULES.md part 6 ("Rules about signalling"): none in the first trick (GEL, GEN, BIT), any time after it.
 */
export const signalsAllowed = (rules: RuleSet, tricksWon: readonly number[]): boolean =>
  ALLOWED[rules.signals](tricksWon);

/** The signs that partners use under a rule set; none where signs are off, or where they have a table of their own. */
export const signalsOf = ({ signals, signalTable }: RuleSet): readonly Signal[] =>
  signals === 'off' || signalTable === 'none' || signalTable === 'custom' ? [] : PRESETS[signalTable];

const holdsTrump =
  (rank: Rank) =>
  (_: RuleSet, hand: readonly Card[], trump: Suit): boolean =>
    ofSuit(hand, trump).some((card) => rankOf(card) === rank);

const isCarico = (rules: RuleSet, card: Card): boolean => pointsOf(rules, [card]) >= 10;

/** What each sign says about the hand of whoever gives it. A sign for a rank means the trump of that rank. */
const SAYS: Record<SignalMeaning, (rules: RuleSet, hand: readonly Card[], trump: Suit) => boolean> = {
  ace: holdsTrump('A'),
  three: holdsTrump('3'),
  king: holdsTrump('K'),
  horse: holdsTrump('H'),
  jack: holdsTrump('J'),
  'low-trump': (rules, hand, trump) => ofSuit(hand, trump).some((card) => pointsOf(rules, [card]) === 0),
  'has-trump': (_, hand, trump) => hand.some((card) => suitOf(card) === trump),
  'no-trump': (_, hand, trump) => hand.every((card) => suitOf(card) !== trump),
  carico: (rules, hand) => hand.some((card) => isCarico(rules, card)),
};

/**
 * Whether a sign is true of a hand. A false sign is allowed play, so this says nothing of what may be signalled.
 *
 * Source: RULES.md part 6.
 */
export const says = (means: SignalMeaning, rules: RuleSet, hand: readonly Card[], trump: Suit): boolean =>
  SAYS[means](rules, hand, trump);

/** Every true sign about a hand, in the order of the table. */
export const trueSignals = (
  signals: readonly Signal[],
  rules: RuleSet,
  hand: readonly Card[],
  trump: Suit,
): readonly Signal[] => signals.filter(({ means }) => says(means, rules, hand, trump));
