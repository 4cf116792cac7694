import { cardOf, rankOf, SUITS, type Card, type Rank, type Suit } from '../engine/cards.ts';

/** The decks drawn in full. */
export const DECK_IDS = ['napoletana', 'castellana', 'french'] as const;
export type DeckId = (typeof DECK_IDS)[number];

/** What a suit is drawn as. */
export type LatinSign = 'coins' | 'cups' | 'swords' | 'batons';
export type FrenchSign = 'hearts' | 'diamonds' | 'clubs' | 'spades';
export type SuitSign = LatinSign | FrenchSign;

/** What a figure is drawn as: the horse of the Latin decks is the queen of the French one. */
export type Figure = 'jack' | 'rider' | 'queen' | 'king';

export interface Deck {
  readonly ranks: readonly Rank[];
  readonly signs: Readonly<Record<Suit, SuitSign>>;
  /** What stands for the rank H. */
  readonly horse: 'rider' | 'queen';
}

const LATIN: Deck['signs'] = { c: 'cups', d: 'coins', s: 'swords', b: 'batons' };
const FRENCH: Deck['signs'] = { c: 'hearts', d: 'diamonds', s: 'spades', b: 'clubs' };

/** The decks by id: their ranks and how suits and horses look. Light: no drawing code comes with it. */
export const DECKS: Readonly<Record<DeckId, Deck>> = {
  napoletana: { ranks: ['A', '2', '3', '4', '5', '6', '7', 'J', 'H', 'K'], signs: LATIN, horse: 'rider' },
  castellana: { ranks: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'J', 'H', 'K'], signs: LATIN, horse: 'rider' },
  french: { ranks: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'H', 'K'], signs: FRENCH, horse: 'queen' },
};

/** The cards of a deck, suit by suit (cups, coins, swords, batons), each from the ace up. */
export const cardsOf = (deck: DeckId): readonly Card[] =>
  SUITS.flatMap((suit) => DECKS[deck].ranks.map((rank) => cardOf(rank, suit)));

/** Whether the deck has that card: the Neapolitan one has no 8 and 9, the Latin ones no 10. */
export const deckHas = (deck: DeckId, card: Card): boolean => DECKS[deck].ranks.includes(rankOf(card));
