import { rosetteCoin } from '../emblems/coin.ts';
import { glyphs } from '../kit/glyphs.ts';
import { flower, leaf } from '../kit/ornaments.ts';
import { bothSides, fill, place, shape, stroke, type Svg } from '../kit/paint.ts';
import { BLUE, GREEN, RED, WHITE, YELLOW } from '../kit/palette.ts';
import { circle, smooth, symmetric } from '../kit/path.ts';
import { heightOf } from './heights.ts';
import { innerLine, sheet, upended } from './sheet.ts';

/** 49 x 104 mm: the longest card of all. */
const HEIGHT = heightOf('trevigiane');

/** Skill is no use to one whom luck is against. Old common property; source 7BE. */
const MOTTO = ['NON VAL SAPER', 'A CHI HA FORTUNA', 'CONTRA'] as const;

const scroll = (): Svg =>
  bothSides(shape('M66 22L88 30 80 41 88 54 64 52Z', RED, 2.8)) +
  shape(smooth('-78 2 !, 0 -6, 78 2 !, 78 60 !, 0 52, -78 60 !'), WHITE, 3) +
  stroke('M-74 8Q0 0 74 8M-74 54Q0 46 74 54', 1.6, RED) +
  MOTTO.map((line, index) => glyphs(line, 0, 8.5 + index * 13.6, { scale: 0.68, weight: 2.4, halo: 0 })).join('');

/** Ace of coins: a great coin between two scrolls with the motto, one for each end, and its number in the corners. */
export function trevigianeAceOfCoins(): Svg {
  const garland = bothSides(
    stroke('M0 78Q54 74 72 30', 2.8) +
      leaf(22, 78, 96, 0.9) +
      leaf(40, 70, 16, 0.9) +
      leaf(48, 66, 100, 0.8) +
      leaf(62, 50, -14, 0.9) +
      leaf(66, 44, 66, 0.8) +
      flower(73, 24, 0.9),
  );
  const end =
    glyphs('1', 28, 22, { scale: 1.15 }) +
    glyphs('1', 172, 22, { scale: 1.15 }) +
    place(
      100,
      54,
      shape(symmetric('0 -34 !, 7 -24, 22 -30 !, 18 -8 !, 0 -4'), YELLOW, 2.8) + fill(circle(0, -14, 3.4), RED),
    ) +
    place(100, 66, scroll());
  const middle = HEIGHT / 2;
  const rays = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * 360;
    return place(0, 0, shape('M-9 -60L0 -80L9 -60Z', index % 2 ? BLUE : GREEN, 2.6), { turn: angle });
  });
  return sheet(
    HEIGHT,
    innerLine(HEIGHT, 9) +
      end +
      upended(HEIGHT, end) +
      place(100, middle, garland + `<g transform="rotate(180)">${garland}</g>`, { scale: 0.86 }) +
      place(100, middle, rays.join('') + place(0, 0, rosetteCoin(), { scale: 2.05 }), { scale: 0.82 }),
  );
}
