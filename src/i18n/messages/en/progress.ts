import type { ProgressMessages } from '../progress.ts';

const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** What is kept, in English. */
export const progress: ProgressMessages = {
  title: 'What you did here',
  kept: 'It is kept in this browser and nowhere else. A file takes it to another device.',
  export: 'Save it to a file',
  import: 'Read a file',
  imported: 'The file has been read, and stands in place of what was here.',
  refused: {
    'not-a-save': 'That file is not one of ours, so nothing was changed. Choose a file that was saved here.',
    newer: 'That file comes from a later version of this site, so nothing was changed. Load the page again and retry.',
    broken: 'That file is damaged, so nothing was changed.',
  },
  resetLesson: 'Forget this lesson',
  resetAll: 'Forget everything',
  sure: 'Sure? It cannot be brought back, unless you save it to a file first.',
  sureFile: 'There is something kept here already, and the file would take its place. Read it all the same?',
  yesFile: 'Yes, read it',
  yes: 'Yes, forget it',
  no: 'No, keep it',
  gone: 'Forgotten.',
  setAside: 'What this browser had kept could not be read. It has been put aside as it was, and you start afresh.',
  understood: 'Understood',
  fileName: 'scoperta-progress.json',
  review: {
    title: 'Review',
    standfirst: 'Positions in which you lost points come back here, in other suits, just before you would forget them.',
    off: 'The review is off. Turned on, it brings back what you miss in lessons and puzzles, after days, not minutes. Nothing of it appears anywhere else.',
    turnOn: 'Turn the review on',
    turnOff: 'Turn the review off',
    nothing: 'Nothing is due.',
    noPosition: 'No position of a lesson is due.',
    nothingYet: 'Nothing has been missed yet. Play a lesson or a puzzle; what costs you points will come back here.',
    nextDue: (date) => `The next position comes back on ${dateFormat.format(date)}.`,
    due: (count) => (count === 1 ? 'One position is due.' : `${count} positions are due.`),
    label: 'Review: you have seen this one before, in other suits.',
    next: 'Next position',
    puzzlesDue: (count) => (count === 1 ? 'One puzzle is due.' : `${count} puzzles are due.`),
    toPuzzle: 'Go to the first',
  },
};
