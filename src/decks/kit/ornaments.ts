import { BLUE, GREEN, INK, PAPER, RED, TAN, WHITE, YELLOW, type Colour } from './palette.ts';
import { bothSides, fill, place, shape, stroke, type Svg } from './paint.ts';
import { circle, cut, num, smooth, symmetric } from './path.ts';

export const leaf = (x: number, y: number, turn: number, scale = 1, colour: Colour = GREEN): Svg =>
  place(
    x,
    y,
    shape(smooth('0 0 !, -9 -10, -7 -24, 0 -36 !, 8 -24, 8 -10'), colour, 2.4 / scale) +
      fill(cut(0, -2, 0.6, -16, 0, -30, 1.3) + cut(4.6, -9, 6, -16, 3.6, -25, 1)),
    { scale, turn },
  );

export function flower(x: number, y: number, scale = 1, colour: Colour = RED, middle: Colour = YELLOW): Svg {
  const petals = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * 6.283;
    const point = (radius: number, turn: number): string =>
      `${num(radius * Math.sin(angle + turn))} ${num(-radius * Math.cos(angle + turn))}`;
    return `M0 0L${point(9, -0.42)}Q${point(19, -0.46)} ${point(15.6, 0)}Q${point(19, 0.46)} ${point(9, 0.42)}Z`;
  });
  return place(
    x,
    y,
    shape(petals.join(''), colour, 2.4 / scale) +
      shape(circle(0, 0, 5.4), middle, 2.2 / scale) +
      fill(circle(0, 0, 1.7)),
    { scale },
  );
}

/** A flower between two leaves. */
export const sprig = (x: number, y: number, scale = 1): Svg =>
  leaf(x, y + 6 * scale, -58, scale * 0.8) + leaf(x, y + 6 * scale, 58, scale * 0.8) + flower(x, y, scale * 0.9);

/** Bow that ties crossed batons. */
export const bow = (x: number, y: number, scale = 1): Svg =>
  place(
    x,
    y,
    shape(
      smooth('0 -3 !, -12 -12, -20 -8, -19 6, -10 6, 0 3 !') + smooth('0 -3 !, 12 -12, 20 -8, 19 6, 10 6, 0 3 !'),
      RED,
      2.6,
    ) +
      shape(
        smooth('-2 4 !, -10 14, -12 24 !, -6 20 !, -2 23 !, 1 10 !') +
          smooth('2 4 !, 10 14, 12 24 !, 6 20 !, 2 23 !, -1 10 !'),
        RED,
        2.4,
      ) +
      shape(circle(0, 0, 5), YELLOW, 2.6),
    { scale },
  );

/** The moustached mask (*gatto mammone*) on the Neapolitan three of batons. */
export function mask(x: number, y: number, scale = 1): Svg {
  const mane = Array.from({ length: 12 }, (_, index) => {
    const angle = ((index + 0.5) / 12) * 6.283;
    return cut(
      18 * Math.sin(angle),
      -18 * Math.cos(angle),
      32 * Math.sin(angle + 0.12),
      -32 * Math.cos(angle + 0.12),
      45 * Math.sin(angle + 0.2),
      -45 * Math.cos(angle + 0.2),
      11,
    );
  });
  const ear =
    shape(smooth('13 -24 !, 22 -40, 32 -38 !, 30 -22, 24 -14 !'), YELLOW, 2.6) +
    fill(cut(19, -26, 25, -34, 28.6, -35, 2.4), RED);
  const eye =
    shape(smooth('4 -8 !, 12 -14, 20 -8 !, 12 -4'), WHITE, 2.2) +
    fill(circle(11.6, -8.6, 3)) +
    fill(cut(3, -13, 11, -21, 22, -14, 2));
  const moustache = shape(smooth('0 7 !, 10 5, 20 9, 30 2, 33 -7 !, 38 4, 30 15, 16 17, 4 12, 0 12 !'), INK, 2);
  return place(
    x,
    y,
    shape(mane.join(''), RED, 2.4) +
      bothSides(ear) +
      shape(symmetric('0 -26, 16 -24, 26 -10, 25 6, 14 20, 0 26'), YELLOW, 3) +
      bothSides(eye) +
      shape(symmetric('0 12 !, 9 13, 8 20, 0 23'), RED, 2.2) +
      fill(circle(-17, 4, 3.6) + circle(17, 4, 3.6), RED) +
      bothSides(moustache) +
      shape(smooth('-7 -2 !, 7 -2 !, 5 6, 0 9, -5 6'), RED, 2) +
      fill(cut(20, 12, 26, 11, 31, 6, 0.9) + cut(-20, 12, -26, 11, -31, 6, 0.9), PAPER),
    { scale },
  );
}

/** The small scene on the Neapolitan five of swords; ours is the mountain, the sea and a boat. About 92 x 90. */
export const bayScene = (x: number, y: number, scale = 1): Svg =>
  place(
    x,
    y,
    shape(circle(22, -22, 9), YELLOW, 2.4) +
      shape(smooth('-10 -14 !, -22 -24, -16 -38, -4 -38, 0 -50, 14 -50, 16 -40, 8 -34, 4 -26, 0 -14 !'), WHITE, 2.4) +
      stroke('M-10 -30Q-6 -34 -2 -30M4 -42Q8 -46 11 -42', 1.6) +
      shape(smooth('-44 20 !, -26 8, -12 -14 !, -6 -11 !, 0 -14 !, 12 4, 22 -2 !, 30 8, 44 20 !'), RED, 2.8) +
      fill(cut(2, -10, 10, 8, 24, 19, 3.4) + cut(24, 2, 30, 12, 38, 19, 2.4) + cut(-4, -8, -4, 6, 2, 18, 2)) +
      fill(cut(-14, -4, -20, 8, -30, 17, 2), YELLOW) +
      shape('M-44 20H44V40H-44Z', BLUE, 2.8) +
      stroke('M-40 27q4 -4 8 0t8 0M18 26q4 -4 8 0t8 0M-36 35q4 -4 8 0t8 0M20 35q4 -4 8 0', 1.8, WHITE) +
      shape(smooth('-13 27 !, 14 27 !, 9 34, -8 34 !'), TAN, 2.4) +
      shape('M1 25V6L15 23Z', WHITE, 2.2) +
      shape('M-2 25V9L-11 23Z', YELLOW, 2.2),
    { scale },
  );
