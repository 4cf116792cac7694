import { suitOf } from '../cards.ts';
import type { Card, Suit } from '../cards.ts';
import { ofSuit, strengthOf } from './deck.ts';
import type { Play } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { Following, RuleSet } from './ruleSet.ts';
import { beats, winningPlay } from './trick.ts';

/** What a seat faces when it plays to a trick that has been led. */
interface Duty {
  readonly rules: RuleSet;
  readonly trump: Suit | undefined;
  readonly hand: readonly Card[];
  readonly led: Suit;
  /** The card winning the trick so far. */
  readonly best: Card;
}

const unlessEmpty = (cards: readonly Card[], otherwise: readonly Card[]): readonly Card[] =>
  cards.length > 0 ? cards : otherwise;

const trumpsIn = ({ hand, trump }: Duty): readonly Card[] => (trump ? ofSuit(hand, trump) : []);

const thatBeat = ({ rules, trump, best }: Duty, cards: readonly Card[]): readonly Card[] =>
  cards.filter((card) => beats(rules, trump, card, best));

/**
 * The one table from a following policy's name (data) to its behaviour (code).
 *
 * Source: RULES.md part 4, FOLLOW_LAST3, and part 5.16.
 */
const FOLLOWING: Record<Following, (duty: Duty) => readonly Card[]> = {
  free: ({ hand }) => hand,
  'follow-suit': ({ hand, led }) => unlessEmpty(ofSuit(hand, led), hand),
  'follow-or-trump': (duty) => unlessEmpty(ofSuit(duty.hand, duty.led), unlessEmpty(trumpsIn(duty), duty.hand)),
  'follow-beat-trump': (duty) => {
    const owed = unlessEmpty(ofSuit(duty.hand, duty.led), trumpsIn(duty));
    return unlessEmpty(thatBeat(duty, owed), unlessEmpty(owed, duty.hand));
  },
};

/** The following policy in force, by whether cards are left in the stock, the turn-up included. */
const followingOf = (rules: RuleSet, stock: readonly Card[]): Following =>
  stock.length > 0 ? rules.following.stockOpen : rules.following.stockEmpty;

const dutyOf = (
  rules: RuleSet,
  trump: Suit | undefined,
  hand: readonly Card[],
  trick: readonly Play[],
  led: Card,
): Duty => ({
  rules,
  trump,
  hand,
  led: suitOf(led),
  best: winningPlay(rules, trump, trick).card,
});

const strongest = (rules: RuleSet, cards: readonly Card[]): Card | undefined =>
  cards.reduce<Card | undefined>(
    (best, card) => (best === undefined || strengthOf(rules, card) > strengthOf(rules, best) ? card : best),
    undefined,
  );

/** The trump that an arrastro draws from a hand; undefined when none was called, and when the hand has no trump. */
export const trumpDrawn = (
  rules: RuleSet,
  trump: Suit | undefined,
  hand: readonly Card[],
  trick: readonly Play[],
): Card | undefined =>
  rules.arrastro === 'on' && trump && trick.some((play) => play.arrastro)
    ? strongest(rules, ofSuit(hand, trump))
    : undefined;

/** The cards of `hand` that may be played to `trick`, in hand order: all of them on the lead. */
export function legalFrom(
  rules: RuleSet,
  trump: Suit | undefined,
  hand: readonly Card[],
  trick: readonly Play[],
  stock: readonly Card[],
): readonly Card[] {
  const [lead] = trick;
  const drawn = trumpDrawn(rules, trump, hand, trick);
  if (drawn) return [drawn];
  const following = followingOf(rules, stock);
  if (!lead || following === 'free') return hand;
  return FOLLOWING[following](dutyOf(rules, trump, hand, trick, lead.card));
}

/** Which duty a card of the hand that may not be played breaks. */
export function brokenDuty(
  rules: RuleSet,
  trump: Suit | undefined,
  hand: readonly Card[],
  trick: readonly Play[],
  card: Card,
): Refusal {
  const [lead] = trick;
  if (!lead) throw new Error(`${card} breaks no duty on the lead`);
  const drawn = trumpDrawn(rules, trump, hand, trick);
  if (drawn) return { kind: 'must-play-best-trump', card: drawn };
  const { led, best } = dutyOf(rules, trump, hand, trick, lead.card);
  if (suitOf(card) !== led && ofSuit(hand, led).length > 0) return { kind: 'must-follow-suit', led };
  if (suitOf(card) !== led && trump && suitOf(card) !== trump) return { kind: 'must-trump', trump };
  return { kind: 'must-beat', best };
}
