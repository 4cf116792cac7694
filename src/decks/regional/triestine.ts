import { heldSign } from '../courts/held.ts';
import type { Wardrobe } from '../courts/specs.ts';
import { bodice, collar, skirt } from '../figures/garments.ts';
import { head, neckOf, type HeadSpec } from '../figures/head.ts';
import { arm, fist } from '../figures/limbs.ts';
import { glyphs } from '../kit/glyphs.ts';
import { fill, shape, stroke, type Svg } from '../kit/paint.ts';
import { BLUE, GREEN, RED, WHITE, YELLOW } from '../kit/palette.ts';
import { cut, rect, smooth } from '../kit/path.ts';
import { heightOf } from './heights.ts';
import { innerLine, mirrored, sheet, upended } from './sheet.ts';

const HEIGHT = heightOf('triestine');
const BAND = 26;

const WARDROBE: Wardrobe = {
  sign: 'cups',
  emblems: { coin: 'rosette', cup: 'covered', blade: 'slim' },
  dress: { main: GREEN, mark: YELLOW, spot: RED, sleeve: RED, weave: 'bands', cape: RED },
};
const HEAD: HeadSpec = {
  view: 'three-quarter',
  age: 'old',
  nose: 'aquiline',
  beard: { cut: 'full', colour: WHITE },
  hair: { cut: 'bob', colour: WHITE },
  hat: { kind: 'crown', main: YELLOW, trim: RED, feather: BLUE },
};

/** King of cups: mirrored, with the name of the figure in the band between the halves. */
export function triestineKingOfCups(): Svg {
  const { dress } = WARDROBE;
  const sleeve = { upper: GREEN, lower: RED, slash: YELLOW };
  const king =
    shape(smooth('70 112 !, 48 126, 34 150, 28 190 !, 172 190 !, 166 150, 152 126, 130 112 !'), RED, 3) +
    fill(cut(54, 132, 44, 150, 40, 170, 3) + cut(146, 132, 156, 150, 160, 170, 3)) +
    skirt(dress, { hem: 240, flare: 52 }) +
    bodice(dress) +
    arm([74, 128], [52, 150], [86, 148], sleeve) +
    fist(92, 147, { turn: 80 }) +
    arm([126, 128], [158, 148], [156, 118], sleeve) +
    neckOf(HEAD) +
    collar({ kind: 'ermine' }) +
    head(HEAD) +
    heldSign(WARDROBE, 157, 74) +
    fist(156, 110, { facing: 'mirrored' });
  const middle = HEIGHT / 2;
  const name = glyphs('RE', 62, middle - 9, { scale: 1.25, weight: 2.8, halo: 0 });
  return sheet(
    HEIGHT,
    mirrored(HEIGHT, king, BAND) +
      shape(rect(9, middle - BAND / 2, 182, BAND), WHITE, 3) +
      stroke(`M100 ${middle - BAND / 2}V${middle + BAND / 2}`, 2) +
      name +
      upended(HEIGHT, name) +
      innerLine(HEIGHT, 9),
  );
}
