import { GREEN, PAPER, YELLOW, type Colour } from '../kit/palette.ts';
import { fill, shape, silhouette, stroke, type Svg } from '../kit/paint.ts';
import { cut, ellipse, num, smooth } from '../kit/path.ts';

/** Knobbly club, thick end up; the knots shrink on a short one. About 36 wide. */
export function baton(length = 140, colour: Colour = GREEN): Svg {
  const y = (part: number): number => -length / 2 + length * part;
  const trunk = smooth([
    [-9.5, y(0.03)],
    [0, y(0)],
    [9.5, y(0.03)],
    [13, y(0.16)],
    [10.6, y(0.3)],
    [11.4, y(0.42)],
    [8.2, y(0.58)],
    [8.4, y(0.7)],
    [5.6, y(0.88)],
    [4.6, y(0.99)],
    [0, y(1)],
    [-4.6, y(0.99)],
    [-6, y(0.84)],
    [-8.6, y(0.72)],
    [-7.6, y(0.6)],
    [-11, y(0.46)],
    [-10.4, y(0.34)],
    [-13, y(0.18)],
  ]);
  const knots = (
    [
      [1, 0.2, 9.5],
      [-1, 0.4, 8.5],
      [1, 0.53, 8],
      [-1, 0.71, 6.5],
    ] as const
  ).map(([side, part, size]) => [side, y(part), size * Math.min(1, length / 110)] as const);
  const stubs = knots.map(([side, at, size]) =>
    smooth([
      [side * 4, at + size * 1.5, true],
      [side * (11.5 + size * 0.6), at - size * 0.2, true],
      [side * (8.5 + size * 0.1), at - size * 1.3, true],
      [side * 2, at - size * 0.5, true],
    ]),
  );
  const sawn = knots.map(
    ([side, at, size]) =>
      `<ellipse rx="${num(size * 0.68)}" ry="${num(size * 0.44)}" transform="translate(${num(side * (10.2 + size * 0.36))} ${num(at - size * 0.76)})rotate(${side * 40})" fill="${YELLOW}" stroke-width="2.2"/>`,
  );
  const shadow =
    cut(8.4, y(0.27), 8.4, y(0.33), 7.6, y(0.4), 1.8) +
    cut(5.4, y(0.6), 6, y(0.66), 4.2, y(0.78), 1.5) +
    cut(3, y(0.3), 3.4, y(0.4), 2, y(0.5), 1.3) +
    cut(1, y(0.56), 2, y(0.68), 0.6, y(0.84), 1.3) +
    cut(3, y(0.1), 4.4, y(0.17), 3, y(0.24), 1.3);
  const light = cut(-8.6, y(0.12), -9.4, y(0.18), -7, y(0.3), 1.8) + cut(-5, y(0.5), -6, y(0.58), -4.4, y(0.66), 1.3);
  return (
    silhouette([trunk, ...stubs], colour, 3) +
    sawn.join('') +
    shape(ellipse(0, y(0.03) - 0.2, 8.8, 3.6), YELLOW, 2.4) +
    stroke(ellipse(0, y(0.03) - 0.2, 3.4, 1.1), 1.2) +
    fill(shadow) +
    fill(light, PAPER)
  );
}

/** Baton for an index: a long club leaning left, as the sword leans right, with two lopped branches and a sawn top. */
export const indexBaton = (): Svg =>
  `<g transform="rotate(-33)scale(.82)">${
    silhouette(
      [
        smooth('-12 -46 !, 12 -46 !, 15 -24, 9 8, 6 47 !, -6 47 !, -9 8, -15 -24'),
        smooth('9 -8 !, 23 -22 !, 29 -11 !, 8 9 !'),
        smooth('-9 8 !, -22 -3 !, -27 8 !, -7 22 !'),
      ],
      GREEN,
      5.2,
    ) + shape(ellipse(0, -45, 13, 6), YELLOW, 4.6)
  }</g>`;
