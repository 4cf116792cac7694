import type { Svg } from '../kit/paint.ts';
import { piacentineKingOfBatons } from '../regional/piacentine.ts';
import { sicilianeHorseOfSwords } from '../regional/siciliane.ts';
import { trevigianeAceOfCoins } from '../regional/trevigiane.ts';
import { triestineKingOfCups } from '../regional/triestine.ts';
import type { RegionalId } from './regionalMarks.ts';

/** One card of each regional pattern we have drawn, in the proportion of its pack. */
export const REGIONAL_CARDS: Readonly<Partial<Record<RegionalId, () => Svg>>> = {
  piacentine: piacentineKingOfBatons,
  trevigiane: trevigianeAceOfCoins,
  siciliane: sicilianeHorseOfSwords,
  triestine: triestineKingOfCups,
};
