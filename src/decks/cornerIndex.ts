import type { SuitSign } from './decks.ts';
import { indexSign } from './emblems/indexSign.ts';
import { glyphs } from './kit/glyphs.ts';
import { halfTurn, place, type Svg } from './kit/paint.ts';
import { PAPER } from './kit/palette.ts';

/** The piece on an edge of paper, so that it stays clear of the artwork under it. */
const onPaper = (piece: Svg): Svg =>
  `<g stroke="${PAPER}" stroke-width="18">${piece
    .replace(/ stroke-width="[^"]*"/g, '')
    .replace(/fill="#\w+"/g, `fill="${PAPER}"`)
    .replace(/ stroke="none"/g, '')}</g>${piece}`;

/** Swords are thin, and batons not round: they are drawn a little larger. */
const SIGN_SCALE: Readonly<Partial<Record<SuitSign, number>>> = { swords: 0.4, batons: 0.38 };

/** Rank over suit sign, in the upper left corner and, turned about, in the lower right. */
export function cornerIndex(text: string, sign: SuitSign): Svg {
  const wide = text.length > 1;
  const corner =
    glyphs(text, wide ? 29 : 25, 16, { scale: wide ? 1.3 : 1.7, weight: wide ? 2.8 : 2.5, halo: 4 }) +
    place(26, 57, onPaper(indexSign(sign)), { scale: SIGN_SCALE[sign] ?? 0.33 });
  return corner + halfTurn(corner);
}

/** The bare number a Spanish pack prints. */
export function printedNumber(text: string): Svg {
  const wide = text.length > 1;
  const corner = glyphs(text, wide ? 29 : 25, 16, { scale: wide ? 1.1 : 1.25 });
  return corner + halfTurn(corner);
}
