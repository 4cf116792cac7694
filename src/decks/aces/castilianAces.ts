import { baton } from '../emblems/baton.ts';
import { sword } from '../emblems/sword.ts';
import { bow, flower, leaf } from '../kit/ornaments.ts';
import { BLUE, INK, RED, WHITE, YELLOW } from '../kit/palette.ts';
import { fill, mirror, place, shape, stroke, type Svg } from '../kit/paint.ts';
import { circle, cut, ellipse, polygon, rect, smooth, symmetric } from '../kit/path.ts';

/** Ace of cups: an open goblet, a laurel twig on either side of its foot. */
export function gobletAce(): Svg {
  const twig =
    stroke('M158 288Q166 262 159 238', 2.6) +
    leaf(160, 284, 58, 0.6) +
    leaf(163, 268, -50, 0.68) +
    leaf(163, 260, 40, 0.66) +
    leaf(161, 246, -44, 0.62) +
    leaf(159, 240, 4, 0.7);
  const lobes = [-39, -13, 13, 39];
  const bowl =
    shape(smooth('-60 76 !, 60 76 !, 60 108, 44 152, 14 178 !, -14 178 !, -44 152, -60 108'), RED, 3.6) +
    shape([-26, 0, 26].map((x) => cut(x * 0.4, 176, x * 1.2, 164, x * 1.3, 138, 9)).join(''), YELLOW, 2.4) +
    shape(smooth('-59 96 !, 0 112, 59 96 !, 55 124 !, 0 140, -55 124 !'), BLUE, 3) +
    shape(
      lobes
        .map((x) =>
          polygon([
            [x, 106 - Math.abs(x) * 0.16],
            [x + 8, 118 - Math.abs(x) * 0.16],
            [x, 130 - Math.abs(x) * 0.16],
            [x - 8, 118 - Math.abs(x) * 0.16],
          ]),
        )
        .join(''),
      YELLOW,
      1.8,
    ) +
    fill([-26, 0, 26].map((x) => circle(x, 121 - Math.abs(x) * 0.16, 3)).join(''), WHITE) +
    fill(cut(-50, 130, -48, 144, -38, 158, 2.8), WHITE) +
    fill(cut(52, 126, 50, 146, 34, 164, 3.8)) +
    shape(ellipse(0, 76, 62, 16), YELLOW, 3.6) +
    shape(ellipse(0, 77, 48, 9.4), INK, 2) +
    fill(ellipse(0, 80, 41, 5.4), RED);
  const foot =
    shape(rect(-8, 176, 16, 46), YELLOW, 3) +
    shape(ellipse(0, 186, 20, 8), BLUE, 3) +
    shape(ellipse(0, 204, 15, 10), RED, 3) +
    shape(ellipse(0, 221, 17, 7), BLUE, 3) +
    shape(symmetric('9 225 !, 14 244, 40 262, 54 272 !, 56 290 !'), YELLOW, 3.4) +
    fill([-26, -9, 9, 26].map((x) => cut(x * 0.4, 234, x * 0.9, 254, x * 1.5, 270, 3)).join(''), RED) +
    shape(rect(-60, 276, 120, 16), RED, 3.2) +
    fill([-45, -27, -9, 9, 27, 45].map((x) => circle(x, 284, 3)).join(''), YELLOW) +
    fill(cut(20, 246, 36, 260, 48, 270, 2.6));
  return twig + mirror(twig) + place(100, -8, bowl + foot);
}

/** Ace of swords: the broad sword in a wreath of laurel. */
export function laurelSwordAce(): Svg {
  const twig = [0, 1, 2, 3, 4, 5].map((step) => {
    const angle = 1.25 - step * 0.4;
    const [x, y] = [100 + 66 * Math.cos(angle), 160 + 88 * Math.sin(angle)];
    return leaf(x, y, 52 - step * 18, 0.8) + leaf(x, y, -34 - step * 12, 0.8);
  });
  const side =
    stroke('M100 250C150 246 168 206 166 160Q164 128 150 104', 3) + twig.join('') + leaf(150, 106, -34, 0.85);
  return side + mirror(side) + place(100, 160, sword(186, 'broad'), { scale: 1.48 }) + bow(100, 250, 1.25);
}

/** Ace of batons: one great club, leaning, with two twigs and a bow. */
export const leaningClubAce = (): Svg =>
  stroke('M70 108Q44 102 38 76M126 214Q156 212 166 186', 3.2) +
  leaf(50, 100, -84, 1) +
  leaf(42, 88, 16, 0.9) +
  leaf(146, 212, 96, 1) +
  leaf(158, 202, -4, 0.9) +
  flower(36, 72, 1.1) +
  flower(168, 178, 1.1) +
  place(100, 160, baton(136), { scale: 2, turn: 9 }) +
  bow(100, 178, 1.7) +
  leaf(86, 300, -62, 1) +
  leaf(86, 300, 62, 1);
