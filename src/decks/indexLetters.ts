import type { Rank } from '../engine/cards.ts';
import type { DeckId } from './decks.ts';

/** Whose letters an index is written in; named as the languages of the site are. */
export const INDEX_LETTERS = ['en', 'it', 'es'] as const;
export type IndexLetters = (typeof INDEX_LETTERS)[number];

/** What an index says: letters of a language, or nothing beyond what the pack itself prints. */
export type Index = IndexLetters | 'none';

type CourtLetters = Readonly<Record<'A' | 'J' | 'H' | 'K', string>>;

const SPANISH_NUMBERS: CourtLetters = { A: '1', J: '10', H: '11', K: '12' };

/**
 * Letters by deck and language. English names the engine's own letters (jack, horse, king); Italian *fante, cavallo, re*,
 * with *donna* for the queen; Spanish *sota, caballo, rey* on an Italian pack, because a printed 10 is the king there,
 * and the pack's own 10, 11, 12 on a Spanish one.
 */
const LETTERS: Readonly<Record<DeckId, Readonly<Record<IndexLetters, CourtLetters>>>> = {
  napoletana: {
    en: { A: 'A', J: 'J', H: 'H', K: 'K' },
    it: { A: 'A', J: 'F', H: 'C', K: 'R' },
    es: { A: '1', J: 'S', H: 'C', K: 'R' },
  },
  castellana: { en: { A: 'A', J: 'J', H: 'H', K: 'K' }, it: { A: 'A', J: 'F', H: 'C', K: 'R' }, es: SPANISH_NUMBERS },
  french: {
    en: { A: 'A', J: 'J', H: 'Q', K: 'K' },
    it: { A: 'A', J: 'F', H: 'D', K: 'R' },
    es: { A: 'A', J: 'J', H: 'Q', K: 'K' },
  },
};

const isCourtLetter = (rank: Rank): rank is keyof CourtLetters => rank in SPANISH_NUMBERS;

/** What the corner of a card says for that rank. */
export const indexText = (deck: DeckId, rank: Rank, letters: IndexLetters): string =>
  isCourtLetter(rank) ? LETTERS[deck][letters][rank] : rank;

/** What the pack itself prints in its corners: Castilian ones number every card. */
export const printedText = (deck: DeckId, rank: Rank): string | undefined =>
  deck === 'castellana' ? (isCourtLetter(rank) ? SPANISH_NUMBERS[rank] : rank) : undefined;
