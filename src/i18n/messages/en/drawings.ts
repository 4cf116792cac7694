import type { DrawingMessages } from '../drawings.ts';

/** Drawings of lessons, in English. */
export const drawings: DrawingMessages = {
  exchanged: 'exchanged',
  notAllowed: 'not possible',
  best: 'best',
  ruleChange: 'What you finish with after each move, with best play on both sides. The line stands at 60.',
  untold: 'No signal',
  told: 'The signal is true',
  signalWorth: ({ lies, liesTold }) =>
    `What your side finishes with after each card, on average: over all ${lies} ways the unseen cards can lie, and over the ${liesTold} in which the signal is true. Worked out with open hands and best play by all. The line stands at 60.`,
};
