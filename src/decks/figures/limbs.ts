import { FLESH, INK, WHITE, type Colour } from '../kit/palette.ts';
import { fill, place, shape, stroke, type Setting, type Svg } from '../kit/paint.ts';
import { cut, limb, roundLimb, smooth, type WidePoint } from '../kit/path.ts';

/** A joint, in card units. */
export type Joint = readonly [x: number, y: number];

/** Closed hand round an upright shaft. */
export const fist = (x: number, y: number, setting: Setting = {}): Svg =>
  place(
    x,
    y,
    shape(smooth('-7 -6, 0 -8.6, 6.6 -7, 8.4 0, 6.6 7, -3 8.4, -8 3'), FLESH, 2.6) +
      stroke('M0 -4.2H7.4M0.4 0H8M0 4.2H7', 1.5) +
      stroke('M-6 -2Q-2 -6 1.6 -5', 1.5),
    setting,
  );

export interface Sleeve {
  readonly upper: Colour;
  readonly lower: Colour;
  readonly slash: Colour;
  readonly cuff?: Colour;
}

/** Arm without its hand: puffed and slashed upper sleeve, close forearm, cuff. */
export function arm(shoulder: Joint, elbow: Joint, wrist: Joint, { upper, lower, slash, cuff = WHITE }: Sleeve): Svg {
  const [mx, my] = [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2];
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const [nx, ny] = [-(elbow[1] - shoulder[1]), elbow[0] - shoulder[0]];
  const normal = Math.hypot(nx, ny);
  const slashes = [-6.5, 0, 6.5].map((side) => {
    const [ox, oy] = [(nx / normal) * side, (ny / normal) * side];
    return cut(
      shoulder[0] + ox * 0.7 + (elbow[0] - shoulder[0]) * 0.12,
      shoulder[1] + oy * 0.7 + (elbow[1] - shoulder[1]) * 0.12,
      mx + ox * 1.5,
      my + oy * 1.5,
      elbow[0] + ox * 0.6,
      elbow[1] + oy * 0.6,
      3.4,
    );
  });
  return (
    shape(
      roundLimb([
        [elbow[0], elbow[1], 13],
        [elbow[0] + dx * 0.5, elbow[1] + dy * 0.5, 14],
        [wrist[0], wrist[1], 10.5],
      ]),
      lower,
      2.8,
    ) +
    shape(
      limb([
        [wrist[0] - ux * 5, wrist[1] - uy * 5, 15],
        [wrist[0] + ux * 2, wrist[1] + uy * 2, 16],
      ]),
      cuff,
      2.4,
    ) +
    shape(
      roundLimb([
        [shoulder[0], shoulder[1], 19],
        [mx, my, 25],
        [elbow[0], elbow[1], 19],
        [elbow[0] + (elbow[0] - mx) * 0.25 + ux * 2, elbow[1] + (elbow[1] - my) * 0.25 + uy * 2, 12],
      ]),
      upper,
      2.8,
    ) +
    fill(slashes.join(''), slash)
  );
}

export interface Hose {
  readonly colour: Colour;
  readonly shoe: Colour;
  readonly garter?: Colour;
  readonly stripe?: Colour;
}

/** Leg from hip to ankle, the shoe pointing left (-1) or right (1). */
export function leg(hip: Joint, knee: Joint, ankle: Joint, toes: -1 | 1, { colour, shoe, garter, stripe }: Hose): Svg {
  const calf: Joint = [knee[0] * 0.6 + ankle[0] * 0.4 - toes * 2.2, knee[1] * 0.6 + ankle[1] * 0.4];
  const [x, y] = ankle;
  let svg = shape(
    limb([
      [hip[0], hip[1], 23],
      [knee[0], knee[1], 15.5],
      [calf[0], calf[1], 17.5],
      [x, y, 10],
    ]),
    colour,
    2.8,
  );
  if (stripe) svg += fill(cut(hip[0], hip[1] + 4, knee[0], knee[1], x, y - 2, 2.6), stripe);
  svg += fill(cut(calf[0] - toes * 6.4, calf[1] - 9, calf[0] - toes * 7.2, calf[1], x - toes * 3.6, y - 6, 1.8), INK);
  svg += shape(
    smooth([
      [x - toes * 6.4, y - 5, true],
      [x + toes * 6, y - 6, true],
      [x + toes * 12, y + 1],
      [x + toes * 22, y + 3.4],
      [x + toes * 25, y + 8, true],
      [x - toes * 7, y + 8, true],
    ]),
    shoe,
    2.8,
  );
  if (garter)
    svg +=
      shape(
        limb([
          [knee[0] + 0.2, knee[1] + 2, 19],
          [knee[0] - 0.2, knee[1] + 8, 18.5],
        ]),
        garter,
        2.4,
      ) +
      shape(
        smooth([
          [knee[0] + toes * 8, knee[1] + 5, true],
          [knee[0] + toes * 17, knee[1] - 1],
          [knee[0] + toes * 15, knee[1] + 5, true],
          [knee[0] + toes * 18, knee[1] + 13],
        ]),
        garter,
        2,
      );
  return svg;
}

/** Wide breeches gathered at the knee, with folds. */
export function breeches(colour: Colour, folds: Colour): Svg {
  const one = (points: readonly [WidePoint, WidePoint, WidePoint]): Svg =>
    shape(limb(points), colour, 3) +
    fill(
      [-6.5, 0.5, 7]
        .map((side) =>
          cut(
            points[0][0] + side * 0.7,
            points[0][1] + 10,
            points[1][0] + side * 1.25,
            points[1][1],
            points[2][0] + side * 0.7,
            points[2][1] - 2,
            2.6,
          ),
        )
        .join(''),
      folds,
    );
  return (
    one([
      [112, 186, 26],
      [119, 214, 36],
      [121, 240, 24],
    ]) +
    one([
      [88, 186, 26],
      [81, 214, 36],
      [79, 240, 24],
    ])
  );
}
