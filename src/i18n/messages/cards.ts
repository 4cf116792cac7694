import type { Card, Rank, Suit } from '../../engine/cards.ts';
import type { Tone } from '../sentence.ts';

/** Names of cards. Words that inflect (articles, gender) are functions, so that a sentence never glues pieces together. */
export interface CardMessages {
  /** The full name, as a button carries it: "Two of Swords". */
  readonly name: (card: Card) => string;
  /** With its article, inside a sentence: "the Two of Swords". */
  readonly theCard: (card: Card) => string;
  /** The same, marked for `parseSentence`, so that a page can draw it as a card that lights: "the ⚔ Two of Swords". */
  readonly theNamed: (card: Card, tone?: Tone) => string;
  /** Without an article, marked for `parseSentence`: after "your", "North’s". */
  readonly named: (card: Card, tone?: Tone) => string;
  /** "Two", "Horse". */
  readonly rank: (rank: Rank) => string;
  /** "Swords". */
  readonly suit: (suit: Suit) => string;
  /** Whose letters stand in the corners of the cards: English J H K, Italian F C R, Spanish S C R. */
  readonly cornerLetters: 'en' | 'it' | 'es';
  /** "the Ace of Cups, the Two of Swords and the King of Coins". */
  readonly list: (cards: readonly Card[]) => string;
  /** One card whose face is hidden. */
  readonly faceDown: string;
}
