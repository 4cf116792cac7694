import type { DrillFrame } from '../drills.ts';

/** What stands round the questions of a drill, in English. */
export const drillFrame: DrillFrame = {
  cornerLetters: 'en',
  title: 'Drill',
  task: ({ now, all }) => `Question ${now} of ${all}`,
  wrong: (chosen) => `Not ${chosen}.`,
  tryAgain: 'Try another.',
  next: 'Next question',
  finish: 'See the result',
  again: 'Other questions',
  result: ({ right, all }) => `${right} of ${all} at the first try.`,
  allRight: 'Nothing missed.',
  missed: 'Missed at first:',
  readAgain: 'It is taught in:',
};
