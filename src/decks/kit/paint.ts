import { compact } from './compact.ts';
import { INK, type Colour } from './palette.ts';
import { num, type PathData } from './path.ts';

/** A piece of drawing: SVG elements as text. Ink lines inherit their stroke from the root group of the card. */
export type Svg = string;

const widthOf = (width: number | undefined): string => (width === undefined ? '' : ` stroke-width="${num(width)}"`);

/** Filled shape with an ink outline. */
export const shape = (path: PathData, colour: Colour, width?: number): Svg =>
  `<path d="${compact(path)}" fill="${colour}"${widthOf(width)}/>`;

/** Flat colour without an outline; ink by default. */
export const fill = (path: PathData, colour: Colour = INK): Svg =>
  `<path d="${compact(path)}" fill="${colour}" stroke="none"/>`;

/** Line only; ink by default. */
export const stroke = (path: PathData, width = 2, colour?: Colour): Svg =>
  `<path d="${compact(path)}" fill="none" stroke-width="${num(width)}"${colour ? ` stroke="${colour}"` : ''}/>`;

/** Several shapes read as one: all outlines first, then all fills. */
export const silhouette = (paths: readonly PathData[], colour: Colour, width = 3): Svg =>
  `<path d="${compact(paths.join(''))}" fill="none" stroke-width="${num(width * 2)}"/>${paths.map((path) => fill(path, colour)).join('')}`;

/** How a piece is set down: scale, turn in degrees clockwise, and whether it is mirrored left to right first. */
export interface Setting {
  readonly scale?: number;
  readonly turn?: number;
  readonly facing?: 'as-drawn' | 'mirrored';
}

const factor = (value: number): string => String(Number(value.toFixed(3)));

/** The piece moved to (x, y). */
export function place(
  x: number,
  y: number,
  piece: Svg,
  { scale = 1, turn = 0, facing = 'as-drawn' }: Setting = {},
): Svg {
  const mirrored = facing === 'mirrored';
  let transform = `translate(${num(x)} ${num(y)})`;
  if (turn !== 0) transform += `rotate(${num(turn)})`;
  if (mirrored) transform += `scale(${factor(-scale)} ${factor(scale)})`;
  else if (scale !== 1) transform += `scale(${factor(scale)})`;
  return `<g transform="${transform}">${piece}</g>`;
}

/** The piece mirrored about the middle of the card, or about another upright line. */
export const mirror = (piece: Svg, axis = 100): Svg =>
  `<g transform="translate(${num(2 * axis)} 0)scale(-1 1)">${piece}</g>`;

/** The piece turned upside down about the centre of the card. */
export const halfTurn = (piece: Svg): Svg => `<g transform="rotate(180 100 160)">${piece}</g>`;

/** The piece and its mirror image about x = 0. */
export const bothSides = (half: Svg): Svg => `${half}<g transform="scale(-1 1)">${half}</g>`;
