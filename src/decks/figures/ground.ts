import { GREEN, YELLOW, type Colour } from '../kit/palette.ts';
import { fill, place, shape, stroke, type Svg } from '../kit/paint.ts';
import { circle, cut, smooth } from '../kit/path.ts';

/** The strip a figure stands on; its upper edge is about y 284. */
export const ground = (colour: Colour): Svg =>
  fill('M10 287Q50 278 100 284T190 283V310H10Z', colour) +
  fill(
    (
      [
        [30, 292, 40],
        [140, 293, 38],
        [56, 302, 46],
        [112, 303, 50],
      ] as const
    )
      .map(([x, y, length]) => cut(x, y, x + length / 2, y - 1, x + length, y, 1))
      .join(''),
  ) +
  stroke('M10 287Q50 278 100 284T190 283', 2.6);

/** A tuft of grass, with a flower of that colour if one is given. */
export const tuft = (x: number, y: number, scale: number, flower?: Colour): Svg =>
  place(
    x,
    y,
    shape(smooth('-10 0 !, -13 -12 !, -5 -3 !, -3 -19 !, 2 -4 !, 8 -15 !, 9 0 !'), GREEN, 2.2) +
      (flower ? shape(circle(-3, -21, 4.6), flower, 2.2) + fill(circle(-3, -21, 1.6), YELLOW) : ''),
    { scale },
  );
