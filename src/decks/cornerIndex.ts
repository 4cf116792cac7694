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

const isNarrow = (text: string): boolean => text.length > 1;

/** Rank over suit sign, in the upper left corner and, turned about, in the lower right. */
export function cornerIndex(text: string, sign: SuitSign): Svg {
  const corner =
    glyphs(text, isNarrow(text) ? 26 : 24, 16, { scale: isNarrow(text) ? 1 : 1.25, weight: 3 }) +
    place(24, 50, onPaper(indexSign(sign)), { scale: 0.31 });
  return corner + halfTurn(corner);
}

/** The bare number a Spanish pack prints. */
export function printedNumber(text: string): Svg {
  const corner = glyphs(text, 25, 17, { scale: 0.97 });
  return corner + halfTurn(corner);
}
