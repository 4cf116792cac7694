import type { SuitSign } from '../decks.ts';
import { ground, tuft } from '../figures/ground.ts';
import { RED, WHITE, YELLOW, type Colour } from '../kit/palette.ts';
import type { Svg } from '../kit/paint.ts';
import type { FrenchSuit, LatinSuit, Pattern } from '../patterns/pattern.ts';
import { jack } from './jacks.ts';
import { king } from './kings.ts';
import { queen } from './queens.ts';
import { rider } from './riders.ts';

export type CourtRank = 'J' | 'H' | 'K';

/** Flowers in the grass: the colour that shows on the ground of the suit. */
const flowerOf = (sign: SuitSign): Colour =>
  sign === 'coins' || sign === 'batons' ? RED : sign === 'swords' ? YELLOW : WHITE;

/** The jack, horse (queen) or king of a suit, on its ground. */
export function drawCourt(pattern: Pattern, sign: SuitSign, suit: LatinSuit | FrenchSuit, rank: CourtRank): Svg {
  const wardrobe = { sign, dress: suit.dress, emblems: pattern.emblems };
  const flower = flowerOf(sign);
  const grass =
    rank === 'K' ? tuft(24, 300, 0.8, flower) + tuft(178, 302, 0.8) : tuft(26, 296, 0.9) + tuft(174, 300, 0.9, flower);
  const figure = (): Svg => {
    switch (rank) {
      case 'J':
        return jack(suit.jack, wardrobe);
      case 'H':
        return 'rider' in suit ? rider(suit.rider, wardrobe) : queen(suit.queen, wardrobe);
      case 'K':
        return king(suit.king, wardrobe);
    }
  };
  return ground(pattern.ground(sign, rank)) + figure() + grass;
}
