import type { Goal } from '../../../engine/coach/goal.ts';
import type { WorksheetMessages } from '../worksheet.ts';
import { cards } from './cards.ts';

const task = (goal: Goal): string => {
  if (goal === 'most-points') return 'Take as many points as you can.';
  if (goal === 'reach-61') return 'Reach 61.';
  if (goal === 'save-tie') return 'Save the tie.';
  return `Take at least ${goal.takeAtLeast} points.`;
};

export const worksheet: WorksheetMessages = {
  title: 'Worksheet',
  standfirst: 'A sheet of puzzles to print, with the solutions on a page of their own.',
  description: 'Make a sheet of Briscola puzzles to print for a class or a club, with a page of solutions.',
  sheet: 'Sheet number',
  count: 'Puzzles',
  grades: 'Grade',
  gradeChoices: { all: 'Any', easy: '1 and 2', middle: '3', hard: '4 and 5' },
  print: 'Print',
  link: 'The address of this page keeps the sheet: the same number gives the same puzzles.',
  failed: 'The puzzles could not be loaded. Check the connection and reload the page.',
  tooFew: (found) => `This sheet has only ${found} puzzles of that grade. Choose another sheet number or any grade.`,
  name: 'Name',
  heading: (sheet) => `Worksheet ${sheet}`,
  puzzle: (number) => `Puzzle ${number}`,
  you: 'You hold',
  they: 'North holds',
  table: 'On the table',
  stock: 'Stock, turn-up last',
  score: (own, other) => `You have ${own} points, North has ${other}.`,
  task,
  answer: 'Your card:',
  solutions: 'Solutions',
  solution: (best, exchanged, values) => {
    const first = exchanged === 'exchange' ? `Exchange ${cards.theCard(best)} first` : cards.name(best);
    const told = values.map(([card, points]) => `${cards.name(card)} ${points}`).join(', ');
    return told === '' ? `${first}.` : `${first}. Final scores: ${told}.`;
  },
  open: 'Play it',
};
