import { INK } from './kit/palette.ts';
import type { Svg } from './kit/paint.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './shape.ts';

/** A drawing of that size as a document; its ink lines take their stroke from here. */
export const picture = (piece: Svg, width: number, height: number, left = 0, top = 0): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><g stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${piece}</g></svg>`;

/** A card as a document. */
export const card = (piece: Svg): Svg => picture(piece, CARD_WIDTH, CARD_HEIGHT);
