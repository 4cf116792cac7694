import { cloth } from '../kit/cloth.ts';
import { INK, PAPER, YELLOW, type Colour } from '../kit/palette.ts';
import { fill, shape, silhouette, stroke, type Svg } from '../kit/paint.ts';
import { circle, cut, ellipse, limb, smooth, type PathData, type WidePoint } from '../kit/path.ts';
import { woven, type Weave } from './garments.ts';

export type Gait = 'trot' | 'stand' | 'prance';

/** Shoulder or hip, knee or hock, cannon, fetlock, pastern; each with its width. Then the hoof: x, y, turn. */
interface Leg {
  readonly joints: readonly [WidePoint, WidePoint, WidePoint, WidePoint, WidePoint];
  readonly hoof: readonly [x: number, y: number, turn: number];
}
type LegName = 'nearFore' | 'farFore' | 'nearHind' | 'farHind';

const LEGS: Readonly<Record<Gait, Readonly<Record<LegName, Leg>>>> = {
  trot: {
    nearFore: {
      joints: [
        [74, 222, 30],
        [66, 240, 17],
        [48, 246, 13],
        [50, 262, 9.5],
        [46, 270, 10],
      ],
      hoof: [44, 273, 60],
    },
    farFore: {
      joints: [
        [84, 224, 26],
        [84, 246, 14],
        [83, 258, 12],
        [82, 274, 8.5],
        [80, 281, 10],
      ],
      hoof: [79, 284, 0],
    },
    nearHind: {
      joints: [
        [152, 214, 38],
        [158, 236, 22],
        [166, 252, 14],
        [160, 270, 9.5],
        [158, 280, 11],
      ],
      hoof: [156, 284, 0],
    },
    farHind: {
      joints: [
        [138, 220, 30],
        [134, 240, 18],
        [141, 254, 13],
        [130, 270, 9],
        [127, 280, 10],
      ],
      hoof: [125, 284, 0],
    },
  },
  stand: {
    nearFore: {
      joints: [
        [74, 222, 30],
        [72, 244, 16],
        [71, 256, 13],
        [71, 272, 9.5],
        [69, 280, 11],
      ],
      hoof: [68, 284, 0],
    },
    farFore: {
      joints: [
        [84, 224, 26],
        [92, 246, 14],
        [95, 256, 12],
        [92, 273, 8.5],
        [90, 281, 10],
      ],
      hoof: [89, 284, 0],
    },
    nearHind: {
      joints: [
        [152, 214, 38],
        [157, 236, 22],
        [163, 252, 14],
        [158, 270, 9.5],
        [156, 280, 11],
      ],
      hoof: [154, 284, 0],
    },
    farHind: {
      joints: [
        [140, 220, 30],
        [140, 240, 18],
        [147, 254, 13],
        [140, 270, 9],
        [138, 280, 10],
      ],
      hoof: [136, 284, 0],
    },
  },
  prance: {
    nearFore: {
      joints: [
        [74, 218, 30],
        [56, 226, 17],
        [38, 222, 13],
        [32, 238, 9.5],
        [30, 246, 10],
      ],
      hoof: [28, 250, 40],
    },
    farFore: {
      joints: [
        [80, 220, 26],
        [66, 238, 15],
        [52, 242, 12],
        [50, 258, 9],
        [47, 265, 10],
      ],
      hoof: [45, 268, 40],
    },
    nearHind: {
      joints: [
        [150, 216, 38],
        [152, 238, 22],
        [164, 254, 14],
        [158, 272, 9.5],
        [155, 281, 11],
      ],
      hoof: [153, 285, 0],
    },
    farHind: {
      joints: [
        [138, 222, 30],
        [134, 240, 18],
        [143, 256, 13],
        [134, 272, 9],
        [131, 281, 10],
      ],
      hoof: [129, 285, 0],
    },
  },
};

/** A horse as data. */
export interface HorseSpec {
  readonly coat: Colour;
  readonly mane: Colour;
  readonly strap: Colour;
  readonly saddlecloth: Colour;
  readonly mark: Colour;
  readonly weave: Weave;
  readonly gait: Gait;
}

const BODY = smooth(
  '33 171, 24 170, 19 162, 22 153, 33 131, 41 117, 48 110, 50 100 !, 57 108, 72 114, 88 136, 98 168, 108 186, 126 188, 148 181, 164 190, 171 210, 166 230, 150 234, 134 230, 112 238, 90 238, 68 237, 53 226, 46 209, 48 193, 57 178, 61 166, 58 154, 50 160, 42 164',
);

const legPath = ({ joints }: Leg): PathData =>
  limb(joints.map(([x, y, width], index): WidePoint => [x, y, index ? width * 1.24 : width]));

const hoof = ({ hoof: [x, y, turn] }: Leg): Svg =>
  `<path transform="translate(${x} ${y})rotate(${turn})" d="M-6-6H7L9.5 4H-12Z" fill="${INK}" stroke-width="2.4"/>`;

/** A far leg, with one broad shadow down it. */
const farLeg = (leg: Leg, coat: Colour): Svg => {
  const [, knee, , fetlock] = leg.joints;
  return (
    shape(legPath(leg), coat, 2.8) +
    fill(cut(knee[0], knee[1] - 14, knee[0] + 1, knee[1] + 4, fetlock[0] + 1, fetlock[1] - 2, 4.4)) +
    hoof(leg)
  );
};

const strapLine = (path: PathData, colour: Colour, outer: number, inner: number): Svg =>
  stroke(path, outer) + stroke(path, inner, colour);

const bosses = (spots: readonly (readonly [number, number])[]): Svg =>
  spots.map(([x, y]) => shape(circle(x, y, 3.2), YELLOW, 1.8)).join('');

/** Horse facing left, hooves at y 288, saddle about (112, 190). */
export function horse({ coat, mane, strap, saddlecloth, mark, weave, gait }: HorseSpec): Svg {
  const legs = LEGS[gait];
  const strand = mane === INK ? PAPER : INK;
  const surface = cloth('92 178, 90 204, 88 226', '138 184, 140 208, 142 226', 6);
  return (
    shape(
      smooth('160 186 !, 176 184, 188 200, 187 226, 181 250, 188 272 !, 172 264, 167 244, 171 222, 168 204, 160 198 !'),
      mane,
      2.8,
    ) +
    fill(cut(174, 194, 184, 222, 176, 258, 2.2) + cut(168, 194, 179, 222, 172, 244, 1.6), strand) +
    farLeg(legs.farFore, coat) +
    farLeg(legs.farHind, coat) +
    silhouette([BODY, legPath(legs.nearFore), legPath(legs.nearHind)], coat, 3) +
    hoof(legs.nearFore) +
    hoof(legs.nearHind) +
    fill(
      cut(66, 176, 62, 196, 70, 214, 1.8) +
        cut(86, 228, 108, 236, 130, 225, 2.4) +
        cut(137, 226, 144, 214, 143, 202, 1.8) +
        cut(168, 204, 168, 220, 160, 236, 2.2) +
        cut(52, 152, 55, 142, 52, 134, 1.8) +
        cut(60, 212, 62, 222, 70, 230, 1.8) +
        cut(150, 246, 154, 240, 155, 228, 1.5),
    ) +
    shape(
      smooth(
        '46 112 !, 53 100, 62 104, 76 106, 82 116, 92 122, 94 136, 102 144, 101 160, 108 172, 104 186 !, 98 172, 90 174 !, 92 160, 82 158 !, 85 146, 75 142 !, 77 130, 66 126 !, 64 118, 54 118',
      ),
      mane,
      2.6,
    ) +
    fill(
      cut(60, 108, 72, 112, 80, 126, 1.4) + cut(74, 112, 88, 128, 92, 144, 1.6) + cut(88, 126, 98, 146, 100, 166, 1.6),
      strand,
    ) +
    shape(smooth('45 114 !, 47 98 !, 55 108 !'), coat, 2.4) +
    fill(ellipse(42, 129, 2.4, 2.9) + cut(36, 126, 41, 122, 47, 125, 1.2) + cut(22, 158, 25, 155, 27, 159, 1.4)) +
    stroke('M21 166Q28 166 31 163', 1.6) +
    strapLine('M31 133L41 163M45 112L52 158M34 137L49 144', strap, 5.4, 2.6) +
    shape(circle(34, 161, 3.4), YELLOW, 2) +
    stroke('M34 162Q58 180 88 176', 2.4) +
    strapLine('M47 205Q66 224 94 206', strap, 7.4, 4) +
    bosses([
      [53, 210],
      [67, 215],
      [82, 212],
    ]) +
    strapLine('M136 198Q154 200 170 208', strap, 7.4, 4) +
    bosses([
      [148, 199.4],
      [160, 203],
    ]) +
    shape(surface.whole, saddlecloth, 2.8) +
    woven(surface, weave, mark, INK, { columns: 4, rows: 3 }) +
    fill(surface.part(0, 0.85, 1, 1), YELLOW) +
    stroke(surface.across(0.85), 2) +
    stroke(surface.whole, 2.8)
  );
}
