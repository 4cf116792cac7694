import { FLESH, INK, RED, ROSE } from '../kit/palette.ts';
import { fill, shape, silhouette, stroke, type Svg } from '../kit/paint.ts';
import { circle, cut, smooth, symmetric, type PathData } from '../kit/path.ts';

/** Which way a head looks. All heads are drawn facing left; `front` looks at us. */
export type View = 'three-quarter' | 'profile' | 'front';
export type Nose = 'straight' | 'aquiline' | 'snub' | 'broad';
/** The lower half of the face; hats and hair fit all of them. A head in profile or from the front has the oval one. */
export type Jaw = 'oval' | 'pointed' | 'square' | 'plump';
export type Age = 'young' | 'grown' | 'old';
/** `soft`: fuller lips, lashes, thin brows. */
export type Features = 'plain' | 'soft';

export interface FaceSpec {
  readonly view: View;
  readonly nose?: Nose;
  readonly jaw?: Jaw;
  readonly age?: Age;
  readonly features?: Features;
}

const NOSE: Readonly<Record<Exclude<View, 'profile'>, Readonly<Record<Nose, PathData>>>> = {
  'three-quarter': {
    straight: 'M-3.6 -35Q-7.6 -27 -11 -22.6Q-9.4 -18.4 -3 -20.4Q-7.4 -21.4 -7 -23.4Q-4.6 -28 -3.6 -35Z',
    aquiline: 'M-3.2 -36Q-10.4 -31 -12.6 -22.4Q-11 -17.6 -3 -20.2Q-8 -20.8 -8 -23.4Q-7.2 -29 -3.2 -36Z',
    snub: 'M-4.4 -33Q-6 -28.4 -10 -26Q-11 -20.6 -3.4 -21Q-7 -22.6 -6.4 -25Q-4.4 -28 -4.4 -33Z',
    broad:
      'M-3.6 -35Q-6.6 -29 -10.6 -26Q-14.4 -22 -10.4 -19.4Q-6 -17.6 -1.6 -20.2Q-1 -23 -3.4 -22.4Q-8.4 -21 -8 -24.4Q-4.6 -29 -3.6 -35Z',
  },
  front: {
    straight: 'M-2 -35Q-3 -27 -5.2 -23Q-4.6 -19.4 0 -19Q4 -19 4.6 -22.4Q2 -20.8 -1.6 -22Q-2.6 -27 -2 -35Z',
    aquiline: 'M-2.6 -36Q-4.4 -28 -6 -22.6Q-4 -18.4 0 -18Q4.4 -18.4 5.6 -22Q2 -20 -2 -21.6Q-2.6 -28 -2.6 -36Z',
    snub: 'M-1.6 -32Q-2.6 -27 -5 -24.6Q-4.4 -20.6 0 -20.4Q4 -20.6 4.6 -24Q2 -22 -1.4 -23.4Q-2 -27 -1.6 -32Z',
    broad:
      'M-2 -35Q-3.4 -28 -7 -24Q-8 -19.6 -3 -19.6Q0 -17.6 3 -19.6Q8 -19.6 6.6 -24Q4 -21.4 -1.6 -21.8Q-2.6 -28 -2 -35Z',
  },
};

const SKULL: Readonly<Record<Jaw, string>> = {
  oval: '-14 -50, -17 -38, -17.6 -27, -15.6 -15, -9 -6.6, -3 -5, 7 -10, 15 -22, 17 -38, 14 -49, 0 -54',
  pointed: '-14 -50, -17 -38, -17 -27, -14 -15, -9 -7, -4.6 -3.4, 3 -9, 14 -22, 17 -38, 14 -49, 0 -54',
  square: '-14 -50, -17 -38, -17.6 -27, -17.6 -14, -12.6 -5.4, -3 -3.6, 9 -6, 16.4 -18, 17 -38, 14 -49, 0 -54',
  plump: '-14 -50, -17 -38, -19 -25, -19.4 -14, -12 -4, -1 -2, 12 -6, 18.4 -20, 17 -38, 14 -49, 0 -54',
};

const PROFILE_FRONT: Readonly<Record<Nose, string>> = {
  straight: '-13.5 -36 !, -21.5 -26 !, -15.5 -22.6 !',
  aquiline: '-13.5 -37 !, -20.6 -32, -23.4 -24 !, -15.5 -22 !',
  snub: '-13 -34 !, -19.6 -29, -20.4 -26 !, -15 -23 !',
  broad: '-13 -35 !, -19 -29, -23 -25, -20 -21, -15.5 -21.6 !',
};

const cheek = (x: number, y: number): Svg => fill(circle(x, y, 3.7), ROSE);

function threeQuarter({ nose = 'straight', jaw = 'oval', age = 'grown', features = 'plain' }: FaceSpec): Svg {
  const soft = features === 'soft';
  const brow = soft ? 1 : age === 'young' ? 1.2 : age === 'old' ? 2.1 : 1.6;
  const eye = age === 'young' ? 2.3 : age === 'old' ? 1.8 : 2.1;
  const brows = cut(-15, -35, -11, -38.6, -6.5, -36, brow) + cut(0, -36, 5, -40, 11, -35.5, brow);
  const lids = cut(-14, -30.6, -10.5, -33.4, -6.6, -30.8, 1) + cut(0, -30.8, 5, -34, 10.4, -30.2, 1.1);
  const lashes = soft ? cut(10, -30.4, 12, -31.4, 13.6, -33.4, 0.8) + cut(-14, -30.6, -15.4, -31.6, -16, -33, 0.7) : '';
  const lines =
    age === 'old'
      ? fill(
          cut(-12.4, -26.4, -10.4, -24.8, -8, -26.2, 0.7) +
            cut(2, -26.6, 5, -24.8, 8.6, -26.6, 0.8) +
            cut(-1, -20, 2, -17, 1.4, -13, 0.8) +
            cut(-9, -43, -2, -44.6, 7, -43, 0.8),
        )
      : '';
  const mouth = soft
    ? fill(cut(-9.4, -15, -5.4, -12.2, -1, -15.2, 2.6), RED) + fill(cut(-9.4, -15, -5.2, -15.4, -1, -15.2, 0.5))
    : fill(cut(-10, -15.4, -5.6, -13, -0.6, -15.8, 1.8), RED);
  return (
    silhouette([smooth(SKULL[jaw])], FLESH, 2.8) +
    cheek(7, -21) +
    cheek(-13, -20.5) +
    fill(brows + lids + lashes + circle(-10.2, -29.8, eye) + circle(4.4, -29.8, eye)) +
    lines +
    fill(NOSE['three-quarter'][nose]) +
    mouth +
    stroke(
      jaw === 'plump' ? 'M-8 -9.6Q-5.6 -8.6 -3.6 -9.8M-11 -4.6Q-3 -.6 8 -5.4' : 'M-7.6 -10.4Q-5.6 -9.4 -3.8 -10.6',
      1.2,
    )
  );
}

function profile({ nose = 'straight', age = 'grown' }: FaceSpec): Svg {
  const lines =
    age === 'old' ? fill(cut(-13, -26, -10, -24.4, -6.6, -26, 0.8) + cut(-11, -20, -8.6, -17, -9, -13, 0.8)) : '';
  return (
    silhouette(
      [
        smooth(
          `-10 -52, -14 -42, ${PROFILE_FRONT[nose]}, -17.6 -18.6, -15 -17 !, -16.4 -13.6, -13.6 -12 !, -14.6 -7, -9 -3.6, -1 -7, 6 -14, 14 -26, 15 -42, 6 -53`,
        ),
      ],
      FLESH,
      2.8,
    ) +
    cheek(-5, -21) +
    fill(
      cut(-14.5, -35.5, -10, -39.4, -4, -36.5, age === 'old' ? 2.1 : 1.6) +
        cut(-14, -30.6, -10, -33.4, -5.4, -30.6, 1.1) +
        circle(-11, -30, 1.8) +
        cut(-19, -23.8, -16, -26.4, -14, -23.4, 1.1),
    ) +
    lines +
    fill(cut(-17, -16.8, -13, -15, -9.4, -17.6, 1.7), RED)
  );
}

function front({ nose = 'straight', age = 'grown' }: FaceSpec): Svg {
  const brow = age === 'old' ? 2 : 1.5;
  const halves = [-1, 1].map(
    (side) =>
      cut(side * 13, -35, side * 8, -39.5, side * 3, -35.6, side * brow) +
      cut(side * 12.4, -30.2, side * 8, -33.6, side * 3.4, -30.4, side) +
      circle(side * 7.6, -29.8, 1.8),
  );
  const lines =
    age === 'old'
      ? fill([-1, 1].map((side) => cut(side * 11, -25.6, side * 8, -24, side * 5, -25.4, 0.8)).join(''))
      : '';
  return (
    silhouette([symmetric('0 -54, 12 -52, 17 -42, 17.4 -28, 14 -14, 7 -6.5, 0 -5')], FLESH, 2.8) +
    cheek(-10, -21) +
    cheek(10, -21) +
    fill(halves.join('')) +
    lines +
    fill(NOSE.front[nose]) +
    fill(cut(-5, -15.6, 0, -13.4, 5, -15.6, 1.7), RED)
  );
}

const FACES: Readonly<Record<View, (spec: FaceSpec) => Svg>> = { 'three-quarter': threeQuarter, profile, front };

/** A bare head. Origin at the base of the neck, chin at y -8, crown of the skull at -54, hat line at -44; 34 wide. */
export const face = (spec: FaceSpec): Svg => FACES[spec.view](spec);

/** Neck with the chin's shadow; drawn before the collar, so that the collar closes over it. */
export const neck = (): Svg =>
  shape(smooth('-6 -18 !, -5 -4, -9 6, 0 12, 12 6, 10 -4, 11 -18 !'), FLESH, 2.8) +
  fill('M-5 -8Q2 2 11 -10L10 -1Q4 2 -5 -1Z', INK);
