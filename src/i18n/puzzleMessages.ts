import type { Locale } from './index.ts';
import { puzzles as enPuzzles } from './messages/en/puzzles.ts';
import type { PuzzleMessages } from './messages/puzzles.ts';

const WORDS: Readonly<Record<Locale, PuzzleMessages>> = { en: enPuzzles };

/** The puzzles' own words alone: for an island that plays no deal. */
export const puzzleMessagesFor = (locale: Locale): PuzzleMessages => WORDS[locale];
