import { collar, tunic } from '../figures/garments.ts';
import { head, neckOf } from '../figures/head.ts';
import { horse } from '../figures/horse.ts';
import { arm, fist, leg } from '../figures/limbs.ts';
import { INK, YELLOW, type Colour } from '../kit/palette.ts';
import { fill, mirror, shape, stroke, type Svg } from '../kit/paint.ts';
import { cut, smooth } from '../kit/path.ts';
import { heldBaton, heldSign, heldSword, sleeveOf } from './held.ts';
import type { RiderPose, RiderSpec, Wardrobe } from './specs.ts';

/** A rider is drawn at the size of a standing figure, then seated smaller on the saddle. */
const seated = (figure: Svg): Svg => `<g transform="translate(27 18)scale(.84)">${figure}</g>`;
const tall = (animal: Svg): Svg => `<g transform="translate(0 -31.7)scale(1 1.11)">${animal}</g>`;

const hangingMantle = (colour: Colour): Svg =>
  shape(smooth('124 116 !, 150 126, 172 150, 190 188, 184 224 !, 158 210, 120 196 !'), colour, 3) +
  fill(cut(134, 134, 160, 160, 172, 206, 3) + cut(128, 140, 146, 170, 150, 200, 2.4));

const flyingMantle = (colour: Colour): Svg =>
  shape(smooth('124 116 !, 150 118, 166 136, 186 148, 190 178 !, 180 172, 176 192 !, 158 184, 120 194 !'), colour, 3) +
  fill(cut(134, 134, 160, 148, 180, 166, 3) + cut(132, 150, 150, 166, 164, 182, 2.4));

/** Stirrup: the leather and the bow go behind the foot, the tread under it. */
const stirrup = (part: 'behind' | 'tread'): Svg => {
  const [path, outer, inner] =
    part === 'behind' ? ['M82 222L78 262M78 260Q92 268 88 284M78 260Q62 268 60 284', 5.6, 2.6] : ['M57 285H92', 7, 3];
  return stroke(path, outer) + stroke(path, inner, YELLOW);
};

interface Pose {
  readonly mantle: (colour: Colour) => Svg;
  /** The arm away from the reins, with a weapon if there is one. */
  readonly raisedArm: (wardrobe: Wardrobe) => Svg;
  /** What is held in front of the hat. */
  readonly front: (wardrobe: Wardrobe) => Svg;
}

const POSES: Readonly<Record<RiderPose, Pose>> = {
  emblemHeldUp: {
    mantle: hangingMantle,
    raisedArm: ({ dress }) => arm([126, 128], [160, 140], [162, 108], sleeveOf(dress)),
    front: (wardrobe) =>
      heldSign(wardrobe, 164, wardrobe.sign === 'cups' ? 62 : 60, 1.04) +
      fist(162, 99, { scale: 1.05, facing: 'mirrored' }),
  },
  swordUpright: {
    mantle: flyingMantle,
    raisedArm: ({ dress }) =>
      arm([126, 128], [154, 160], [166, 172], sleeveOf(dress)) +
      heldSword(170, 137, 102, { turn: 3 }) +
      fist(169, 171, { scale: 1.05, facing: 'mirrored' }),
    front: () => '',
  },
  clubShouldered: {
    mantle: flyingMantle,
    raisedArm: ({ dress }) =>
      arm([126, 128], [154, 160], [164, 170], sleeveOf(dress)) +
      heldBaton(168, 142, 106, { scale: 1.05, turn: 4 }) +
      fist(167, 168, { scale: 1.05, turn: 4, facing: 'mirrored' }),
    front: () => '',
  },
};

/** A figure on horseback: four legs and a horse's head tell it from the jack. */
export function rider(spec: RiderSpec, wardrobe: Wardrobe): Svg {
  const { dress } = wardrobe;
  const pose = POSES[spec.pose];
  const figure =
    stirrup('behind') +
    leg([98, 200], [76, 226], [80, 272], -1, { colour: dress.sleeve, garter: YELLOW, shoe: INK }) +
    stirrup('tread') +
    tunic(dress, { hem: 208, flare: 35 }, { columns: 4, rows: 2 }) +
    arm([74, 128], [52, 160], [76, 178], sleeveOf(dress)) +
    fist(82, 181, { scale: 0.95, turn: 60 }) +
    pose.raisedArm(wardrobe) +
    neckOf(spec.head) +
    collar(spec.collar) +
    head(spec.head) +
    pose.front(wardrobe);
  const reins = stroke('M37 146Q64 182 96 170', 2.4);
  const scene = seated(pose.mantle(dress.cape)) + tall(horse(spec.horse)) + reins + seated(figure);
  return spec.facing === 'mirrored' ? mirror(scene) : scene;
}
