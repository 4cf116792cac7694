import { cardOf, rankOf, suitOf } from '../cards.ts';
import type { Card, Points, Suit } from '../cards.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { NO_BIDS } from '../rules/auction.ts';
import { deckOf, packOf, packSize, pointsOf } from '../rules/deck.ts';
import type { PositionError } from '../rules/refusal.ts';
import type { Bonus, RuleSet, TrumpSource } from '../rules/ruleSet.ts';
import { sidesOf } from '../rules/sides.ts';
import { randomFrom, shuffled } from '../shuffle.ts';
import type { Deal, Shown } from './deal.ts';

/** What a deal may depend on besides the deck. */
export interface DealSetup {
  /** Deals of the match before this one; a trump that rotates depends on it. */
  readonly dealsBefore?: number;
  /** The card the dealer shows, where the dealer may choose one (Sueca: his first or his last). */
  readonly shown?: Card;
}

/** Suits in the order in which trump rotates. Source: RULES.md part 4, CAT_ROTATING_TRUMP (CCG, VIL). */
const ROTATION: readonly Suit[] = ['d', 'c', 's', 'b'];

interface Dealt {
  readonly deck: readonly Card[];
  readonly turnUp: Card | undefined;
  readonly setup: DealSetup;
}

/** The one table from where trump comes from to the card that shows it at the start of a deal. */
const TRUMP_CARD: Record<TrumpSource, (dealt: Dealt) => Card | undefined> = {
  'turn-up': ({ turnUp }) => turnUp,
  none: () => undefined,
  'suit-of-called-card': () => undefined,
  'declared-by-caller': () => undefined,
  'last-card-dealt': ({ deck }) => deck[deck.length - 1],
  'last-card-dealt-hidden': ({ deck }) => deck[deck.length - 1],
  'dealer-shows-a-card': ({ deck, setup }) => setup.shown ?? deck[deck.length - 1],
  'none-until-declared': () => undefined,
  rotates: () => undefined,
};

const trumpAtStart = (rules: RuleSet, trumpCard: Card | undefined, { dealsBefore = 0 }: DealSetup): Suit | undefined =>
  rules.trump === 'rotates' ? ROTATION[dealsBefore % ROTATION.length] : trumpCard && suitOf(trumpCard);

/** What the dealer earns by the card he turns up. Source: RULES.md part 5.21 (Trévoux 1771). */
function bonusAtStart(rules: RuleSet, turnUp: Card | undefined): readonly Points[] {
  const earned = rules.bonuses.reduce((sum: Points, bonus: Bonus) => {
    const counts = bonus.kind === 'dealer-turns' && turnUp && bonus.ranks.includes(rankOf(turnUp));
    return counts ? sum + bonus.points : sum;
  }, 0);
  return Array.from({ length: rules.seats }, (_, seat) => (seat === rules.seats - 1 ? earned : 0));
}

/** The card of the pack that a deck may not be without, or has twice, or should not have at all. */
function deckError(rules: RuleSet, deck: readonly Card[]): PositionError | undefined {
  const pack = packOf(rules);
  const seen = new Set<Card>();
  for (const card of deck) {
    if (!pack.includes(card)) return { kind: 'not-in-pack', card };
    if (seen.has(card)) return { kind: 'card-twice', card };
    seen.add(card);
  }
  const expected = pack.length - rules.removed.length;
  if (deck.length !== expected) return { kind: 'wrong-deck', expected, found: deck.length };
  const mayLack = [rules.removed, ...rules.removedChoices];
  const lacks = pack.filter((card) => !seen.has(card));
  if (mayLack.some((removed) => lacks.every((card) => removed.includes(card)))) return undefined;
  const wrong = lacks.find((card) => !rules.removed.includes(card));
  return wrong && { kind: 'card-missing', card: wrong };
}

/** Where the two of the trump suit leaves the deck, the turn-up has to be of that suit. */
const removalError = (
  { removal }: RuleSet,
  lacks: readonly Card[],
  turnUp: Card | undefined,
): PositionError | undefined => {
  const [gone] = lacks;
  return removal === 'two-of-trump' && gone && turnUp && suitOf(gone) !== suitOf(turnUp)
    ? { kind: 'card-missing', card: gone }
    : undefined;
};

/** Hands dealt `dealChunks` cards at a time, seat 0 first, and what is left. */
function dealOut(rules: RuleSet, deck: readonly Card[]): { hands: Card[][]; rest: readonly Card[] } {
  const hands: Card[][] = Array.from({ length: rules.seats }, () => []);
  let at = 0;
  for (const chunk of chunksOf(rules)) {
    for (const hand of hands) {
      hand.push(...deck.slice(at, at + chunk));
      at += chunk;
    }
  }
  return { hands, rest: deck.slice(at) };
}

/** Cards dealt to each seat in each round. */
function chunksOf({ handSize, dealChunks }: RuleSet): readonly number[] {
  const chunks: number[] = [];
  let left = handSize;
  while (left > 0) {
    const chunk = Math.min(left, dealChunks[chunks.length] ?? dealChunks[dealChunks.length - 1] ?? 1);
    chunks.push(chunk);
    left -= chunk;
  }
  return chunks;
}

const LOOKS_AT_START: readonly RuleSet['partnerView'][] = ['before-first-trick', 'both'];

/** The dealer's card that shows trump from his hand, and hands that partners look at before they play. */
function shownAtStart(
  rules: RuleSet,
  hands: readonly (readonly Card[])[],
  trumpCard: Card | undefined,
): readonly Shown[] {
  const holder = trumpCard ? hands.findIndex((hand) => hand.includes(trumpCard)) : -1;
  const dealers: readonly Shown[] =
    trumpCard && holder >= 0 ? [{ seat: holder, card: trumpCard, to: 'everybody' }] : [];
  if (!LOOKS_AT_START.includes(rules.partnerView)) return dealers;
  return [...dealers, ...hands.flatMap((hand, seat) => hand.map((card): Shown => ({ seat, card, to: 'own-side' })))];
}

/** The rule set with the cards left out that this deck lacks, where there is a choice. */
const withActualDeck = (rules: RuleSet, lacks: readonly Card[]): RuleSet =>
  lacks.every((card) => rules.removed.includes(card)) ? rules : { ...rules, removed: lacks };

/** Whether a hand is thrown in as soon as it is dealt. Source: RULES.md part 4, CH_MONTE. */
const isThrownIn = (rules: RuleSet, hands: readonly (readonly Card[])[]): boolean =>
  rules.throwIn === 'all-passed-or-hand-without-points' && hands.some((hand) => pointsOf(rules, hand) === 0);

/**
 * A deal from a deck in dealing order: hands first, then the turn-up, then the stock with its top card first.
 *
 * Refuses a deck that is not the rule set's. Source: the vectors' README, "Deal (input)".
 */
export function newDeal(rules: RuleSet, deck: readonly Card[], setup: DealSetup = {}): Result<Deal, PositionError> {
  const wrong = deckError(rules, deck);
  if (wrong) return err(wrong);
  const { hands, rest } = dealOut(rules, deck);
  const stock = rest.slice(rules.kitty);
  const turnUp = rules.turnUp ? stock[0] : undefined;
  const lacks = deck.length === packSize(rules) ? [] : packOf(rules).filter((card) => !deck.includes(card));
  const notTrump = removalError(rules, lacks, turnUp);
  if (notTrump) return err(notTrump);
  const trumpCard = TRUMP_CARD[rules.trump]({ deck, turnUp, setup });
  const none = Array.from({ length: rules.seats }, () => 0);
  const dealtRules = withActualDeck(rules, lacks);
  const seenTrumpCard = rules.trump === 'last-card-dealt-hidden' ? undefined : trumpCard;
  return ok({
    rules: dealtRules,
    phase: isThrownIn(rules, hands) ? 'finished' : rules.auction === 'none' ? 'playing' : 'bidding',
    trump: trumpAtStart(rules, trumpCard, setup),
    ...(seenTrumpCard && { trumpCard: seenTrumpCard }),
    hands,
    stock: turnUp ? [...stock.slice(1), turnUp] : stock,
    turn: 0,
    trick: [],
    taken: none,
    takenSince: 'start',
    tricksWon: none,
    tricks: [],
    exchanged: false,
    exchanges: [],
    shown: shownAtStart(dealtRules, hands, seenTrumpCard),
    sides: sidesOf(rules),
    ...(rules.kitty > 0 && { kitty: rest.slice(0, rules.kitty) }),
    ...(rules.auction !== 'none' && { auction: NO_BIDS }),
    ...((rules.declarations.length > 0 || rules.bonuses.length > 0) && { bonus: bonusAtStart(rules, turnUp) }),
  });
}

/** A deck in the order that `seed` gives. */
function shuffledDeck(rules: RuleSet, seed: number): readonly Card[] {
  const random = randomFrom(seed);
  if (rules.removal === 'before-the-deal') return shuffled(deckOf(rules), random);
  // The whole pack is dealt, a card is turned, and only then is it known which two leaves.
  const pack = shuffled(packOf(rules), random);
  const place = rules.seats * rules.handSize;
  const turnUp = pack.slice(place).find((card) => rankOf(card) !== '2') ?? pack[place];
  if (!turnUp) throw new Error(`${rules.id} turns no card`);
  const rest = pack.filter((card) => card !== turnUp && card !== cardOf('2', suitOf(turnUp)));
  return [...rest.slice(0, place), turnUp, ...rest.slice(place)];
}

/** The deal that `seed` gives: the same seed gives the same deal for ever. Throws if the rule set cannot be dealt. */
export function dealFrom(rules: RuleSet, seed: number, setup: DealSetup = {}): Deal {
  const dealt = newDeal(rules, shuffledDeck(rules, seed), setup);
  if (!dealt.ok) throw new Error(`${rules.id} cannot be dealt: ${JSON.stringify(dealt.error)}`);
  return dealt.value;
}
