import type { Theme } from '../../engine/puzzles/themes.ts';

/** The themes that shipped puzzles carry, as a learner looks for them. A test holds it to the files. */
export const THEMES_SHOWN: readonly Theme[] = [
  'take-it',
  'cash-now',
  'load',
  'throw-the-right-card',
  'do-not-lead-into-it',
  'save-the-ace',
  'save-a-middle-card',
  'keep-the-small-trump',
  'win-cheaply',
  'duck',
  'let-go',
  'give-now-get-later',
  'draw-the-trump',
  'force-it-out',
  'squeeze-their-answer',
  'last-draw',
  'last-draw-points-now',
  'choose-your-draw',
  'exchange',
  'must-follow',
  'keep-a-liscio',
  'lead-or-second-hand',
  'timing',
  'zugzwang',
];
