import type { SuitSign } from '../decks.ts';
import type { Svg } from '../kit/paint.ts';
import { baton } from './baton.ts';
import { rosetteCoin, sunCoin } from './coin.ts';
import { coveredCup, openGoblet } from './cup.ts';
import { frenchSign } from './frenchSigns.ts';
import { sword, type Blade } from './sword.ts';

/** How a pattern draws its four Latin suits. */
export interface EmblemStyle {
  readonly coin: 'rosette' | 'sun';
  readonly cup: 'covered' | 'open';
  readonly blade: Blade;
}

/** The suit at full size, centred on 0,0. The length is that of swords and batons. */
export function sign(of: SuitSign, style: EmblemStyle, length = 140): Svg {
  switch (of) {
    case 'coins':
      return style.coin === 'sun' ? sunCoin() : rosetteCoin();
    case 'cups':
      return style.cup === 'open' ? openGoblet() : coveredCup();
    case 'swords':
      return sword(length, style.blade);
    case 'batons':
      return baton(length);
    default:
      return frenchSign(of);
  }
}
