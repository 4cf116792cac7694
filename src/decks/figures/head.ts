import { place, type Svg } from '../kit/paint.ts';
import { face, neck, type FaceSpec } from './face.ts';
import { beard, hair, type Beard, type Hair } from './hair.ts';
import { hat, type Hat } from './hats.ts';

/** A head as data. Heads face left unless mirrored. */
export interface HeadSpec extends FaceSpec {
  readonly hair?: Hair;
  readonly beard?: Beard;
  readonly hat?: Hat;
  readonly facing?: 'as-drawn' | 'mirrored';
  /** Degrees clockwise. */
  readonly tilt?: number;
}

const bareHead = (spec: HeadSpec): Svg =>
  face(spec) +
  (spec.hair ? hair(spec.hair, spec.view) : '') +
  (spec.beard ? beard(spec.beard, spec.view) : '') +
  (spec.hat ? hat(spec.hat) : '');

/** Where a head sits: the base of the neck of a standing figure. */
const BASE = { x: 100, y: 112 } as const;

/** The head on the shoulders of a figure. */
export const head = (spec: HeadSpec, scale = 1.2): Svg =>
  place(BASE.x, BASE.y, bareHead(spec), { scale, turn: spec.tilt ?? 0, facing: spec.facing ?? 'as-drawn' });

/** The neck alone, for drawing before the collar. */
export const neckOf = (spec: HeadSpec, scale = 1.2): Svg =>
  place(BASE.x, BASE.y, neck(), { scale, facing: spec.facing ?? 'as-drawn' });
