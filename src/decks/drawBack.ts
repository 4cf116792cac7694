import { card } from './card.ts';
import { majolica, paper } from './frame.ts';
import type { Svg } from './kit/paint.ts';

/** The back of every deck, as an SVG document. */
export const drawBack = (): Svg => card(paper() + majolica());
