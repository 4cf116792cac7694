import type { SuitSign } from '../decks.ts';
import type { Svg } from '../kit/paint.ts';
import { indexBaton } from './baton.ts';
import { indexCoin } from './coin.ts';
import { indexCup } from './cup.ts';
import { indexFrenchSign } from './frenchSigns.ts';
import { indexSword } from './sword.ts';

/** The suit as drawn in an index or a line of text, centred on 0,0, about 76 high; readable at 12 px. */
export function indexSign(sign: SuitSign): Svg {
  switch (sign) {
    case 'coins':
      return indexCoin();
    case 'cups':
      return indexCup();
    case 'swords':
      return indexSword();
    case 'batons':
      return indexBaton();
    default:
      return indexFrenchSign(sign);
  }
}
