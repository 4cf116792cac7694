import { cape, bodice, belt, collar, tunic } from '../figures/garments.ts';
import { head, neckOf } from '../figures/head.ts';
import { arm, breeches, fist, leg, type Sleeve } from '../figures/limbs.ts';
import { FLESH, GREEN, INK, RED, WHITE, YELLOW, type Colour } from '../kit/palette.ts';
import { fill, place, shape, stroke, type Svg } from '../kit/paint.ts';
import { circle, cut, smooth } from '../kit/path.ts';
import { heldBaton, heldSign, heldSword, sleeveOf, suitBadge } from './held.ts';
import type { JackPose, JackSpec, Wardrobe } from './specs.ts';

/** The parts of a pose: what stands behind the head and collar, and what is held in front of them. */
interface Pose {
  readonly body: Svg;
  readonly front: Svg;
}

const KNEE_LENGTH = { hem: 212, flare: 37 } as const;

const handOnHip = (sleeve: Sleeve): Svg =>
  arm([74, 126], [45, 150], [70, 168], sleeve) + fist(77, 170, { scale: 0.9, turn: 70, facing: 'mirrored' });

/** At ease, the sign of the suit held up. */
function coinHeldUp({ hose }: JackSpec, wardrobe: Wardrobe): Pose {
  const { dress } = wardrobe;
  const sleeve = sleeveOf(dress);
  return {
    body:
      cape(dress.cape) +
      leg([112, 206], [120, 240], [124, 280], 1, hose[1]) +
      leg([88, 206], [80, 240], [76, 280], -1, hose[0]) +
      handOnHip(sleeve) +
      tunic(dress, KNEE_LENGTH) +
      arm([126, 126], [157, 146], [156, 114], sleeve),
    front: heldSign(wardrobe, 157, 74, 1.02) + fist(156, 106, { facing: 'mirrored' }),
  };
}

/** Striding to the right, both hands to the cup. */
function striding({ hose }: JackSpec, wardrobe: Wardrobe): Pose {
  const { dress } = wardrobe;
  const sleeve = sleeveOf(dress);
  return {
    body:
      shape(smooth('76 112 !, 58 136, 34 170, 20 226 !, 44 216, 60 222, 84 206 !, 96 130 !'), dress.cape, 3) +
      fill(cut(70, 134, 50, 170, 36, 212, 3) + cut(82, 140, 66, 180, 58, 214, 3)) +
      leg([92, 206], [78, 242], [54, 278], 1, hose[1]) +
      leg([108, 206], [126, 238], [122, 280], 1, hose[0]) +
      tunic(dress, KNEE_LENGTH) +
      arm([126, 126], [158, 150], [150, 126], sleeve) +
      arm([76, 128], [92, 164], [134, 144], sleeve) +
      heldSign(wardrobe, 157, 88) +
      fist(153, 124, { facing: 'mirrored' }) +
      fist(141, 140, { scale: 0.95, turn: 60 }),
    front: '',
  };
}

function branch(): Svg {
  const leaves = (
    [
      [0, 0, -50],
      [0, -4, 45],
      [1, -16, -45],
      [1, -18, 50],
    ] as const
  ).map(([x, y, turn]) => place(x, y, shape(smooth('0 0 !, -5 -8, 0 -19 !, 5 -8'), GREEN, 2), { turn }));
  return (
    stroke('M0 24Q-2 0 2 -34', 3.4) +
    leaves.join('') +
    shape(circle(2, -38, 6), RED, 2.2) +
    fill(circle(2, -38, 2.2), YELLOW)
  );
}

/** Gentle, in a long coat, a branch in one hand and the blade point down in the other. */
function bladeDown({ hose }: JackSpec, wardrobe: Wardrobe): Pose {
  const { dress, sign } = wardrobe;
  const sleeve = sleeveOf(dress);
  const raised =
    sign === 'swords' ? place(36, 118, branch(), { scale: 1.1, turn: -12 }) : heldSign(wardrobe, 38, 104, 0.95);
  return {
    body:
      heldSword(158, 202, 180, { turn: 180 }) +
      leg([110, 220], [116, 250], [118, 280], 1, hose[1]) +
      leg([90, 220], [84, 250], [80, 280], -1, hose[0]) +
      arm([74, 126], [46, 158], [41, 144], sleeve) +
      raised +
      fist(40, 135) +
      tunic(dress, { hem: 240, flare: 43 }) +
      arm([126, 126], [156, 156], [158, 150], sleeve) +
      fist(158, 141, { scale: 1.05, facing: 'mirrored' }),
    front: '',
  };
}

/** A page walking with a club. */
function walking({ hose }: JackSpec, wardrobe: Wardrobe): Pose {
  const { dress } = wardrobe;
  const sleeve = sleeveOf(dress);
  return {
    body:
      shape(smooth('76 112 !, 58 136, 38 170, 30 230 !, 50 222, 62 226, 84 206 !, 96 130 !'), dress.cape, 3) +
      fill(cut(70, 134, 52, 170, 44, 214, 3)) +
      leg([92, 206], [80, 242], [62, 279], 1, hose[0]) +
      leg([108, 206], [120, 240], [118, 280], 1, hose[1]) +
      handOnHip(sleeve) +
      tunic(dress, KNEE_LENGTH) +
      heldBaton(160, 146, 204, { scale: 1.16, turn: 6 }) +
      arm([126, 126], [150, 160], [155, 156], sleeve) +
      fist(158, 150, { scale: 1.1, turn: 7, facing: 'mirrored' }),
    front: suitBadge(wardrobe, 84),
  };
}

const sash = (colour: Colour): Svg =>
  shape(smooth('77 162 !, 100 167, 123 162 !, 125 182 !, 100 188, 75 182 !'), colour, 2.8) +
  fill(cut(80, 172, 100, 177, 121, 171, 2) + cut(80, 178, 100, 183, 121, 178, 2)) +
  shape(smooth('82 178 !, 76 196, 70 214 !, 80 210 !, 84 218 !, 92 182 !'), colour, 2.6);

/** The fisherman: shirt sleeves, sash, wide breeches, bare shins. */
function fisherman(_spec: JackSpec, { dress }: Wardrobe): Pose {
  const bare = { colour: FLESH, shoe: FLESH };
  const shirt: Sleeve = { upper: WHITE, lower: WHITE, slash: INK };
  return {
    body:
      leg([112, 206], [121, 240], [124, 280], 1, bare) +
      leg([88, 206], [79, 240], [76, 280], -1, bare) +
      breeches(WHITE, RED) +
      arm([74, 126], [43, 150], [70, 170], shirt) +
      fist(77, 172, { scale: 0.9, turn: 70, facing: 'mirrored' }) +
      bodice({ ...dress, weave: 'panels' }) +
      belt() +
      sash(RED) +
      heldBaton(160, 146, 204, { scale: 1.16, turn: 6 }) +
      arm([126, 126], [150, 160], [155, 156], shirt) +
      fist(158, 150, { scale: 1.1, turn: 7, facing: 'mirrored' }),
    front: '',
  };
}

const POSES: Readonly<Record<JackPose, (spec: JackSpec, wardrobe: Wardrobe) => Pose>> = {
  coinHeldUp,
  striding,
  bladeDown,
  walking,
  fisherman,
};

/** A figure on its own two feet, in a soft hat. */
export function jack(spec: JackSpec, wardrobe: Wardrobe): Svg {
  const { body, front } = POSES[spec.pose](spec, wardrobe);
  return body + neckOf(spec.head) + collar(spec.collar) + head(spec.head) + front;
}
