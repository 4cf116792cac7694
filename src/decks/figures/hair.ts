import { INK, PAPER, RED, type Colour } from '../kit/palette.ts';
import { fill, place, shape, silhouette, type Svg } from '../kit/paint.ts';
import { circle, cut, limb, smooth, symmetric } from '../kit/path.ts';
import type { View } from './face.ts';

/** `bob`: the page's cut. `long`: on the shoulders. `locks`: symmetric, for a head seen from the front. */
export type HairCut = 'bob' | 'long' | 'short' | 'locks' | 'curls' | 'braid';
export interface Hair {
  readonly cut: HairCut;
  readonly colour: Colour;
}

/** `full`: to the chest; `forked`: the same in two points; `short`: along the jaw; `goatee`: with a moustache; `bushy`: a great moustache. */
export type BeardCut = 'full' | 'forked' | 'short' | 'goatee' | 'moustache' | 'bushy';
export interface Beard {
  readonly cut: BeardCut;
  readonly colour: Colour;
}

const strandOn = (colour: Colour): Colour => (colour === INK ? PAPER : INK);

/** In profile no lock falls over the far cheek, and the hair begins further forward. */
const PROFILE_HAIR: Readonly<Partial<Record<HairCut, (colour: Colour) => Svg>>> = {
  bob: (colour) =>
    shape(
      smooth('-9 -53 !, 8 -58, 21 -46, 24 -28, 24 -12, 14 -4, 4 -8 !, 4 -18, 1 -26 !, -1 -38, -6 -44 !'),
      colour,
      2.6,
    ) + fill(cut(8, -50, 16, -32, 12, -9, 1.4) + cut(16, -44, 21, -28, 19, -11, 1.3), strandOn(colour)),
};

const HAIR: Readonly<Record<HairCut, (colour: Colour) => Svg>> = {
  bob: (colour) =>
    shape(smooth('6 -54 !, 18 -46, 22 -30, 24 -14, 17 -5, 8 -9 !, 12.6 -20, 12.6 -34, 9 -44 !'), colour, 2.6) +
    shape(smooth('-13 -52 !, -20 -42, -18.6 -26, -15.6 -24 !, -14 -36, -10 -46 !'), colour, 2.4) +
    fill(cut(14, -42, 18, -28, 16, -11, 1.3) + cut(18.6, -38, 21.6, -26, 20.6, -14, 1.2), strandOn(colour)),
  long: (colour) =>
    shape(smooth('4 -54 !, 18 -48, 23 -30, 25 -10, 31 4, 22 10, 12 4 !, 13 -14, 13 -34, 8 -44 !'), colour, 2.6) +
    shape(smooth('-12 -52 !, -20 -44, -20 -28, -23 -14, -17 -12 !, -15.4 -30, -10 -46 !'), colour, 2.4) +
    fill(cut(14, -40, 18, -20, 18, 1, 1.5) + cut(18.6, -38, 23, -18, 25, 4, 1.3), strandOn(colour)),
  locks: (colour) =>
    [-1, 1]
      .map(
        (side) =>
          shape(
            smooth([
              [side * 14, -52, true],
              [side * 21, -46],
              [side * 24, -30],
              [side * 22, -14],
              [side * 16, -6, true],
              [side * 15.4, -22],
              [side * 14, -40, true],
            ]),
            colour,
            2.4,
          ) + fill(cut(side * 17.6, -44, side * 20.6, -30, side * 19, -14, 1.2), strandOn(colour)),
      )
      .join(''),
  curls: (colour) =>
    silhouette(
      [
        circle(13, -46, 8),
        circle(20, -36, 8),
        circle(22, -24, 8),
        circle(20, -12, 7),
        circle(-16, -43, 6),
        circle(-20, -34, 6),
        circle(-19, -25, 4.6),
      ],
      colour,
      2.6,
    ) +
    fill(
      cut(16, -33, 22, -38, 25, -31, 1.1) +
        cut(17, -21, 23, -26, 26, -19, 1.1) +
        cut(15, -10, 20, -15, 24, -8, 1) +
        cut(-23, -32, -20, -37, -16, -31, 1),
      strandOn(colour),
    ),
  braid: (colour) =>
    shape(smooth('6 -54 !, 18 -47, 21 -34, 20 -20 !, 14 -14, 10 -18 !, 13 -30, 8 -44 !'), colour, 2.6) +
    shape(smooth('-12 -52 !, -19 -44, -18 -32 !, -14 -36, -10 -46 !'), colour, 2.4) +
    shape(
      limb([
        [16, -18, 10],
        [22, -6, 11],
        [21, 8, 10],
        [24, 20, 5],
      ]),
      colour,
      2.6,
    ) +
    fill(
      cut(17, -10, 21, -9, 26, -12, 1.3) + cut(16, 1, 21, 3, 27, -1, 1.3) + cut(17, 12, 22, 13, 27, 9, 1.3),
      strandOn(colour),
    ),
  short: (colour) => shape(smooth('6 -54 !, 18 -48, 20 -34, 16 -22 !, 13 -34, 8 -44 !'), colour, 2.4),
};

/** Hair over a bare head, in the head's own units. */
export const hair = ({ cut: style, colour }: Hair, view: View): Svg =>
  ((view === 'profile' ? PROFILE_HAIR[style] : undefined) ?? HAIR[style])(colour);

/** Moustache about the middle of the upper lip; the ends are `rise` above or below. */
const moustache = (colour: Colour, width: number, y: number, drop: number): Svg =>
  shape(
    smooth([
      [-5.6, y - 1.4, true],
      [-5.6 - width * 0.5, y + 1.6],
      [-5.6 - width, y + drop - 3, true],
      [-5.6 - width * 0.55, y + drop + 1],
      [-5.6, y + 2.4, true],
      [-5.6 + width * 0.6, y + drop + 1],
      [-5.6 + width * 1.12, y + drop - 3, true],
      [-5.6 + width * 0.55, y + 1.6],
    ]),
    colour,
    2,
  );

const BEARD = {
  full: '-6 -17 !, -11 -17, -15 -22, -17.4 -28 !, -18.4 -14, -17 0, -12 12, -7 21 !, -5 15 !, 0 20 !, 6 9, 14 -6, 17.6 -22, 17 -36 !, 12.6 -26, 7 -18, 0 -17 !',
  forked:
    '-6 -17 !, -11 -17, -15 -22, -17.4 -28 !, -18.4 -14, -17 2, -15 14, -10 24 !, -6 17, -4 9 !, -1 17, 5 24 !, 9 12, 14 -6, 17.6 -22, 17 -36 !, 12.6 -26, 7 -18, 0 -17 !',
} as const;

function fullBeard(colour: Colour, view: View, shift: number, ends: 'full' | 'forked'): Svg {
  const strand = strandOn(colour);
  if (view === 'profile')
    return (
      shape(
        smooth(
          '-13 -13 !, -18 -4, -17 8, -10 23 !, -7 16 !, -2 19 !, 4 6, 10 -8, 11 -24, 10 -36 !, 5 -28, 2 -20, -3 -16, -8 -16 !',
        ),
        colour,
        2.8,
      ) +
      fill(
        cut(-13, -8, -15, 4, -10, 15, 1.6) +
          cut(-7, -8, -7, 4, -6, 10, 1.5) +
          cut(0, -12, 2, 0, -3, 12, 1.6) +
          cut(6, -20, 7, -8, 3, 2, 1.5),
        strand,
      ) +
      shape(smooth('-17 -21 !, -10 -21, -2 -15, 3 -10 !, -4 -10.6, -12 -13, -17.6 -17 !'), colour, 2)
    );
  if (view === 'front')
    return (
      shape(symmetric('0 -17 !, 8 -18, 13 -25, 17.6 -34 !, 18 -18, 15 0, 8 13, 3 21 !, 0 16 !'), colour, 2.8) +
      fill(
        cut(-11, -14, -12, -2, -6, 9, 1.6) +
          cut(11, -14, 12, -2, 6, 9, 1.6) +
          cut(-4, -6, -5, 4, -2, 14, 1.4) +
          cut(4, -6, 5, 4, 2, 14, 1.4),
        strand,
      ) +
      fill(cut(-4.6, -12.6, 0, -10.6, 4.6, -12.6, 1.7), RED) +
      place(shift, 0, moustache(colour, 13, -18, 5))
    );
  return (
    shape(smooth(BEARD[ends]), colour, 2.8) +
    fill(
      cut(-13, -12, -14, 0, -8, 12, 1.6) +
        cut(-7, -6, -7, 4, -5, 11, 1.4) +
        cut(0, -8, 2, 2, -2, 13, 1.6) +
        cut(8, -14, 9, -4, 3, 6, 1.6) +
        cut(13.4, -22, 14, -12, 10, -6, 1.4),
      strand,
    ) +
    fill(cut(-9.4, -12.6, -5, -10.4, -1, -12.8, 1.7), RED) +
    place(shift, 0, moustache(colour, 13, -18, 5))
  );
}

/** Along the jaw, and a moustache. */
const shortBeard = (colour: Colour, view: View, shift: number): Svg =>
  shape(
    view === 'front'
      ? symmetric('0 -16 !, 8 -17, 13 -24, 17.6 -34 !, 18.4 -20, 14 -6, 6 0, 0 2')
      : smooth(
          '-6 -16 !, -12 -16, -17.4 -27 !, -18.4 -14, -12 -3, -3 1, 8 -4, 16.6 -18, 17 -34 !, 12 -22, 6 -16, 0 -16 !',
        ),
    colour,
    2.6,
  ) +
  fill(
    view === 'front' ? cut(-4.6, -12.6, 0, -10.6, 4.6, -12.6, 1.7) : cut(-9.4, -12.6, -5, -10.4, -1, -12.8, 1.7),
    RED,
  ) +
  place(shift, 0, moustache(colour, 11, -18, 3));

const LIP_SHIFT: Readonly<Record<View, number>> = { 'three-quarter': 0, profile: -3, front: 5.4 };

/** Beard or moustache on a head seen that way. */
export function beard({ cut: style, colour }: Beard, view: View): Svg {
  const shift = LIP_SHIFT[view];
  switch (style) {
    case 'full':
    case 'forked':
      return fullBeard(colour, view, shift, style);
    case 'goatee':
      return (
        place(shift, 0, moustache(colour, 11, -18.4, 1.6)) +
        shape(
          smooth([
            [-10 + shift, -10, true],
            [-5.6 + shift, -11.6],
            [-1 + shift, -10, true],
            [-4 + shift, 1],
            [-6 + shift, 5, true],
          ]),
          colour,
          2,
        )
      );
    case 'short':
      return shortBeard(colour, view, shift);
    case 'bushy':
      return place(shift, 0, moustache(colour, 17, -18, 3.4));
    case 'moustache':
      return place(shift, 0, moustache(colour, 13, -18.4, 0));
  }
}
