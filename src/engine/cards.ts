/**
 * Every rank of every pack in the family, by letter. A rule set lists the ranks its pack has: 8 and 9 in 48 cards,
 * 10 in Brusquembille.
 *
 * Court cards have letters, not printed numbers: a printed 10 is the king in an Italian pack and the sota (jack) in a
 * Spanish one. H is the horse.
 */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'H', 'K'] as const;
export type Rank = (typeof RANKS)[number];

/** Cups, denari (coins), swords, batons. */
export const SUITS = ['c', 'd', 's', 'b'] as const;
export type Suit = (typeof SUITS)[number];

/** One of a finite set of values, e.g. `'Ad'` is the ace of coins. */
export type Card = `${Rank}${Suit}`;

/** Card points: 120 in every pack of the family. */
export type Points = number;

/** A place at the table, 0, 1, 2 … in playing order; seat 0 leads the first trick of a deal. */
export type Seat = number;

/** The suit of a card: its last character. */
export const suitOf = (card: Card): Suit => card[card.length - 1] as Suit; // a Card ends in a Suit by its type

/** The rank of a card: all but its last character. */
export const rankOf = (card: Card): Rank => card.slice(0, -1) as Rank; // a Card starts with a Rank by its type

const isRank = (text: string): text is Rank => (RANKS as readonly string[]).includes(text);

/** Whether `text` is one of the four suit letters. */
export const isSuit = (text: string): text is Suit => (SUITS as readonly string[]).includes(text);

/** The card that `text` names, or undefined: `'Ad'`, `'10c'`. Upper-case rank letters, lower-case suits. */
export const findCard = (text: string): Card | undefined =>
  isRank(text.slice(0, -1)) && isSuit(text.slice(-1)) ? (text as Card) : undefined; // both halves were just checked

/** The card of that rank and suit. */
export const cardOf = (rank: Rank, suit: Suit): Card => `${rank}${suit}`;
