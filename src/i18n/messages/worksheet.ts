import type { Card, Points } from '../../engine/cards.ts';
import type { Goal } from '../../engine/coach/goal.ts';

/** What the page says that makes a sheet of puzzles to print. */
export interface WorksheetMessages {
  readonly title: string;
  readonly standfirst: string;
  readonly description: string;
  readonly sheet: string;
  readonly count: string;
  readonly grades: string;
  readonly gradeChoices: {
    readonly all: string;
    readonly easy: string;
    readonly middle: string;
    readonly hard: string;
  };
  readonly print: string;
  readonly link: string;
  readonly failed: string;
  readonly tooFew: (found: number) => string;
  readonly name: string;
  readonly heading: (sheet: number) => string;
  readonly puzzle: (number: number) => string;
  readonly you: string;
  readonly they: string;
  readonly table: string;
  readonly stock: string;
  readonly score: (own: Points, other: Points) => string;
  readonly task: (goal: Goal) => string;
  readonly answer: string;
  readonly solutions: string;
  readonly solution: (
    best: Card,
    exchanged: 'exchange' | 'play',
    values: readonly (readonly [Card, Points])[],
  ) => string;
  readonly open: string;
}
