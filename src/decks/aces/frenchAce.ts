import type { FrenchSign } from '../decks.ts';
import { frenchSign, isRed } from '../emblems/frenchSigns.ts';
import { flower, leaf } from '../kit/ornaments.ts';
import { BLUE, PAPER, RED, YELLOW } from '../kit/palette.ts';
import { halfTurn, mirror, place, type Svg } from '../kit/paint.ts';

const HEART_OF: Readonly<Record<FrenchSign, number>> = { hearts: -2, diamonds: 0, clubs: 4, spades: 4 };

/** A great suit sign between sprays. */
export function frenchAce(sign: FrenchSign): Svg {
  const spray =
    leaf(58, 252, 100, 1) +
    leaf(52, 244, 40, 1) +
    leaf(74, 262, 70, 0.9) +
    flower(46, 262, 1, isRed(sign) ? BLUE : RED);
  const sides = spray + mirror(spray);
  return (
    sides +
    halfTurn(sides) +
    place(100, 160, frenchSign(sign), { scale: 2.3 }) +
    place(100, 160, flower(0, HEART_OF[sign], 1, YELLOW, PAPER), { scale: 0.9 })
  );
}
