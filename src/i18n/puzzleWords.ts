import type { Locale } from './index.ts';
import { puzzles as enPuzzles } from './messages/en/puzzles.ts';
import type { Messages } from './messages/messages.ts';
import { playWordsFor, type PlayWords } from './playWords.ts';

/** What a puzzle says: the words of a played deal and its own. */
export type PuzzleWords = PlayWords & Pick<Messages, 'puzzles'>;

const WORDS: Readonly<Record<Locale, Pick<Messages, 'puzzles'>>> = { en: { puzzles: enPuzzles } };

/** Everything a played puzzle says in that language, without the words of the other pages. */
export const puzzleWordsFor = (locale: Locale): PuzzleWords => ({ ...playWordsFor(locale), ...WORDS[locale] });
