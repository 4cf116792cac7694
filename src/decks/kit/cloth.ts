import { openSmooth, parsePoints, polygon, smooth, type PathData, type Point } from './path.ts';

/** A piece of cloth as a surface: u runs 0 to 1 across, v 0 to 1 down. Patterns laid on it follow its form, unclipped. */
export interface Cloth {
  readonly at: (u: number, v: number) => readonly [x: number, y: number];
  /** The part between two corners of the surface. */
  readonly part: (u0: number, v0: number, u1: number, v1: number) => PathData;
  readonly lozenge: (u: number, v: number, du: number, dv: number) => PathData;
  readonly whole: PathData;
  readonly across: (v: number) => PathData;
  readonly down: (u: number) => PathData;
}

/** Catmull-Rom value of the polyline at v, 0 to 1. */
function along(points: readonly Point[], v: number): readonly [number, number] {
  const last = points.length - 1;
  const position = Math.min(last - 1e-6, Math.max(0, v * last));
  const index = Math.floor(position);
  const t = position - index;
  const from = points[index]!;
  const to = points[index + 1]!;
  const before = points[Math.max(0, index - 1)]!;
  const after = points[Math.min(last, index + 2)]!;
  const value = (axis: 0 | 1): number => {
    const [z, a, b, c] = [before[axis], from[axis], to[axis], after[axis]];
    return 0.5 * (2 * a + (b - z) * t + (2 * z - 5 * a + 4 * b - c) * t * t + (3 * a - z - 3 * b + c) * t ** 3);
  };
  return [value(0), value(1)];
}

/** Cloth hung between a left and a right edge, each listed top to bottom; `sag` lowers the middle of the hem. */
export function cloth(leftEdge: string, rightEdge: string, sag = 0): Cloth {
  const left = parsePoints(leftEdge);
  const right = parsePoints(rightEdge);
  const at = (u: number, v: number): readonly [number, number] => {
    const a = along(left, v);
    const b = along(right, v);
    return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u + sag * v * 4 * u * (1 - u)];
  };
  const run = (u0: number, v0: number, u1: number, v1: number, steps: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i): Point => at(u0 + ((u1 - u0) * i) / steps, v0 + ((v1 - v0) * i) / steps));
  const part = (u0: number, v0: number, u1: number, v1: number): PathData => {
    const downSteps = Math.max(1, Math.round((v1 - v0) * 2.4));
    const acrossSteps = u1 - u0 > 0.4 ? 4 : 1;
    const sides = [
      run(u0, v0, u1, v0, acrossSteps),
      run(u1, v0, u1, v1, downSteps),
      run(u1, v1, u0, v1, acrossSteps),
      run(u0, v1, u0, v0, downSteps),
    ];
    return smooth(sides.flatMap((side) => side.slice(0, -1).map(([x, y], index): Point => [x, y, index === 0])));
  };
  return {
    at,
    part,
    lozenge: (u, v, du, dv) => polygon([at(u, v - dv), at(u + du, v), at(u, v + dv), at(u - du, v)]),
    whole: part(0, 0, 1, 1),
    across: (v) => openSmooth(run(0, v, 1, v, 4)),
    down: (u) => openSmooth(run(u, 0, u, 1, 2)),
  };
}
