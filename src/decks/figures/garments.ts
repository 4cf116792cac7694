import { cloth, type Cloth } from '../kit/cloth.ts';
import { INK, RED, WHITE, YELLOW, type Colour } from '../kit/palette.ts';
import { fill, shape, stroke, type Svg } from '../kit/paint.ts';
import { circle, cut, num, rect, smooth } from '../kit/path.ts';

/** Woven patterns. A suit keeps one, so that its three figures are seen to belong together. */
export type Weave = 'panels' | 'bands' | 'dots' | 'lozenges' | 'tongues' | 'leaves';

/** What the figures of a suit wear. */
export interface Dress {
  readonly main: Colour;
  readonly mark: Colour;
  readonly spot: Colour;
  /** Forearms and hose. */
  readonly sleeve: Colour;
  readonly weave: Weave;
  readonly cape: Colour;
}

interface Cells {
  readonly columns: number;
  readonly rows: number;
}

/** The middles of the cells, as u and v. */
const middles = ({ columns, rows }: Cells): [u: number, v: number][] =>
  Array.from({ length: columns * rows }, (_, index) => [
    ((index % columns) + 0.5) / columns,
    (Math.floor(index / columns) + 0.5) / rows,
  ]);

const cutBetween = (
  a: readonly [number, number],
  by: readonly [number, number],
  b: readonly [number, number],
  width: number,
): string => cut(a[0], a[1], by[0], by[1], b[0], b[1], width);

const WEAVES: Readonly<Record<Weave, (surface: Cloth, mark: Colour, spot: Colour, cells: Cells) => Svg>> = {
  panels: (surface, mark, _spot, { columns }) => {
    const places = Array.from({ length: columns }, (_, index) => (index + 0.5) / columns);
    return (
      places
        .filter((_, index) => index % 2 === 0)
        .map((u) => fill(surface.part(u, 0, Math.min(1, u + 1 / columns), 1), mark))
        .join('') + places.map((u) => stroke(surface.down(u), 1.6)).join('')
    );
  },
  bands: (surface, mark, _spot, { rows }) =>
    Array.from({ length: rows }, (_, row) =>
      fill(surface.part(0, (row + 0.3) / rows, 1, (row + 0.75) / rows), mark),
    ).join(''),
  dots: (surface, mark, spot, cells) => {
    const spots = middles(cells).map(([u, v]) => surface.at(u, v));
    return (
      fill(spots.map(([x, y]) => circle(x, y, 3.6)).join(''), mark) +
      fill(spots.map(([x, y]) => circle(x, y, 1.5)).join(''), spot)
    );
  },
  lozenges: (surface, mark, _spot, cells) =>
    fill(
      middles(cells)
        .map(([u, v]) => surface.lozenge(u, v, 0.5 / cells.columns, 0.5 / cells.rows))
        .join(''),
      mark,
    ),
  tongues: (surface, mark, _spot, cells) =>
    fill(
      middles(cells)
        .map(([u, v]) =>
          cutBetween(surface.at(u, v - 0.38 / cells.rows), surface.at(u, v), surface.at(u, v + 0.45 / cells.rows), 5.2),
        )
        .join(''),
      mark,
    ),
  leaves: (surface, mark, _spot, cells) =>
    fill(
      middles(cells)
        .map(([u, v]) => {
          const [top, foot] = [surface.at(u, v - 0.36 / cells.rows), surface.at(u, v + 0.36 / cells.rows)];
          const [left, right] = [-1, 1].map((side) =>
            surface.at(u + (side * 0.34) / cells.columns, v - 0.3 / cells.rows),
          ) as [readonly [number, number], readonly [number, number]];
          return (
            cut(top[0], top[1], (top[0] + foot[0]) / 2, (top[1] + foot[1]) / 2, foot[0], foot[1], 3) +
            cut(left[0], left[1], left[0], foot[1], foot[0], foot[1], 2) +
            cut(right[0], right[1], right[0], foot[1], foot[0], foot[1], 2)
          );
        })
        .join(''),
      mark,
    ),
};

/** A weave laid over a surface. */
export const woven = (surface: Cloth, weave: Weave, mark: Colour, spot: Colour, cells: Cells): Svg =>
  WEAVES[weave](surface, mark, spot, cells);

const bodiceSurface = (): Cloth => cloth('67 114, 72 130, 77 148, 81 166', '133 114, 128 130, 123 148, 119 166', 4);

/** Close-fitting top from shoulder to waist, with the weave of the dress. */
export function bodice({ main, mark, spot, weave }: Dress, cells: Cells = { columns: 6, rows: 3 }): Svg {
  const surface = bodiceSurface();
  return (
    shape(surface.whole, main, 3) +
    woven(surface, weave, mark, spot, cells) +
    fill(surface.part(0.9, 0.3, 0.97, 0.98)) +
    stroke(surface.whole, 3)
  );
}

/** Belt with a square buckle. */
export const belt = (colour: Colour = INK): Svg =>
  shape(smooth('79 161 !, 100 164.6, 121 161 !, 121.6 170 !, 100 173.6, 78.4 170 !'), colour, 2.4) +
  shape(rect(94, 163, 12, 9.6), YELLOW, 2.2);

export interface SkirtCut {
  /** The y of the hem. */
  readonly hem: number;
  /** Half the width at the hem. */
  readonly flare: number;
}

/** Panelled skirt of a tunic, from the waist to the hem. */
export function skirt({ main, mark }: Dress, { hem, flare }: SkirtCut): Svg {
  const middle = num((162 + hem) / 2);
  const surface = cloth(
    `81 162, ${num(100 - flare * 0.74)} ${middle}, ${100 - flare} ${hem}`,
    `119 162, ${num(100 + flare * 0.74)} ${middle}, ${100 + flare} ${hem}`,
    9,
  );
  return (
    shape(surface.whole, main, 3) +
    woven(surface, 'panels', mark, mark, { columns: 7, rows: 2 }) +
    fill(surface.part(0, 0.84, 1, 1), mark === WHITE ? RED : mark) +
    stroke(surface.across(0.84), 2) +
    stroke(surface.whole, 3) +
    fill(surface.part(0.9, 0.1, 0.97, 0.82))
  );
}

/** Skirt, bodice and belt. */
export const tunic = (dress: Dress, cut: SkirtCut, cells?: Cells): Svg =>
  skirt(dress, cut) + bodice(dress, cells) + belt();

export type Collar =
  { readonly kind: 'ruff' | 'ermine' } | { readonly kind: 'yoke'; readonly colour: Colour; readonly studs: Colour };

/** What closes over the neck. */
export function collar(worn: Collar): Svg {
  switch (worn.kind) {
    case 'ruff':
      return (
        shape(
          smooth(
            '76 108, 80 101, 88 105, 92 99, 100 104, 108 99, 112 105, 120 101, 124 108, 119 115, 112 112, 107 118, 100 113, 93 118, 88 112, 81 115',
          ),
          WHITE,
          2.4,
        ) + stroke('M88 105L90 111M100 104V112M112 105L110 111', 1.4)
      );
    case 'ermine':
      return (
        shape(
          smooth('62 128, 68 112, 86 103, 100 107, 114 103, 132 112, 138 128, 124 140, 100 145, 76 140'),
          WHITE,
          2.8,
        ) +
        fill(
          (
            [
              [74, 122],
              [88, 132],
              [100, 121],
              [112, 132],
              [126, 122],
              [100, 138],
              [80, 112],
              [120, 112],
            ] as const
          )
            .map(([x, y]) => cut(x, y - 4, x, y, x, y + 4.4, 2))
            .join(''),
        )
      );
    case 'yoke':
      return (
        shape(
          smooth(
            '64 122 !, 72 109, 88 102.6 !, 100 108, 112 102.6 !, 128 109, 136 122 !, 127 120, 122 128 !, 113 124, 107 132 !, 100 127, 93 132 !, 87 124, 78 128 !, 73 120',
          ),
          worn.colour,
          2.8,
        ) +
        fill(circle(80, 115, 1.8) + circle(93, 121, 1.8) + circle(107, 121, 1.8) + circle(120, 115, 1.8), worn.studs)
      );
  }
}

/** Cape hanging behind a standing figure. */
export const cape = (colour: Colour): Svg =>
  shape(smooth('72 112 !, 60 150, 46 238 !, 64 232, 100 240, 136 232, 154 238 !, 140 150, 128 112 !'), colour, 3) +
  fill(
    [0.16, 0.3, 0.7, 0.84]
      .map((part) => {
        const x = 46 + 108 * part;
        return cut(84 + 32 * part, 150, (84 + 32 * part + x) / 2, 190, x, 228, 3);
      })
      .join(''),
  );
