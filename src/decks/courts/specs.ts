import type { SuitSign } from '../decks.ts';
import type { EmblemStyle } from '../emblems/sign.ts';
import type { Collar, Dress } from '../figures/garments.ts';
import type { HeadSpec } from '../figures/head.ts';
import type { HorseSpec } from '../figures/horse.ts';
import type { Hose } from '../figures/limbs.ts';
import type { Colour } from '../kit/palette.ts';

export type JackPose = 'coinHeldUp' | 'striding' | 'bladeDown' | 'fisherman' | 'walking';
export interface JackSpec {
  readonly pose: JackPose;
  readonly head: HeadSpec;
  readonly collar: Collar;
  /** Left and right leg as seen. */
  readonly hose: readonly [Hose, Hose];
}

export type RiderPose = 'emblemHeldUp' | 'swordUpright' | 'clubShouldered';
export interface RiderSpec {
  readonly pose: RiderPose;
  readonly head: HeadSpec;
  readonly collar: Collar;
  readonly horse: HorseSpec;
  /** Riders look left unless mirrored. */
  readonly facing: 'as-drawn' | 'mirrored';
}

export type KingPose = 'sceptre' | 'enthroned' | 'armoured' | 'furredCoat';
export interface KingSpec {
  readonly pose: KingPose;
  readonly head: HeadSpec;
}

export interface QueenSpec {
  readonly head: HeadSpec;
  readonly flower: Colour;
}

/** What a court card is composed from, whatever its pose. */
export interface Wardrobe {
  readonly sign: SuitSign;
  readonly dress: Dress;
  readonly emblems: EmblemStyle;
}
