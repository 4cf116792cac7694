import type { SuitSign } from './decks.ts';
import { BLUE, PAPER, RED, YELLOW } from './kit/palette.ts';
import { fill, shape, stroke, type Svg } from './kit/paint.ts';
import { circle, cut, num, rect, type PathData } from './kit/path.ts';

/** The sheet of the card, with its rounded corners and its edge. */
export const paper = (): Svg =>
  `<rect x="1.2" y="1.2" width="197.6" height="317.6" rx="11" fill="${PAPER}" stroke-width="2.4"/>`;

/** The thin line inside the edge of an Italian card. */
export const keyline = (): Svg => '<rect x="9" y="9" width="182" height="302" rx="4" fill="none" stroke-width="2.2"/>';

/** How many gaps break the top and bottom edge of a Spanish card: the *pinta* tells the suit from a corner. */
export const PINTA_GAPS: Readonly<Record<'coins' | 'cups' | 'swords' | 'batons', number>> = {
  coins: 0,
  cups: 1,
  swords: 2,
  batons: 3,
};

const INSET = 9;

function pintaEdge(y: number, gaps: number, gap: number): PathData {
  const [left, right] = [INSET, 200 - INSET];
  const middles = Array.from({ length: gaps }, (_, index) => left + ((right - left) * (index + 1)) / (gaps + 1));
  return `M${left} ${y}${middles.map((x) => `H${num(x - gap / 2)}M${num(x + gap / 2)} ${y}`).join('')}H${right}`;
}

/** The Spanish frame, its top and bottom edges broken by the pinta of the suit. */
export function pintaFrame(sign: keyof typeof PINTA_GAPS): Svg {
  const [top, bottom] = [INSET, 320 - INSET];
  const edges = pintaEdge(top, PINTA_GAPS[sign], 20) + pintaEdge(bottom, PINTA_GAPS[sign], 20);
  const sides = `M${INSET} ${top - 2}V${bottom + 2}M${200 - INSET} ${top - 2}V${bottom + 2}`;
  return `<g stroke-linecap="butt" data-pinta="${PINTA_GAPS[sign]}">${stroke(edges + sides, 4)}</g>`;
}

export const isLatin = (sign: SuitSign): sign is keyof typeof PINTA_GAPS => sign in PINTA_GAPS;

/** Lenses round a point, from one radius to another. */
const star = (
  x: number,
  y: number,
  points: number,
  inner: number,
  outer: number,
  width: number,
  offset = 0,
): PathData =>
  Array.from({ length: points }, (_, index) => {
    const angle = ((index + offset) / points) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const middle = (inner + outer) / 2;
    return cut(x + inner * c, y + inner * s, x + middle * c, y + middle * s, x + outer * c, y + outer * s, width);
  }).join('');

/** Majolica back: two motifs in a chequer, 5 by 9 cells, unchanged by a half turn. */
export function majolica(): Svg {
  const cells = Array.from({ length: 45 }, (_, index) => ({
    x: 100 + ((index % 5) - 2) * 34,
    y: 160 + (Math.floor(index / 5) - 4) * 32,
    motif: index % 2 === 0 ? 'wheel' : 'cross',
  }));
  const wheels = cells.filter(({ motif }) => motif === 'wheel');
  const crosses = cells.filter(({ motif }) => motif === 'cross');
  const all = (of: typeof cells, draw: (x: number, y: number) => PathData): PathData =>
    of.map(({ x, y }) => draw(x, y)).join('');
  return (
    shape(rect(9, 9, 182, 302), BLUE, 3) +
    shape(rect(14, 15, 172, 290), PAPER, 1.8) +
    fill(
      all(wheels, (x, y) => circle(x, y, 14.6)),
      BLUE,
    ) +
    fill(
      all(wheels, (x, y) => star(x, y, 8, 3, 13, 3.4)),
      PAPER,
    ) +
    fill(
      all(wheels, (x, y) => star(x, y, 8, 8, 14, 1.5, 0.5)),
      YELLOW,
    ) +
    fill(
      all(crosses, (x, y) => star(x, y, 4, 2, 17, 6, 0.5)),
      BLUE,
    ) +
    fill(
      all(crosses, (x, y) => star(x, y, 4, 3, 13.5, 3.6)),
      RED,
    ) +
    fill(all(wheels, (x, y) => circle(x, y, 3.4)) + all(crosses, (x, y) => circle(x, y, 2.6)), YELLOW)
  );
}
