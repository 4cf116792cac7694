import { cardOf, rankOf, RANKS, SUITS, suitOf, type Card, type Points, type Rank, type Suit } from '../engine/cards.ts';
import { briscola2 } from '../engine/rulesets/briscola-2.ts';
import { randomFrom, shuffled, type Random } from '../engine/shuffle.ts';
import type { ChoiceQuestion } from './choiceDrill.ts';

/** A card shown without its corners, and what is asked about it. Answers are suits, ranks, or points in digits. */
export interface CardQuestion extends ChoiceQuestion {
  readonly kind: 'suit' | 'rank' | 'points';
  readonly card: Card;
  readonly options: readonly string[];
}

const pointsOfRank = (rank: Rank): Points => (briscola2.points as Readonly<Partial<Record<Rank, Points>>>)[rank] ?? 0; // ranks not listed are worth nothing

/** What a card is worth in every game of the family that counts to 120. */
export const worthOf = (card: Card): Points => pointsOfRank(rankOf(card));

/** The ranks of forty cards that are worth that many points. */
export const ranksWorth = (points: Points): readonly Rank[] =>
  RANKS.filter((rank) => (briscola2.ranks as readonly Rank[]).includes(rank) && pointsOfRank(rank) === points);

/** Every number of points a card may have, least first. */
const WORTHS: readonly string[] = [...new Set(briscola2.ranks.map(pointsOfRank))].sort((a, b) => a - b).map(String);

const FIGURES: readonly Rank[] = ['J', 'H', 'K'];
const NUMBERS: readonly Rank[] = ['2', '4', '5', '6', '7'];
const LONG_THINGS: readonly Suit[] = ['s', 'b'];

const ask = (kind: CardQuestion['kind'], card: Card): CardQuestion => {
  const shared = { id: `${kind}-${card}`, kind, card };
  switch (kind) {
    case 'suit':
      return { ...shared, options: SUITS, answer: suitOf(card) };
    case 'rank':
      return { ...shared, options: ['A', ...FIGURES], answer: rankOf(card) };
    case 'points':
      return { ...shared, options: WORTHS, answer: String(worthOf(card)) };
  }
};

/** The first so many of the things, drawn at random. */
const some = <Thing>(count: number, things: readonly Thing[], random: Random): readonly Thing[] =>
  shuffled(things, random).slice(0, count);

const cardsOfRanks = (ranks: readonly Rank[], suits: readonly Suit[]): readonly Card[] =>
  suits.flatMap((suit) => ranks.map((rank) => cardOf(rank, suit)));

/**
 * Twelve questions about the cards that are confused most: swords against batons, the ace of coins, jack against horse
 * against king, and what high and low cards are worth. The same seed (a whole number) gives the same twelve.
 */
export function cardQuestionsFor(seed: number): readonly CardQuestion[] {
  const random = randomFrom(seed);
  const suits = [
    ...LONG_THINGS.flatMap((suit) => some(2, cardsOfRanks(NUMBERS, [suit]), random)),
    ...some(1, cardsOfRanks(['J', 'K'], LONG_THINGS), random),
  ];
  const ranks: readonly Card[] = [
    'Ad',
    ...some(1, cardsOfRanks(['J'], SUITS), random),
    ...some(1, cardsOfRanks(['H'], SUITS), random),
  ];
  const worth = [
    ...some(1, cardsOfRanks(['A'], ['c', 's', 'b']), random),
    ...some(1, cardsOfRanks(['3'], SUITS), random),
    ...some(1, cardsOfRanks(FIGURES, SUITS), random),
    ...some(1, cardsOfRanks(NUMBERS, SUITS), random),
  ];
  return [
    ...suits.map((card) => ask('suit', card)),
    ...ranks.map((card) => ask('rank', card)),
    ...worth.map((card) => ask('points', card)),
  ];
}

/** Why an answer is wrong: what the card is, and what was taken for it. Computed, never stored. */
export type WrongAnswer =
  | { readonly kind: 'suit'; readonly is: Suit; readonly chosen: Suit }
  | { readonly kind: 'rank'; readonly card: Card; readonly chosen: Rank }
  | { readonly kind: 'points'; readonly holders: readonly Rank[]; readonly chosen: Points };

/** The reason against `chosen`, which is one of the question's options and not its answer. */
export function reasonAgainst({ kind, card }: CardQuestion, chosen: string): WrongAnswer {
  switch (kind) {
    case 'suit':
      return { kind, is: suitOf(card), chosen: chosen as Suit }; // the options of such a question are suits
    case 'rank':
      return { kind, card, chosen: chosen as Rank }; // … are ranks
    case 'points':
      return { kind, holders: ranksWorth(Number(chosen)), chosen: Number(chosen) };
  }
}
