/** A point of a path: x, y, and whether the curve has a sharp corner there. */
export type Point = readonly [x: number, y: number, corner?: boolean];

/** A point of a limb: x, y and the width there. */
export type WidePoint = readonly [x: number, y: number, width: number];

/** SVG path data. */
export type PathData = string;

/** A number with at most one decimal, and no zero before the point. */
export function num(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

const pair = (x: number, y: number): string => `${num(x)} ${num(y)}`;

/** `'x y, x y !, …'` as points; a trailing `!` marks a sharp corner. */
export const parsePoints = (text: string): Point[] =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((item) => {
      const [x = NaN, y = NaN] = item.split(/\s+/).map(parseFloat);
      return [x, y, item.endsWith('!')];
    });

const direction = (from: Point, to: Point): readonly [number, number] => {
  const x = to[0] - from[0];
  const y = to[1] - from[1];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

function curve(points: readonly Point[], shut: boolean, tension: number): PathData {
  const count = points.length;
  const at = (index: number): Point =>
    points[shut ? (index + count) % count : Math.max(0, Math.min(count - 1, index))]!;
  let data = `M${pair(at(0)[0], at(0)[1])}`;
  for (let index = 0; index < (shut ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    if (from[2] && to[2]) {
      data += `L${pair(to[0], to[1])}`;
      continue;
    }
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * tension;
    const leaving = from[2] ? direction(from, to) : direction(before, to);
    const arriving = to[2] ? direction(from, to) : direction(from, after);
    data += `C${pair(from[0] + leaving[0] * reach, from[1] + leaving[1] * reach)} ${pair(to[0] - arriving[0] * reach, to[1] - arriving[1] * reach)} ${pair(to[0], to[1])}`;
  }
  return shut ? `${data}Z` : data;
}

const pointsOf = (source: string | readonly Point[]): readonly Point[] =>
  typeof source === 'string' ? parsePoints(source) : source;

/** Closed smooth path through the points; corners stay sharp. Handles scale with the chord, so nothing overshoots. */
export const smooth = (source: string | readonly Point[], tension = 0.36): PathData =>
  curve(pointsOf(source), true, tension);

/** Open smooth path through the points. */
export const openSmooth = (source: string | readonly Point[], tension = 0.36): PathData =>
  curve(pointsOf(source), false, tension);

/** Closed path symmetric about x = 0, from its right half listed top to bottom. */
export function symmetric(rightHalf: string, tension = 0.36): PathData {
  const right = parsePoints(rightHalf);
  const left = right.filter(([x]) => x !== 0).map(([x, y, corner]): Point => [-x, y, corner ?? false]);
  return curve([...right, ...left.reverse()], true, tension);
}

function limbOutline(points: readonly WidePoint[], flatEnds: 'flat' | 'round'): PathData {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y, width], index) => {
    const before = points[Math.max(0, index - 1)]!;
    const after = points[Math.min(points.length - 1, index + 1)]!;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const corner = flatEnds === 'flat' && (index === 0 || index === points.length - 1);
    const [sideX, sideY] = [(dy / length) * (width / 2), (dx / length) * (width / 2)];
    left.push([x - sideX, y + sideY, corner]);
    right.push([x + sideX, y - sideY, corner]);
  });
  return smooth([...left, ...right.reverse()]);
}

/** Tapered limb along points with a width each; flat ends. For arms, legs, feathers, sleeves. */
export const limb = (points: readonly WidePoint[]): PathData => limbOutline(points, 'flat');

/** Tapered limb with rounded ends. */
export const roundLimb = (points: readonly WidePoint[]): PathData => limbOutline(points, 'round');

/**
 * The woodcut mark: a lens from a to b bowed through c, `width` thick in the middle. All modelling inside an outline is
 * made of these, never of a line of even width.
 */
export function cut(ax: number, ay: number, cx: number, cy: number, bx: number, by: number, width = 3): PathData {
  const dx = bx - ax;
  const dy = by - ay;
  const length = Math.hypot(dx, dy) || 1;
  const nx = (-dy / length) * width;
  const ny = (dx / length) * width;
  return `M${pair(ax, ay)}Q${pair(cx + nx, cy + ny)} ${pair(bx, by)}Q${pair(cx - nx, cy - ny)} ${pair(ax, ay)}Z`;
}

export const ellipse = (x: number, y: number, rx: number, ry: number): PathData =>
  `M${pair(x - rx, y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-2 * rx)} 0Z`;

export const circle = (x: number, y: number, radius: number): PathData => ellipse(x, y, radius, radius);

export const rect = (x: number, y: number, width: number, height: number): PathData =>
  `M${pair(x, y)}h${num(width)}v${num(height)}h${num(-width)}Z`;

/** Closed polygon; corners are sharp. */
export const polygon = (source: string | readonly Point[]): PathData =>
  `M${pointsOf(source)
    .map(([x, y]) => pair(x, y))
    .join('L')}Z`;
