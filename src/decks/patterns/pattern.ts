import type { Rank } from '../../engine/cards.ts';
import type { FrenchSign, LatinSign, SuitSign } from '../decks.ts';
import type { JackSpec, KingSpec, QueenSpec, RiderSpec } from '../courts/specs.ts';
import type { Dress } from '../figures/garments.ts';
import type { Colour } from '../kit/palette.ts';
import type { Svg } from '../kit/paint.ts';
import type { PipStyle } from '../pips/drawPips.ts';

interface SuitCourts {
  readonly dress: Dress;
  readonly jack: JackSpec;
  readonly king: KingSpec;
  readonly ace: () => Svg;
}
export interface LatinSuit extends SuitCourts {
  readonly rider: RiderSpec;
}
export interface FrenchSuit extends SuitCourts {
  readonly queen: QueenSpec;
}

/** How a deck looks, as data. */
export type Pattern = PipStyle & {
  readonly frame: (sign: SuitSign) => Svg;
  /** Colour of the strip a figure stands on; by suit at Naples, by rank in Sicily. */
  readonly ground: (sign: SuitSign, rank: Rank) => Colour;
} & (
    | { readonly kind: 'latin'; readonly suits: Readonly<Record<LatinSign, LatinSuit>> }
    | { readonly kind: 'french'; readonly suits: Readonly<Record<FrenchSign, FrenchSuit>> }
  );
