import { rankOf, suitOf, type Card, type Rank, type Suit } from '../../../engine/cards.ts';
import { nameInSentence } from '../../sentence.ts';
import type { CardMessages } from '../cards.ts';

const RANK_NAMES: Readonly<Record<Rank, string>> = {
  A: 'Ace',
  '2': 'Two',
  '3': 'Three',
  '4': 'Four',
  '5': 'Five',
  '6': 'Six',
  '7': 'Seven',
  '8': 'Eight',
  '9': 'Nine',
  '10': 'Ten',
  J: 'Jack',
  H: 'Horse',
  K: 'King',
};

const SUIT_NAMES: Readonly<Record<Suit, string>> = { c: 'Cups', d: 'Coins', s: 'Swords', b: 'Batons' };

const name = (card: Card): string => `${RANK_NAMES[rankOf(card)]} of ${SUIT_NAMES[suitOf(card)]}`;
const theCard = (card: Card): string => `the ${name(card)}`;

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** English names of cards. */
export const cards: CardMessages = {
  name,
  theCard,
  theNamed: (card, tone) => `the ${nameInSentence(card, name(card), tone)}`,
  named: (card, tone) => nameInSentence(card, name(card), tone),
  rank: (rank) => RANK_NAMES[rank],
  suit: (suit) => SUIT_NAMES[suit],
  cornerLetters: 'en',
  list: (all) => listFormat.format(all.map(theCard)),
  faceDown: 'Card face down',
};
