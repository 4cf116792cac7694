import { BLUE, INK, RED, WHITE, YELLOW } from '../kit/palette.ts';
import { fill, shape, type Svg } from '../kit/paint.ts';
import { circle, cut, ellipse, rect, smooth, symmetric } from '../kit/path.ts';

/** Neapolitan cup, with its lid on; about 54 x 76. */
export const coveredCup = (): Svg =>
  shape(circle(0, -34.5, 4.6), RED, 2.6) +
  shape(symmetric('0 -31, 11 -28, 21 -17 !'), YELLOW, 3) +
  fill(cut(6, -27, 12, -24, 15, -18, 2.4) + cut(-1, -28, 1, -23, 0, -18, 1.8), RED) +
  shape(symmetric('4 20 !, 6 25, 21 32, 22 37.5 !'), YELLOW, 3.2) +
  fill(symmetric('21 32.6 !, 22 37.5 !'), RED) +
  fill(rect(-20.5, 33, 41, 3.4), RED) +
  shape(smooth('-23 -10 !, 23 -10 !, 20 5, 5 16 !, -5 16 !, -20 5'), RED, 3.2) +
  fill([-14, -7, 0, 7, 14].map((x) => cut(x * 0.35, 15, x * 1.05, 8, x * 1.15, 0.5, x ? 2.6 : 3)).join(''), YELLOW) +
  fill(cut(-18, -7, -18, 0, -13, 5, 1.7), WHITE) +
  fill(cut(19, -6, 18, 4, 9, 13, 2.4)) +
  shape(rect(-24.5, -17.5, 49, 8.6), YELLOW, 3) +
  `<path d="M-19 -13.2H20" fill="none" stroke="${BLUE}" stroke-width="4" stroke-dasharray="0 6.4"/>` +
  shape(ellipse(0, 18.6, 8.4, 4.4), BLUE, 2.6);

/** Castilian cup: an open goblet with a tall foot; about 52 x 76. */
export const openGoblet = (): Svg =>
  shape(symmetric('4 12 !, 5 22, 20 31, 23 38 !'), YELLOW, 3.2) +
  fill(cut(6, 24, 13, 28, 19, 34, 2.2), RED) +
  shape(smooth('-25 -30 !, 25 -30 !, 25 -14, 17 2, 6 9 !, -6 9 !, -17 2, -25 -14'), RED, 3.2) +
  shape(smooth('-24.6 -17 !, 0 -12, 24.6 -17 !, 22 -7 !, 0 -1.6, -22 -7 !'), YELLOW, 2.4) +
  fill([-14, -5, 5, 14].map((x) => circle(x, -9.4 + Math.abs(x) * -0.16, 2)).join(''), BLUE) +
  fill([-9, 0, 9].map((x) => cut(x * 0.5, 8, x, 4, x * 1.1, -1, 2.4)).join(''), YELLOW) +
  shape(ellipse(0, -30, 25, 7.4), YELLOW, 3.2) +
  shape(ellipse(0, -29.4, 18, 4), INK, 1.6) +
  fill(cut(-20.5, -21, -20.5, -14, -17, -6, 1.6), WHITE) +
  shape(ellipse(0, 12, 8.4, 4.4), BLUE, 2.6);

/** Cup for an index: bowl, band and foot, heavy enough for 12 px. */
export const indexCup = (): Svg =>
  shape(symmetric('0 -34, 9 -27 !, 22 -17 !, 24 -6 !, 20 6, 7 17 !, 7 22 !, 21 35 !'), RED, 7) +
  fill(rect(-21, -17, 42, 7), YELLOW);
