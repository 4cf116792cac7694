import { isSuit, suitOf, type Card, type Suit } from '../cards.ts';
import { formatCards, parseCards, parsePosition } from '../notation.ts';
import type { Deal } from '../play/deal.ts';
import { err, type Result } from '../result.ts';
import { deckOf, pointsOf } from '../rules/deck.ts';
import type { OptionRefusal, PositionError } from '../rules/refusal.ts';
import type { RuleSet } from '../rules/ruleSet.ts';

/**
 * The last cards of a deal for two, told apart from any rule set, so that several can be put on them: cards in the order
 * they are dealt and drawn, to the learner first, the turn-up last. Under rules with larger hands more of them are in hand.
 */
export interface SharedDeal {
  readonly cards: readonly Card[];
  readonly trump: Suit;
  /** What each has taken before. Empty in a whole deal. */
  readonly won: readonly [readonly Card[], readonly Card[]];
}

/** Why some rules cannot be put on a shared deal. */
export type SharedDealRefusal = PositionError | OptionRefusal | { readonly kind: 'not-for-two' };

/**
 * The deal as it lies under some rules: hands as large as they have them, cards their deck lacks left out. The learner is
 * seat 0 and leads.
 *
 * Refuses rules for more than two hands, or in which several cards make up a play, and positions that cannot come about.
 */
export function dealUnder({ cards, trump, won }: SharedDeal, rules: RuleSet): Result<Deal, SharedDealRefusal> {
  if (rules.seats !== 2 || rules.auction !== 'none' || rules.cardsPerTrick !== 1) return err({ kind: 'not-for-two' });
  const deck = deckOf(rules);
  const inDeck = (all: readonly Card[]): readonly Card[] => all.filter((card) => deck.includes(card));
  const live = inDeck(cards);
  const each = Math.min(rules.handSize, Math.floor(live.length / 2));
  const hand = (seat: number): readonly Card[] => live.slice(0, 2 * each).filter((_, at) => at % 2 === seat);
  const stock = live.slice(2 * each);
  const turnUp = stock.at(-1);
  // Rules with no turn-up may have stock as well; where they turn one, it has to show trump.
  if (rules.turnUp && turnUp && suitOf(turnUp) !== trump) return err({ kind: 'turn-up-not-trump', turnUp, trump });
  return parsePosition({
    ruleSet: rules.id,
    options: rules.house ?? {},
    hands: [formatCards(hand(0)), formatCards(hand(1))],
    turn: 0,
    stock: formatCards(stock),
    trump: rules.trump === 'none' || rules.trump === 'none-until-declared' ? null : trump,
    taken: won.map((pile) => pointsOf(rules, inDeck(pile))),
    tricksWon: won.map((pile) => Math.floor(pile.length / 2)),
  });
}

/** The same deal with two cards in each other's places, wherever they lie. */
export function swapCards({ cards, trump, won }: SharedDeal, one: Card, other: Card): SharedDeal {
  const swapped = (all: readonly Card[]): readonly Card[] =>
    all.map((card) => (card === one ? other : card === other ? one : card));
  return { cards: swapped(cards), trump, won: [swapped(won[0]), swapped(won[1])] };
}

/** A shared deal as a part of an address: trump, cards, and what each has taken, `b~KbAd3c~…~…`. */
export const formatSharedDeal = ({ cards, trump, won }: SharedDeal): string =>
  [trump, cards.join(''), won[0].join(''), won[1].join('')].join('~');

const CARD = /10[cdsb]|[A2-9JHK][cdsb]/gu;

/** The shared deal that a part of an address names; undefined where it is none, or has a card twice. */
export function parseSharedDeal(text: string): SharedDeal | undefined {
  const [trump = '', ...piles] = text.split('~');
  const read = piles.map((pile): readonly Card[] | undefined => {
    const cards = parseCards((pile.match(CARD) ?? []).join(' '));
    return cards.ok && cards.value.join('') === pile ? cards.value : undefined;
  });
  const [cards, mine, his] = read;
  if (!isSuit(trump) || read.length !== 3 || !cards || !mine || !his) return undefined;
  const all = [...cards, ...mine, ...his];
  const isWhole = cards.length >= 2 && cards.length % 2 === 0 && new Set(all).size === all.length;
  return isWhole ? { cards, trump, won: [mine, his] } : undefined;
}
