import type { PuzzleText } from '../../engine/puzzles/puzzle.ts';

/** What is chosen for a sheet. */
export interface SheetChoice {
  /** Counts from 1. The same number gives the same puzzles. */
  readonly sheet: number;
  readonly count: number;
  readonly grades: GradeChoice;
}

export const GRADE_CHOICES = ['all', 'easy', 'middle', 'hard'] as const;
export type GradeChoice = (typeof GRADE_CHOICES)[number];

export const COUNTS = [4, 6, 8, 12] as const;

export const FIRST_SHEET: SheetChoice = { sheet: 1, count: 6, grades: 'all' };

const GRADES: Readonly<Record<GradeChoice, readonly number[]>> = {
  all: [1, 2, 3, 4, 5],
  easy: [1, 2],
  middle: [3],
  hard: [4, 5],
};

/** The choice that an address makes; what it does not say, or says wrongly, is as on the first sheet. */
export function readSheet(hash: string, sheets: number): SheetChoice {
  const [, sheet = '', count = '', grades = ''] = /^#!(\d{1,3})(?:\.(\d{1,2})(?:\.([a-z]+))?)?$/u.exec(hash) ?? [];
  const number = Number(sheet);
  return {
    sheet: number >= 1 && number <= sheets ? number : FIRST_SHEET.sheet,
    count: COUNTS.find((known) => known === Number(count)) ?? FIRST_SHEET.count,
    grades: GRADE_CHOICES.find((known) => known === grades) ?? FIRST_SHEET.grades,
  };
}

/** The part of an address for a choice. */
export const formatSheet = ({ sheet, count, grades }: SheetChoice): string => `#!${sheet}.${count}.${grades}`;

/** The puzzles of a sheet out of the set it draws from: of the grades wanted, spread from easy to hard. */
export function puzzlesOf(set: readonly PuzzleText[], { count, grades }: SheetChoice): readonly PuzzleText[] {
  const fitting = set.filter(({ grade }) => GRADES[grades].includes(grade));
  if (fitting.length <= count) return fitting;
  return Array.from({ length: count }, (_, at) => fitting[Math.floor((at * fitting.length) / count)]!); // at is below count
}
