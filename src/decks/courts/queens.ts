import { cloth } from '../kit/cloth.ts';
import { belt, bodice, collar, woven } from '../figures/garments.ts';
import { head, neckOf } from '../figures/head.ts';
import { arm, fist } from '../figures/limbs.ts';
import { GREEN, RED, YELLOW, type Colour } from '../kit/palette.ts';
import { fill, place, shape, stroke, type Svg } from '../kit/paint.ts';
import { circle, cut, smooth } from '../kit/path.ts';
import { heldSign, sleeveOf } from './held.ts';
import type { QueenSpec, Wardrobe } from './specs.ts';

const flowerOnStem = (colour: Colour): Svg =>
  stroke('M0 28V-6', 3) +
  place(0, 10, shape(smooth('0 0 !, -5 -8, 0 -19 !, 5 -8'), GREEN, 2.4), { scale: 0.8, turn: 50 }) +
  shape(circle(0, -10, 8), colour, 2.6) +
  fill(circle(0, -10, 2.8), colour === YELLOW ? RED : YELLOW);

/** A bell with a waist: over-gown open on a patterned kirtle, veil and small coronet, a flower in one hand. */
export function queen(spec: QueenSpec, wardrobe: Wardrobe): Svg {
  const { dress } = wardrobe;
  const overGown = cloth('82 164, 58 214, 34 286', '118 164, 142 214, 166 286', 7);
  const kirtle = cloth('96 168, 84 220, 70 287', '104 168, 116 220, 130 287', 6);
  const folds = [0.08, 0.16, 0.84, 0.92].map((u) => {
    const [top, middle, foot] = [overGown.at(u, 0.3), overGown.at(u, 0.6), overGown.at(u, 0.97)];
    return cut(top[0], top[1], middle[0], middle[1], foot[0], foot[1], 2.6);
  });
  return (
    shape(overGown.whole, dress.cape, 3) +
    fill(folds.join('')) +
    shape(kirtle.whole, dress.main, 2.8) +
    woven(kirtle, dress.weave, dress.mark, dress.spot, { columns: 3, rows: 5 }) +
    stroke(kirtle.whole, 2.8) +
    fill(overGown.part(0, 0.92, 0.3, 1) + overGown.part(0.7, 0.92, 1, 1), YELLOW) +
    stroke(overGown.whole, 3) +
    bodice(dress, { columns: 5, rows: 3 }) +
    belt(YELLOW) +
    arm([76, 128], [52, 164], [76, 158], sleeveOf(dress)) +
    place(84, 128, flowerOnStem(spec.flower), { turn: -6 }) +
    fist(82, 152, { scale: 0.95 }) +
    arm([124, 128], [152, 156], [152, 128], sleeveOf(dress)) +
    heldSign(wardrobe, 155, 92) +
    fist(152, 120, { scale: 0.95, facing: 'mirrored' }) +
    neckOf(spec.head, 1.16) +
    collar({ kind: 'ruff' }) +
    head(spec.head, 1.16)
  );
}
