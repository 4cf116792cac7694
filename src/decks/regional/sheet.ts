import { picture } from '../card.ts';
import type { Svg } from '../kit/paint.ts';
import { PAPER } from '../kit/palette.ts';
import { num } from '../kit/path.ts';

/** Paper of any height, 200 wide; a regional card is shown in its own proportion. */
const paper = (height: number): Svg =>
  `<rect x="1.2" y="1.2" width="197.6" height="${num(height - 2.4)}" rx="11" fill="${PAPER}" stroke-width="2.4"/>`;

/** A line inside the edge, that far in. */
export const innerLine = (height: number, inset: number, width = 2.2): Svg =>
  `<rect x="${inset}" y="${inset}" width="${200 - 2 * inset}" height="${num(height - 2 * inset)}" rx="4" fill="none" stroke-width="${width}"/>`;

/** A whole card as a document. */
export const sheet = (height: number, piece: Svg): Svg => picture(paper(height) + piece, 200, height);

/** The piece turned upside down about the centre of a card of that height. */
export const upended = (height: number, piece: Svg): Svg =>
  `<g transform="rotate(180 100 ${num(height / 2)})">${piece}</g>`;

/**
 * A double-headed figure: the upper half, cut off above the middle, and the same upside down. A nested `svg` does the cutting,
 * since that needs no id. `band` is the height of the strip left free between the halves.
 */
export function mirrored(height: number, upperHalf: Svg, band = 0): Svg {
  const cut = height / 2 - band / 2;
  const half = `<svg width="200" height="${num(cut)}" viewBox="0 0 200 ${num(cut)}">${upperHalf}</svg>`;
  return half + upended(height, half);
}
