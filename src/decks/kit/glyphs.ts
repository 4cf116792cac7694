import { INK, PAPER, type Colour } from './palette.ts';
import type { Svg } from './paint.ts';
import { num, type PathData } from './path.ts';

/** Our own numerals and letters: single strokes in a box 10 wide and 14 high. No font is needed. */
const GLYPHS: Readonly<Record<string, PathData>> = {
  '0': 'M5 0C1.6 0 0 3.4 0 7S1.6 14 5 14 10 10.6 10 7 8.4 0 5 0Z',
  '1': 'M1.6 3.4L6 0V14',
  '2': 'M.6 4C.8 1.4 2.6 0 5 0S9.4 1.6 9.4 4C9.4 8 1 9.6 .4 14H10',
  '3': 'M1 1.4Q3 0 5 0C8 0 9.4 1.6 9.4 3.5S8 7 4.6 7C8 7 10 8.4 10 10.5S8 14 5 14Q2 14 .2 12',
  '4': 'M7.4 14V0L0 10H10',
  '5': 'M9 0H2L1.2 6.2Q3 5.2 5 5.2C8 5.2 10 7 10 9.6S8 14 5 14Q2 14 .2 12',
  '6': 'M9 1Q7.6 0 6 0C2 0 .2 4 .2 9C.2 12 2 14 5 14S9.8 12 9.8 9.4 8 5.4 5.2 5.4 .6 7 .3 9',
  '7': 'M0 0H10Q5 6 4 14',
  '8': 'M5 6.6C2.4 6.6 1 5.2 1 3.3S2.6 0 5 0 9 1.4 9 3.3 7.6 6.6 5 6.6C2 6.6 0 8.2 0 10.3S2 14 5 14 10 12.4 10 10.3 8 6.6 5 6.6',
  '9': 'M1 13Q2.4 14 4 14C8 14 9.8 10 9.8 5C9.8 2 8 0 5 0S.2 2 .2 4.6 2 8.6 4.8 8.6 9.4 7 9.7 5',
  A: 'M0 14L5 0L10 14M2 9.4H8',
  B: 'M1 7H5.4Q9.4 7 9.4 3.5T5.4 0H1V14H5.8Q10 14 10 10.4T5.8 7',
  C: 'M10 2Q8 0 5.6 0C2 0 0 3 0 7S2 14 5.6 14Q8 14 10 12',
  D: 'M1 0V14H4.4Q10 14 10 7T4.4 0Z',
  E: 'M9.6 0H1V14H9.6M1 6.8H8',
  F: 'M1 14V0H9.4M1 6.6H8',
  G: 'M9.6 2Q8 0 5.6 0C2 0 0 3 0 7S2 14 5.6 14Q8 14 9.8 12V7.6H6',
  H: 'M.6 0V14M9.4 0V14M.6 7H9.4',
  I: 'M2 0V14',
  J: 'M8 0V10Q8 14 4.4 14T.4 10.6',
  K: 'M1 0V14M9.6 0L1 8.4M4 6L10 14',
  L: 'M1 0V14H9.4',
  M: 'M0 14V0L5 8L10 0V14',
  N: 'M.6 14V0L9.4 14V0',
  O: 'M5 0C1.6 0 0 3.4 0 7S1.6 14 5 14 10 10.6 10 7 8.4 0 5 0Z',
  P: 'M1 14V0H5.6Q9.6 0 9.6 4T5.6 8H1',
  Q: 'M5 0C1.6 0 0 3.4 0 7S1.6 14 5 14 10 10.6 10 7 8.4 0 5 0ZM6 10L10 15',
  R: 'M1 14V0H5.6Q9.6 0 9.6 3.8T5.6 7.6H1M5 7.6L10 14',
  S: 'M9.4 2Q8 0 5 0C2 0 .8 1.6 .8 3.4C.8 8.4 9.8 5.4 9.8 10.4C9.8 12.6 8 14 5 14Q2 14 .2 12',
  T: 'M0 0H10M5 0V14',
  U: 'M.6 0V9Q.6 14 5 14T9.4 9V0',
  V: 'M0 0L5 14L10 0',
  ' ': '',
};
const GAP = 3.4;
const widthOf = (letter: string): number => (letter === '1' ? 7.4 : letter === 'I' ? 4 : letter === ' ' ? 3 : 10);

export interface Lettering {
  readonly scale?: number;
  readonly weight?: number;
  readonly colour?: Colour;
  /** Width of the paper-coloured edge round the strokes, so that a letter may cross artwork. */
  readonly halo?: number;
}

/** A short text centred on x, its top at y. Letters outside our own set throw. */
export function glyphs(
  text: string,
  x: number,
  y: number,
  { scale = 1, weight = 2.9, colour = INK, halo = 5.6 }: Lettering = {},
): Svg {
  const letters = [...text];
  const total = letters.reduce((sum, letter) => sum + widthOf(letter), (letters.length - 1) * GAP);
  let left = -total / 2;
  const strokes = letters
    .map((letter) => {
      const path = GLYPHS[letter];
      if (path === undefined) throw new Error(`The kit has no letter ${letter}.`);
      const at = num(left);
      left += widthOf(letter) + GAP;
      return path && `<path transform="translate(${at} 0)" d="${path}"/>`;
    })
    .join('');
  const edge = halo > 0 ? `<g stroke="${PAPER}" stroke-width="${num(weight + halo)}">${strokes}</g>` : '';
  return `<g fill="none" transform="translate(${num(x)} ${num(y)})scale(${scale})">${edge}<g stroke="${colour}" stroke-width="${weight}">${strokes}</g></g>`;
}
