import type { FrenchSign } from '../decks.ts';
import { INK, PAPER, RED, WHITE, type Colour } from '../kit/palette.ts';
import { fill, silhouette, type Svg } from '../kit/paint.ts';
import { circle, cut, polygon, symmetric, type PathData } from '../kit/path.ts';

const OUTLINE: Readonly<Record<FrenchSign, readonly PathData[]>> = {
  hearts: [symmetric('0 -14 !, 10 -27, 24 -24, 27 -10, 18 8, 0 29 !')],
  diamonds: [polygon('0 -31, 22 0, 0 31, -22 0')],
  clubs: [circle(0, -15, 13.4), circle(-14.4, 5, 13.4), circle(14.4, 5, 13.4), symmetric('3 -6 !, 4 14, 11 28 !')],
  spades: [symmetric('0 -30 !, 10 -15, 26 2, 25 16, 13 19, 4 11 !'), symmetric('3 4 !, 4 16, 11 28 !')],
};
const LIGHT: Readonly<Record<FrenchSign, PathData>> = {
  hearts: cut(-20, -14, -24, -4, -14, 8, 2.4),
  diamonds: cut(-15, -1, -10, -9, -4, -20, 2),
  clubs: cut(-6, -22, -10, -16, -6, -9, 2.2) + cut(-21, -1, -25, 5, -20, 12, 2.2),
  spades: cut(-9, -11, -19, 0, -19, 11, 2.4),
};
const SHADOW: Readonly<Record<FrenchSign, PathData>> = {
  hearts: cut(21, -14, 22, 0, 6, 19, 2.6),
  diamonds: cut(17, 1, 10, 12, 3, 24, 2.4),
  clubs: '',
  spades: '',
};

export const isRed = (sign: FrenchSign): boolean => sign === 'hearts' || sign === 'diamonds';
const colourOf = (sign: FrenchSign): Colour => (isRed(sign) ? RED : INK);

/** French suit sign in the ink-and-flat manner, about 56 high. */
export function frenchSign(sign: FrenchSign): Svg {
  const body = silhouette(OUTLINE[sign], colourOf(sign), isRed(sign) ? 2.8 : 0.6);
  return body + fill(LIGHT[sign], isRed(sign) ? WHITE : PAPER) + (SHADOW[sign] ? fill(SHADOW[sign]) : '');
}

/** The same for an index: the bare shape. */
export const indexFrenchSign = (sign: FrenchSign): Svg =>
  silhouette(OUTLINE[sign], colourOf(sign), isRed(sign) ? 2 : 1);
