import { BLUE, RED, WHITE, YELLOW, type Colour } from '../kit/palette.ts';
import { fill, place, shape, stroke, type Svg } from '../kit/paint.ts';
import { circle, cut, ellipse, polygon, smooth } from '../kit/path.ts';

/** Curled feather from its quill; the tip curls to the right, mirrored to the left. */
const feather = (x: number, y: number, turn: number, scale: number, colour: Colour, curls: 'right' | 'left'): Svg =>
  place(
    x,
    y,
    shape(
      smooth('0 0 !, -3 -14, 4 -30, 20 -38, 32 -32, 33 -22, 26 -20 !, 23 -25, 18 -22 !, 15 -16, 11 -14 !, 9 -6'),
      colour,
      2.4 / scale,
    ) +
      stroke('M1 -2Q2 -24 18 -31Q26 -33 29 -27', 1.4 / scale) +
      fill(
        cut(2, -14, -1, -18, -1, -23, 1) +
          cut(7, -24, 6, -29, 9, -33, 1.1) +
          cut(7, -15, 11, -16, 15, -21, 1) +
          cut(14, -29, 15, -33, 20, -36, 1),
      ),
    { scale, turn, facing: curls === 'left' ? 'mirrored' : 'as-drawn' },
  );

const balls = (spots: readonly (readonly [number, number])[], radius: number, colour: Colour, width: number): Svg =>
  spots.map(([x, y]) => shape(circle(x, y, radius), colour, width)).join('');

/**
 * What a figure wears on its head. `main`, `trim` and `feather` are colours; of a crown they are the metal, the lining
 * and the gem.
 */
export interface Hat {
  readonly kind: HatKind;
  readonly main: Colour;
  readonly trim: Colour;
  readonly feather: Colour;
  /** Where the plume of a brimmed hat falls; back by default. */
  readonly plume?: 'back' | 'front';
}
export type HatKind =
  'cap' | 'broadBrim' | 'upturnedBrim' | 'turban' | 'helmet' | 'berretto' | 'crown' | 'coronet' | 'archedCrown';

const HATS: Readonly<Record<HatKind, (hat: Hat) => Svg>> = {
  cap: ({ main, trim, feather: plume }) =>
    feather(-8, -58, -8, 0.78, plume, 'left') +
    shape(smooth('-20 -47 !, -27 -56, -20 -68, 0 -73, 20 -69, 27 -58, 20 -46 !, 0 -44'), main, 2.8) +
    fill(cut(-10, -67, -14, -60, -12, -52, 2) + cut(1, -71, 2, -62, 0, -54, 2) + cut(12, -68, 16, -60, 12, -52, 2)) +
    shape(smooth('-20 -50 !, 0 -46.6, 20 -49 !, 21 -42.6 !, 0 -39.6, -20.6 -43.4 !'), trim, 2.6) +
    shape(circle(13, -46, 3.8), YELLOW, 2),
  broadBrim: ({ main, trim, feather: colour, plume }) =>
    shape(smooth('-17 -50 !, -13 -67, 2 -72, 17 -66, 19 -48 !'), main, 2.8) +
    shape(smooth('-18 -54 !, 0 -50, 19 -53 !, 20 -46 !, 0 -44, -19 -47 !'), trim, 2.2) +
    shape(smooth('-35 -50, -22 -47, 0 -44, 22 -46, 37 -55, 30 -42, 10 -36.6, -14 -38, -30 -43'), main, 2.8) +
    (plume === 'front' ? feather(-6, -54, -36, 1.05, colour, 'left') : feather(4, -54, 34, 1.12, colour, 'right')),
  upturnedBrim: ({ main, trim, feather: colour, plume }) =>
    (plume === 'front' ? feather(-8, -56, -30, 0.95, colour, 'left') : feather(10, -54, 34, 0.95, colour, 'right')) +
    shape(smooth('-16 -46 !, -14 -62, 0 -70, 15 -64, 18 -46 !'), main, 2.6) +
    shape(smooth('-30 -58 !, -18 -45, 0 -39.4, 18 -42, 30 -52 !, 18 -54, 2 -52, -14 -54'), trim, 2.8) +
    shape(circle(-8, -48, 4), YELLOW, 2),
  turban: ({ main, trim, feather: plume }) =>
    feather(-8, -60, -20, 0.72, plume, 'right') +
    shape(ellipse(1, -68, 9, 9), trim, 2.6) +
    shape(smooth('-22 -44, -27 -55, -14 -67, 4 -69, 22 -63, 28 -51, 20 -41, 0 -39'), main, 2.8) +
    stroke('M-24 -54Q-4 -46 20 -41M-17 -64Q6 -58 26 -48M-2 -68Q16 -64 26 -56', 2.2) +
    stroke('M-20 -57.5Q0 -51 22 -44', 3, trim) +
    shape(circle(-10, -54, 4.4), RED, 2.2),
  helmet: ({ main, trim, feather: crest }) =>
    shape(smooth('-6 -66 !, 2 -82, 20 -84, 34 -72, 36 -52, 29 -42 !, 27 -56, 18 -64, 6 -66'), crest, 2.6) +
    fill(cut(6, -72, 18, -74, 28, -58, 1.8) + cut(14, -78, 28, -76, 32, -56, 1.8)) +
    shape(smooth('-19 -42 !, -20 -56, -8 -68, 8 -68, 20 -56, 21 -30, 15 -22 !, 14 -40 !'), main, 2.8) +
    fill(cut(6, -66, 16, -58, 17.4, -34, 2.4)) +
    fill(cut(-10, -60, -14, -54, -14, -47, 2), WHITE) +
    shape(smooth('-25 -43 !, 0 -48, 16 -44 !, 16 -38 !, 0 -42, -23 -38 !'), trim, 2.4),
  berretto: ({ main, trim }) =>
    shape(
      smooth('-20 -44 !, -19 -60, -6 -72, 14 -74, 32 -66, 40 -48, 42 -32 !, 32 -40, 24 -54, 20 -44 !, 0 -41'),
      main,
      2.8,
    ) +
    fill(cut(4, -70, 22, -66, 34, -48, 2.4) + cut(-4, -66, 8, -62, 17, -54, 2)) +
    shape(circle(42, -28, 5.4), trim, 2.4) +
    shape(smooth('-21 -50 !, 0 -46.6, 21 -50 !, 22 -42 !, 0 -38.6, -21.6 -42 !'), trim, 2.6),
  crown: ({ main, trim, feather: gem }) =>
    shape(smooth('-17 -52 !, -14 -68, 0 -74, 14 -68, 17 -52 !'), trim, 2.4) +
    shape(
      smooth('-21 -44 !, -26 -72 !, -14 -58 !, -11 -76 !, 0 -60 !, 11 -76 !, 14 -58 !, 26 -72 !, 21 -44 !, 0 -40.4'),
      main,
      2.8,
    ) +
    balls(
      [
        [-26, -73],
        [-11, -77],
        [11, -77],
        [26, -73],
      ],
      3.4,
      main,
      2.2,
    ) +
    shape(circle(0, -62, 3.6), WHITE, 2.2) +
    stroke('M-21 -52Q0 -48 21 -52', 2) +
    fill(circle(-12, -46.6, 2) + circle(12, -46.6, 2), BLUE) +
    fill(polygon('0 -49.4, 4.4 -45.6, 0 -41.8, -4.4 -45.6'), gem),
  coronet: ({ main, trim }) =>
    shape(smooth('-14 -54 !, -8 -64, 4 -66, 16 -60, 26 -42, 30 -16, 36 8 !, 24 2, 20 -24, 15 -44 !'), trim, 2.6) +
    fill(cut(18, -52, 24, -34, 28, -6, 2)) +
    shape(
      smooth('-19 -48 !, -22 -66 !, -12 -57 !, -7 -70 !, 0 -58 !, 8 -70 !, 12 -57 !, 22 -66 !, 19 -48 !, 0 -44.6'),
      main,
      2.6,
    ) +
    balls(
      [
        [-22, -67],
        [-7, -71],
        [8, -71],
        [22, -67],
      ],
      2.8,
      main,
      2,
    ) +
    fill(circle(0, -51, 2.6) + circle(-11, -52, 1.7) + circle(11, -52, 1.7), RED),
  archedCrown: ({ main, trim, feather: gem }) =>
    shape(smooth('-19 -50 !, -24 -64, -12 -77, 0 -74, 12 -77, 24 -64, 19 -50 !'), trim, 2.6) +
    stroke('M0 -74V-52', 5) +
    stroke('M0 -74V-52', 2, YELLOW) +
    shape(
      smooth('-21 -44 !, -24 -60 !, -14 -53 !, -7 -62 !, 0 -54 !, 7 -62 !, 14 -53 !, 24 -60 !, 21 -44 !, 0 -40.4'),
      main,
      2.6,
    ) +
    stroke('M0 -86V-76M-4.6 -82H4.6', 5.4) +
    stroke('M0 -86V-76M-4.4 -82H4.4', 2.2, YELLOW) +
    fill(circle(-12, -47.6, 2) + circle(12, -47.6, 2), BLUE) +
    fill(circle(0, -47, 2.8), gem),
};

/** Headgear on a head of this kit: it sits on the hat line, y -44, and may reach y -90. */
export const hat = (worn: Hat): Svg => HATS[worn.kind](worn);
