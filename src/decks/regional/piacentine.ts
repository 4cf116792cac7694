import { baton } from '../emblems/baton.ts';
import { belt, bodice, collar, skirt, type Dress } from '../figures/garments.ts';
import { head, neckOf, type HeadSpec } from '../figures/head.ts';
import { arm, fist } from '../figures/limbs.ts';
import { fill, place, shape, stroke, type Svg } from '../kit/paint.ts';
import { BLUE, GREEN, INK, RED, WHITE, YELLOW } from '../kit/palette.ts';
import { cut, smooth } from '../kit/path.ts';
import { heightOf } from './heights.ts';
import { innerLine, mirrored, sheet } from './sheet.ts';

/** 52 x 94 mm. */
const HEIGHT = heightOf('piacentine');

const DRESS: Dress = { main: RED, mark: YELLOW, spot: WHITE, sleeve: BLUE, weave: 'lozenges', cape: BLUE };
const HEAD: HeadSpec = {
  view: 'profile',
  nose: 'aquiline',
  age: 'old',
  hair: { cut: 'bob', colour: INK },
  beard: { cut: 'full', colour: INK },
  hat: { kind: 'crown', main: YELLOW, trim: GREEN, feather: RED },
};

/** King of batons: mirrored, in profile, inside an inner frame line. */
export function piacentineKingOfBatons(): Svg {
  const sleeve = { upper: YELLOW, lower: BLUE, slash: RED };
  const mantle =
    shape(smooth('70 112 !, 46 132, 28 160, 20 200 !, 180 200 !, 172 160, 154 132, 130 112 !'), BLUE, 3) +
    fill(cut(52, 136, 40, 160, 36, 196, 3) + cut(148, 136, 160, 160, 164, 196, 3));
  const king =
    mantle +
    place(46, 140, baton(220), { scale: 1.1, turn: 0 }) +
    skirt(DRESS, { hem: 240, flare: 52 }) +
    bodice(DRESS) +
    belt() +
    arm([74, 128], [56, 160], [50, 146], sleeve) +
    fist(46, 138, { scale: 1.1 }) +
    arm([126, 128], [150, 158], [122, 168], sleeve) +
    fist(115, 168, { scale: 0.95, turn: -70 }) +
    neckOf(HEAD) +
    collar({ kind: 'ermine' }) +
    head(HEAD);
  return sheet(
    HEIGHT,
    mirrored(HEIGHT, king) + stroke(`M14 ${HEIGHT / 2}H186`, 3) + innerLine(HEIGHT, 8) + innerLine(HEIGHT, 14, 2.6),
  );
}
