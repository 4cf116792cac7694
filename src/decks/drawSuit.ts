import { picture } from './card.ts';
import type { SuitSign } from './decks.ts';
import { indexSign } from './emblems/indexSign.ts';
import type { Svg } from './kit/paint.ts';

/** A suit for a line of text, as a square SVG document; readable from 12 px up. */
export const drawSuit = (sign: SuitSign): Svg => picture(indexSign(sign), 96, 96, -48, -48);
