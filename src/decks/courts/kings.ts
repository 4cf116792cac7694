import { cloth, type Cloth } from '../kit/cloth.ts';
import { belt, collar, skirt, woven, type Dress } from '../figures/garments.ts';
import { head } from '../figures/head.ts';
import { arm, fist, leg, type Sleeve } from '../figures/limbs.ts';
import { BLUE, INK, RED, TAN, WHITE, YELLOW } from '../kit/palette.ts';
import { fill, mirror, place, shape, stroke, type Svg } from '../kit/paint.ts';
import { circle, cut, ellipse, rect, smooth } from '../kit/path.ts';
import { heldBaton, heldSign, heldSword, sleeveOf, suitBadge } from './held.ts';
import type { KingPose, KingSpec, Wardrobe } from './specs.ts';

const hemOf = ({ mark }: Dress) => (mark === WHITE ? YELLOW : mark);

const royalSleeve = (dress: Dress): Sleeve => ({
  ...sleeveOf(dress),
  lower: dress.main === WHITE ? BLUE : dress.sleeve,
});

function upperGown(dress: Dress, surface: Cloth): Svg {
  return (
    shape(surface.whole, dress.main, 3) +
    woven(surface, dress.weave, dress.mark, dress.spot, { columns: 5, rows: 3 }) +
    stroke(surface.whole, 3)
  );
}

/** The inside of the mantle, slippers, gown and girdle of a standing king. */
function gown(dress: Dress): Svg {
  const lower = cloth('82 162, 74 220, 62 284', '118 162, 126 220, 138 284', 6);
  const upper = cloth('67 114, 72 130, 77 148, 81 166', '133 114, 128 130, 123 148, 119 166', 4);
  return (
    mantleInside() +
    shape(smooth('74 284 !, 60 292, 62 296, 92 296 !, 94 284 !'), RED, 2.6) +
    shape(smooth('126 284 !, 140 292, 138 296, 108 296 !, 106 284 !'), RED, 2.6) +
    shape(lower.whole, dress.main, 3) +
    woven(lower, dress.weave, dress.mark, dress.spot, { columns: 4, rows: 5 }) +
    fill(lower.part(0, 0.9, 1, 1), hemOf(dress)) +
    stroke(lower.across(0.9), 2) +
    stroke(lower.whole, 3) +
    upperGown(dress, upper) +
    shape(smooth('79 161 !, 100 164.6, 121 161 !, 121.6 171 !, 100 174.6, 78.4 171 !'), YELLOW, 2.4) +
    fill(circle(88, 168, 2) + circle(100, 169.4, 2.6) + circle(112, 168, 2), RED)
  );
}

/** The two fronts of the mantle, edged with ermine. */
function mantleFronts({ cape }: Dress): Svg {
  const surface = cloth('64 118, 46 166, 36 226, 24 290', '82 122, 76 170, 70 226, 56 294', 0);
  const tails = [0.16, 0.3, 0.44, 0.58, 0.72, 0.86].map((part) => {
    const [x, y] = surface.at(0.92, part + 0.03);
    return cut(x, y - 5, x, y, x - 0.6, y + 5, 2);
  });
  const one =
    shape(surface.whole, cape, 3) +
    fill(cut(60, 140, 52, 200, 38, 284, 3) + cut(48, 180, 42, 220, 30, 280, 2.2)) +
    shape(surface.part(0.72, 0.06, 1.12, 1), WHITE, 2.4) +
    fill(tails.join(''));
  return one + mirror(one);
}

const mantleInside = (): Svg =>
  shape(
    smooth('68 112 !, 52 160, 40 226, 28 288 !, 60 292, 100 288, 140 292, 172 288 !, 160 226, 148 160, 132 112 !'),
    INK,
    3,
  );

/** Breastplate, short skirt and greaves under an open mantle: the one king whose legs are seen. */
function armour(dress: Dress): Svg {
  const greaves = { colour: WHITE, shoe: BLUE, garter: YELLOW, stripe: BLUE };
  return (
    mantleInside() +
    leg([109, 216], [112, 246], [114, 282], 1, greaves) +
    leg([91, 216], [88, 246], [86, 282], -1, greaves) +
    skirt(dress, { hem: 228, flare: 33 }) +
    shape(smooth('67 114 !, 72 130, 74 150, 80 167 !, 100 171, 120 167 !, 126 150, 128 130, 133 114 !'), BLUE, 3) +
    fill(cut(80, 128, 80, 146, 87, 160, 5), WHITE) +
    fill(cut(120, 128, 121, 148, 113, 162, 4)) +
    stroke('M100 128V168M80 158Q100 166 120 158', 2) +
    belt(RED) +
    mantleFronts(dress)
  );
}

/** A long coat with fur down the front and round the hem, the mantle thrown back. */
function furredCoat(dress: Dress): Svg {
  const coat = cloth('80 162, 64 220, 48 286', '120 162, 136 220, 152 286', 7);
  const upper = cloth('67 114, 72 130, 77 148, 81 166', '133 114, 128 130, 123 148, 119 166', 4);
  const tails = [0.2, 0.38, 0.56, 0.74].map((v) => [0.5, v] as const);
  const hemTails = [0.1, 0.3, 0.5, 0.7, 0.9].map((u) => [u, 0.93] as const);
  return (
    shape(
      smooth('70 112 !, 48 150, 34 220, 24 276 !, 60 268, 100 274, 140 268, 176 276 !, 166 220, 152 150, 130 112 !'),
      dress.cape,
      3,
    ) +
    fill(cut(60, 140, 48, 200, 38, 266, 3) + cut(140, 140, 152, 200, 162, 266, 3)) +
    shape(smooth('72 286 !, 58 293, 60 297, 92 297 !, 94 286 !'), RED, 2.6) +
    shape(smooth('128 286 !, 142 293, 140 297, 108 297 !, 106 286 !'), RED, 2.6) +
    shape(coat.whole, dress.main, 3) +
    woven(coat, dress.weave, dress.mark, dress.spot, { columns: 6, rows: 4 }) +
    shape(coat.part(0.42, 0, 0.58, 0.9), WHITE, 2.4) +
    shape(coat.part(0, 0.87, 1, 1), WHITE, 2.4) +
    fill(
      [...tails, ...hemTails]
        .map(([u, v]) => coat.at(u, v))
        .map(([x, y]) => cut(x, y - 5, x, y, x, y + 5, 2))
        .join(''),
    ) +
    stroke(coat.whole, 3) +
    upperGown(dress, upper) +
    belt(RED)
  );
}

const standing = (dress: Dress): Svg => gown(dress) + mantleFronts(dress);

const throne = (): Svg =>
  shape(
    smooth('44 268 !, 44 112 !, 50 96, 64 92, 72 72, 100 60, 128 72, 136 92, 150 96, 156 112 !, 156 268 !'),
    TAN,
    3,
  ) +
  shape(smooth('56 262 !, 56 118 !, 72 104, 100 80, 128 104, 144 118 !, 144 262 !'), BLUE, 2.6) +
  [44, 156].map((x) => shape(circle(x, 96, 8), YELLOW, 2.8) + fill(circle(x, 96, 2.6), RED)).join('') +
  shape(rect(34, 262, 132, 16), TAN, 3) +
  shape(rect(26, 276, 148, 16), YELLOW, 3) +
  stroke('M34 284H166', 2.2);

const sceptre = (): Svg =>
  shape('M38 236L34 112H40L44 236Z', YELLOW, 2.4) +
  shape(smooth('37 112 !, 28 104, 30 92, 37 84 !, 44 92, 46 104'), YELLOW, 2.6) +
  fill(circle(37, 100, 3.4), RED) +
  shape(ellipse(37, 113, 6, 3), RED, 2.2);

const orb = (): Svg =>
  shape(circle(0, 0, 15), BLUE, 3) +
  stroke('M-15 -2Q0 4 15 -2M0 2V15', 5) +
  stroke('M-14 -2Q0 4 14 -2M0 2V14', 2.4, YELLOW) +
  stroke('M0 -30V-16M-6 -25H6', 5.4) +
  stroke('M0 -30V-16M-6 -25H6', 2.4, YELLOW) +
  fill(cut(-10, -8, -6, -12, 0, -12, 1.6), WHITE);

/** What stands behind collar and head, and what is held in front of them. */
interface Pose {
  readonly body: Svg;
  readonly front: Svg;
  readonly headScale: number;
}

const POSES: Readonly<Record<KingPose, (wardrobe: Wardrobe) => Pose>> = {
  sceptre: (wardrobe) => ({
    body:
      standing(wardrobe.dress) +
      sceptre() +
      arm([72, 130], [52, 166], [44, 162], royalSleeve(wardrobe.dress)) +
      fist(40, 160) +
      arm([128, 130], [160, 152], [157, 124], royalSleeve(wardrobe.dress)),
    front: heldSign(wardrobe, 158, 84) + fist(157, 116, { facing: 'mirrored' }),
    headScale: 1.2,
  }),
  enthroned: (wardrobe) => {
    const { dress } = wardrobe;
    const lap = cloth('70 176, 58 210, 56 244, 54 280', '130 176, 142 210, 144 244, 146 280', 5);
    const chest = cloth('67 114, 70 136, 72 160, 72 184', '133 114, 130 136, 128 160, 128 184', 4);
    const mantle =
      shape(smooth('68 112 !, 54 140, 46 190, 40 274 !, 58 278 !, 62 220, 72 180, 82 130 !'), dress.cape, 3) +
      fill(cut(58, 150, 52, 200, 48, 266, 2.6));
    return {
      body:
        throne() +
        shape(smooth('66 276 !, 54 286, 56 291, 90 291 !, 92 276 !'), RED, 2.6) +
        shape(smooth('134 276 !, 146 286, 144 291, 110 291 !, 108 276 !'), RED, 2.6) +
        shape(lap.whole, dress.main, 3) +
        woven(lap, dress.weave, dress.mark, dress.spot, { columns: 5, rows: 3 }) +
        fill(lap.part(0, 0.9, 1, 1), YELLOW) +
        stroke(lap.across(0.9), 2) +
        fill(cut(84, 214, 96, 244, 92, 268, 2.4) + cut(116, 214, 104, 244, 108, 268, 2.4)) +
        stroke(lap.whole, 3) +
        upperGown(dress, chest) +
        mantle +
        mirror(mantle) +
        arm([74, 130], [50, 166], [72, 190], sleeveOf(dress)) +
        fist(79, 195, { scale: 0.95, turn: 60, facing: 'mirrored' }) +
        arm([126, 130], [158, 160], [155, 134], sleeveOf(dress)),
      front: heldSign(wardrobe, 156, 92, 0.9) + fist(155, 126, { facing: 'mirrored' }),
      headScale: 1.18,
    };
  },
  armoured: (wardrobe) => ({
    body:
      armour(wardrobe.dress) +
      arm([72, 130], [44, 166], [54, 172], royalSleeve(wardrobe.dress)) +
      place(52, 152, orb()) +
      fist(58, 168, { scale: 0.95, turn: 70, facing: 'mirrored' }) +
      heldSword(158, 116, 178) +
      arm([128, 130], [160, 166], [157, 186], royalSleeve(wardrobe.dress)) +
      fist(158, 186, { scale: 1.05, facing: 'mirrored' }),
    front: suitBadge(wardrobe, 70),
    headScale: 1.2,
  }),
  furredCoat: (wardrobe) => ({
    body:
      furredCoat(wardrobe.dress) +
      arm([72, 130], [42, 158], [70, 172], royalSleeve(wardrobe.dress)) +
      fist(78, 172, { turn: 80, facing: 'mirrored' }) +
      arm([128, 130], [150, 164], [154, 160], royalSleeve(wardrobe.dress)) +
      heldBaton(160, 176, 206, { scale: 1.1 }) +
      fist(158, 158, { scale: 1.1, facing: 'mirrored' }),
    front: suitBadge(wardrobe, 84),
    headScale: 1.2,
  }),
};

/** A bell to the ground, edged with ermine, under a crown. */
export function king(spec: KingSpec, wardrobe: Wardrobe): Svg {
  const { body, front, headScale } = POSES[spec.pose](wardrobe);
  return body + collar({ kind: 'ermine' }) + head(spec.head, headScale) + front;
}
