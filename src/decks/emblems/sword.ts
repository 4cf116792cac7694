import { BLUE, RED, WHITE, YELLOW } from '../kit/palette.ts';
import { fill, shape, stroke, type Svg } from '../kit/paint.ts';
import { circle, num, polygon, rect, smooth } from '../kit/path.ts';

/** `broad` is the dagger-like blade of the Castilian number cards. */
export type Blade = 'slim' | 'broad' | 'ace';
const HALF_WIDTH: Readonly<Record<Blade, number>> = { slim: 7.2, broad: 10.8, ace: 8.64 };

/** Straight sword, point up; the length is from point to pommel, the hilt stays the same. About 51 wide. */
export function sword(length = 140, blade: Blade = 'slim'): Svg {
  const tip = -length / 2;
  const pommel = length / 2;
  const guard = pommel - 32;
  const half = HALF_WIDTH[blade];
  const notches = [0.25, 0.4, 0.55, 0.7].map((part) => {
    const y = tip + (guard - tip) * part;
    return polygon([
      [half - 1, y],
      [half - 1, y + 7],
      [1.6, y + 7],
    ]);
  });
  return (
    shape(
      smooth([
        [0, tip, true],
        [half, tip + 20],
        [half * 0.92, guard, true],
        [-half * 0.92, guard, true],
        [-half, tip + 20],
      ]),
      BLUE,
      3,
    ) +
    fill(
      polygon([
        [-0.6, tip + 7],
        [-0.6, guard],
        [-half * 0.92 + 1.4, guard],
        [-half + 1.5, tip + 21],
      ]),
      WHITE,
    ) +
    stroke(`M0 ${num(tip + 18)}V${num(guard)}`, 1.4) +
    fill(notches.join('')) +
    shape(rect(-4.6, guard + 4, 9.2, 19), RED, 2.8) +
    stroke(`M-4 ${num(guard + 14)}L4 ${num(guard + 10)}M-4 ${num(guard + 19.5)}L4 ${num(guard + 15.5)}`, 1.6, YELLOW) +
    shape(circle(0, pommel - 6, 6), YELLOW, 2.8) +
    fill(circle(0, pommel - 6, 1.9)) +
    shape(
      smooth([
        [-5, guard - 5, true],
        [5, guard - 5, true],
        [16, guard - 2.5],
        [22, guard - 8, true],
        [25.5, guard - 2],
        [19, guard + 6],
        [0, guard + 6.5],
        [-19, guard + 6],
        [-25.5, guard - 2],
        [-22, guard - 8, true],
        [-16, guard - 2.5],
      ]),
      YELLOW,
      2.8,
    ) +
    fill(circle(0, guard + 0.6, 2.3), RED)
  );
}

/** Sword for an index: leaning right, a white blade, a broad cross-guard, a thin grip. */
export const indexSword = (): Svg =>
  `<g transform="rotate(36)scale(.88)">${
    stroke('M0 22V40', 12) +
    stroke('M0 22V40', 4, RED) +
    shape(polygon('0 -52, 8 -34, 8 16, -8 16, -8 -34'), BLUE, 5.5) +
    fill(polygon('0 -46, 0 14, -5.6 14, -5.6 -34'), WHITE) +
    shape(rect(-24, 12, 48, 11), YELLOW, 6) +
    shape(circle(0, 44, 6), YELLOW, 5)
  }</g>`;
