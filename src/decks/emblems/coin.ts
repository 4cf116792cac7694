import { BLUE, PAPER, RED, YELLOW } from '../kit/palette.ts';
import { fill, shape, stroke, type Svg } from '../kit/paint.ts';
import { circle, cut, num, type PathData } from '../kit/path.ts';

/** A ring of `count` pointed petals from radius `inner` to `outer`; `bend` is their half width as an angle. */
function petals(count: number, inner: number, outer: number, bend: number, offset = 0): PathData {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + offset) / count) * 2 * Math.PI;
    const point = (radius: number, turn: number): string =>
      `${num(radius * Math.sin(angle + turn))} ${num(-radius * Math.cos(angle + turn))}`;
    const middle = (inner + outer) / 2;
    return `M${point(inner, 0)}Q${point(middle, bend)} ${point(outer, 0)}Q${point(middle, -bend)} ${point(inner, 0)}Z`;
  }).join('');
}

const rim = (): Svg =>
  `${shape(circle(0, 0, 30), YELLOW, 3.6)}<circle r="25.2" fill="none" stroke-width="3" stroke-dasharray="0 5.28"/>`;

/** Neapolitan coin: a rosette. Radius 30. */
export const rosetteCoin = (): Svg =>
  rim() +
  shape(circle(0, 0, 20.5), RED, 2.2) +
  fill(petals(8, 5, 19.4, 0.42), YELLOW) +
  fill(petals(8, 9, 19.4, 0.13, 0.5), PAPER) +
  stroke(petals(8, 9, 16.5, 0.05), 1) +
  shape(circle(0, 0, 6), BLUE, 2) +
  fill(circle(-1.6, -1.6, 1.8), PAPER);

/** Castilian coin: a sun with a face. Radius 30. */
export const sunCoin = (): Svg =>
  rim() +
  shape(circle(0, 0, 20.5), RED, 2) +
  fill(petals(12, 10, 20, 0.2), YELLOW) +
  shape(circle(0, 0, 11.5), YELLOW, 2) +
  fill(
    cut(-7, -3, -4, -5, -1.5, -3, 1.2) + cut(7, -3, 4, -5, 1.5, -3, 1.2) + circle(-4, -1.4, 1.1) + circle(4, -1.4, 1.1),
  ) +
  stroke('M0 -2.5L-1.4 3H1M-3.5 6Q0 8.6 3.5 6', 1.3);

/** Coin for an index: a ring round a hole, so that it is no dot at 12 px. */
export const indexCoin = (): Svg =>
  shape(circle(0, 0, 31), YELLOW, 8) + fill(circle(0, 0, 15.5)) + fill(circle(0, 0, 7), YELLOW);
