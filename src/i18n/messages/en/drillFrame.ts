import type { DrillFrame } from '../drills.ts';

/** What stands round the questions of a drill, in English. */
export const drillFrame: DrillFrame = {
  cornerLetters: 'en',
  title: 'Drill',
  task: ({ now, all }) => `Question ${now} of ${all}`,
  wrong: (chosen) => `Not ${chosen}.`,
  tryAgain: 'Try another.',
  notYet: 'Not yet.',
  check: 'Check',
  howToOrder: 'Strongest at the top. Drag a card, or move it with its arrows.',
  howToMark: 'Mark every card that is right, then check.',
  stronger: (card) => `Move the ${card} up`,
  weaker: (card) => `Move the ${card} down`,
  placed: (card, place, of) => `${card}, place ${place} of ${of}.`,
  marked: (count) => (count === 0 ? 'None marked.' : `${count} marked.`),
  next: 'Next question',
  finish: 'See the result',
  more: (count) => (count === 10 ? 'Go on, ten more' : `Go on, ${count} more`),
  result: ({ right, all }) => `${right} of ${all} at the first try.`,
  inAll: ({ right, all }) => `${right} of ${all} since you opened this page.`,
  allRight: 'Nothing missed.',
  missed: 'Missed at first:',
  readAgain: 'It is taught in:',
};
