import { findCard, isSuit, type Card, type Suit } from '../cards.ts';
import type { OptionRefusal, PositionError } from '../rules/refusal.ts';

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
    const cards = (pile.match(CARD) ?? []).map(findCard).filter((card) => card !== undefined);
    return cards.join('') === pile ? cards : undefined;
  });
  const [cards, mine, his] = read;
  if (!isSuit(trump) || read.length !== 3 || !cards || !mine || !his) return undefined;
  const all = [...cards, ...mine, ...his];
  const isWhole = cards.length >= 2 && cards.length % 2 === 0 && new Set(all).size === all.length;
  return isWhole ? { cards, trump, won: [mine, his] } : undefined;
}
