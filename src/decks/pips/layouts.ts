import type { Rank } from '../../engine/cards.ts';

/** Ranks that show as many signs as they count. */
export type PipRank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10';

export const isPipRank = (rank: Rank): rank is PipRank => /^\d+$/.test(rank);

/** Where a coin, cup or French sign lies. */
export type Spot = readonly [x: number, y: number];

/** Where a sword or baton lies: centre, length, turn in degrees clockwise. */
export type Stick = readonly [x: number, y: number, length: number, turn: number];

export interface SpotLayout {
  readonly scale: number;
  readonly spots: readonly Spot[];
}
export interface StickLayout {
  readonly scale: number;
  readonly sticks: readonly Stick[];
}

type LatinPipRank = Exclude<PipRank, '10'>;

const grid = (xs: readonly number[], ys: readonly number[]): Spot[] => ys.flatMap((y) => xs.map((x): Spot => [x, y]));

export const COINS: Readonly<Record<LatinPipRank, SpotLayout>> = {
  '2': {
    scale: 1.55,
    spots: [
      [100, 86],
      [100, 234],
    ],
  },
  '3': {
    scale: 1.3,
    spots: [
      [100, 60],
      [100, 160],
      [100, 260],
    ],
  },
  '4': { scale: 1.22, spots: grid([58, 142], [84, 236]) },
  '5': { scale: 1.15, spots: [...grid([57, 143], [72, 248]), [100, 160]] },
  '6': { scale: 1.16, spots: grid([60, 140], [62, 160, 258]) },
  '7': { scale: 1.08, spots: [...grid([51, 149], [56, 172, 264]), [100, 112]] },
  '8': { scale: 1.08, spots: [...grid([52, 148], [60, 160, 260]), [100, 110], [100, 210]] },
  '9': { scale: 0.92, spots: grid([44, 100, 156], [62, 160, 258]) },
};

export const CUPS: Readonly<Record<LatinPipRank, SpotLayout>> = {
  '2': {
    scale: 1.55,
    spots: [
      [100, 90],
      [100, 230],
    ],
  },
  '3': {
    scale: 1.36,
    spots: [
      [100, 84],
      [57, 230],
      [143, 230],
    ],
  },
  '4': { scale: 1.3, spots: grid([60, 140], [92, 230]) },
  '5': { scale: 1.1, spots: [...grid([58, 142], [72, 250]), [100, 160]] },
  '6': { scale: 1.04, spots: grid([64, 136], [66, 160, 254]) },
  '7': { scale: 0.86, spots: [...grid([54, 146], [64, 172, 258]), [100, 116]] },
  '8': { scale: 0.82, spots: [...grid([52, 148], [64, 160, 256]), [100, 112], [100, 208]] },
  '9': { scale: 0.8, spots: grid([52, 100, 148], [66, 160, 254]) },
};

/** Columns stand clear of the index; signs of the lower half are drawn upside down. */
export const FRENCH: Readonly<Record<PipRank, SpotLayout>> = {
  '2': { scale: 1.2, spots: grid([100], [62, 258]) },
  '3': { scale: 1.15, spots: grid([100], [62, 160, 258]) },
  '4': { scale: 1.02, spots: grid([65, 135], [70, 250]) },
  '5': { scale: 1, spots: [...grid([65, 135], [70, 250]), [100, 160]] },
  '6': { scale: 0.98, spots: grid([65, 135], [66, 160, 254]) },
  '7': { scale: 0.88, spots: [...grid([62, 138], [62, 160, 258]), [100, 111]] },
  '8': { scale: 0.88, spots: [...grid([62, 138], [62, 160, 258]), [100, 111], [100, 209]] },
  '9': { scale: 0.82, spots: [...grid([62, 138], [62, 127, 193, 258]), [100, 160]] },
  '10': { scale: 0.78, spots: [...grid([62, 138], [62, 127, 193, 258]), [100, 95], [100, 225]] },
};

const upright = (xs: readonly number[], y: number, length: number): Stick[] => xs.map((x): Stick => [x, y, length, 0]);
const upended = (xs: readonly number[], y: number, length: number): Stick[] =>
  xs.map((x): Stick => [x, y, length, 180]);
const LYING = 90;

/** Swords stand straight and apart; only the odd one of 7 and 9 lies. The 5 differs by pattern. */
export const SWORDS: Readonly<Record<LatinPipRank, StickLayout>> = {
  '2': {
    scale: 1.12,
    sticks: [
      [66, 160, 230, 0],
      [134, 160, 230, 180],
    ],
  },
  '3': { scale: 1.1, sticks: [...upended([46, 154], 160, 190), [100, 160, 238, 0]] },
  '4': { scale: 1, sticks: [...upright([58, 142], 88, 136), ...upended([58, 142], 232, 136)] },
  '5': { scale: 0.94, sticks: [...upright([44, 156], 88, 140), ...upended([44, 156], 232, 140), [100, 160, 170, 0]] },
  '6': { scale: 0.94, sticks: [...upright([44, 100, 156], 88, 144), ...upended([44, 100, 156], 232, 144)] },
  '7': {
    scale: 0.94,
    sticks: [...upright([44, 100, 156], 76, 122), ...upended([44, 100, 156], 244, 122), [100, 160, 150, LYING]],
  },
  '8': { scale: 0.68, sticks: [...upright([46, 82, 118, 154], 90, 190), ...upended([46, 82, 118, 154], 230, 190)] },
  '9': {
    scale: 0.68,
    sticks: [...upright([46, 82, 118, 154], 80, 164), ...upended([46, 82, 118, 154], 240, 164), [100, 160, 200, LYING]],
  },
};

/** The five of swords with room for a scene below the middle sword. */
export const FIVE_SWORDS_WITH_SCENE: StickLayout = {
  scale: 0.94,
  sticks: [...upright([44, 156], 88, 140), ...upended([44, 156], 232, 140), [100, 88, 140, 0]],
};

const crossed = (x: number, y: number, length: number, turn: number): Stick[] => [
  [x, y, length, -turn],
  [x, y, length, turn],
];
const sheaf = (x: number, y: number, length: number, turn: number): Stick[] => [
  [x, y, length, 0],
  ...crossed(x, y, length, turn),
];

/** Batons cross in pairs and sheaves, each tied with a bow; the odd one of 5, 7 and 9 lies. */
export const BATONS: Readonly<
  Record<LatinPipRank, StickLayout & { readonly bows: readonly Spot[]; readonly bowScale: number }>
> = {
  '2': { scale: 1.35, sticks: crossed(100, 160, 200, 27), bows: [[100, 166]], bowScale: 1.3 },
  '3': { scale: 1.2, sticks: sheaf(100, 160, 226, 30), bows: [[100, 164]], bowScale: 1.2 },
  '4': {
    scale: 1.14,
    sticks: [...crossed(100, 86, 146, 44), ...crossed(100, 234, 146, 44)],
    bows: [
      [100, 90],
      [100, 238],
    ],
    bowScale: 0.8,
  },
  '5': {
    scale: 1.06,
    sticks: [...crossed(100, 76, 132, 46), ...crossed(100, 244, 132, 46), [100, 160, 150, LYING]],
    bows: [
      [100, 80],
      [100, 248],
    ],
    bowScale: 0.8,
  },
  '6': {
    scale: 1.08,
    sticks: [...sheaf(100, 86, 132, 47), ...sheaf(100, 234, 132, 47)],
    bows: [
      [100, 90],
      [100, 238],
    ],
    bowScale: 0.85,
  },
  '7': {
    scale: 1.02,
    sticks: [...sheaf(100, 75, 122, 49), ...sheaf(100, 245, 122, 49), [100, 160, 156, LYING]],
    bows: [
      [100, 79],
      [100, 249],
    ],
    bowScale: 0.85,
  },
  '8': {
    scale: 0.84,
    sticks: [
      [60, 90],
      [140, 90],
      [60, 230],
      [140, 230],
    ].flatMap(([x = 0, y = 0]) => crossed(x, y, 156, 20)),
    bows: grid([60, 140], [94, 234]),
    bowScale: 0.6,
  },
  '9': {
    scale: 0.84,
    sticks: [
      ...[
        [60, 80],
        [140, 80],
        [60, 240],
        [140, 240],
      ].flatMap(([x = 0, y = 0]) => crossed(x, y, 134, 22)),
      [100, 160, 176, LYING],
    ],
    bows: grid([60, 140], [84, 244]),
    bowScale: 0.6,
  },
};

/** Spanish batons stand straight and apart, as the swords do; only the odd one of 7 and 9 lies. */
export const BATONS_APART: Readonly<Record<LatinPipRank, StickLayout>> = {
  '2': {
    scale: 1.5,
    sticks: [
      [64, 160, 158, 0],
      [136, 160, 158, 180],
    ],
  },
  '3': { scale: 1.3, sticks: [...upended([48, 152], 160, 150), [100, 160, 190, 0]] },
  '4': { scale: 1.3, sticks: [...upright([60, 140], 88, 100), ...upended([60, 140], 232, 100)] },
  '5': { scale: 1.14, sticks: [...upright([46, 154], 86, 112), ...upended([46, 154], 234, 112), [100, 160, 128, 0]] },
  '6': { scale: 1.14, sticks: [...upright([46, 100, 154], 88, 116), ...upended([46, 100, 154], 232, 116)] },
  '7': {
    scale: 1.06,
    sticks: [...upright([46, 100, 154], 78, 104), ...upended([46, 100, 154], 242, 104), [100, 160, 136, LYING]],
  },
  '8': { scale: 0.86, sticks: [...upright([44, 81, 119, 156], 88, 152), ...upended([44, 81, 119, 156], 232, 152)] },
  '9': {
    scale: 0.86,
    sticks: [...upright([44, 81, 119, 156], 78, 130), ...upended([44, 81, 119, 156], 242, 130), [100, 160, 160, LYING]],
  },
};
