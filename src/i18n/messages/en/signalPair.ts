import type { SignalPairMessages } from '../sideBySide.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count === 0 ? 'No' : count} ${count === 1 ? one : many}`;

/** Two places' signals beside each other, in English. */
export const signalPair: SignalPairMessages = {
  place: (number) => (number === 1 ? 'First place' : 'Second place'),
  face: 'Face',
  none: 'no signal',
  sum: ({ clashes, near, alike }) =>
    `${counted(clashes, 'face means', 'faces mean')} two things. ${counted(near, 'face looks', 'faces look')} nearly like one with another meaning. ${counted(alike, 'face means', 'faces mean')} the same.`,
  verdicts: {
    clash: 'Clash: two meanings',
    alike: 'The same',
    onlyOne: (place) => `Only in ${place}`,
    near: ({ face, place, means }) => `Easily taken for ${face}: in ${place} that is ${means}`,
  },
  verdict: 'Together',
  broken: 'The address names no two places that we have signals of. This is the pair the page opens with.',
};
