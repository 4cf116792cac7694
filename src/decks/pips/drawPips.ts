import type { SuitSign } from '../decks.ts';
import { sign, type EmblemStyle } from '../emblems/sign.ts';
import { bayScene, bow, flower, mask, sprig } from '../kit/ornaments.ts';
import { place, type Setting, type Svg } from '../kit/paint.ts';
import { BLUE } from '../kit/palette.ts';
import { BATONS, BATONS_APART, COINS, CUPS, FIVE_SWORDS_WITH_SCENE, FRENCH, SWORDS, type PipRank } from './layouts.ts';

/** How a pattern fills its number cards. */
export interface PipStyle {
  readonly emblems: EmblemStyle;
  /** Small ornaments between the signs: those of Naples, or none. */
  readonly vignettes: 'napoletana' | 'none';
  /** Italian packs cross and tie their batons; Spanish ones stand them apart. */
  readonly batons: 'crossed' | 'apart';
}

/** One sign of a number card; marked, so that tests can count them. */
const pip = (x: number, y: number, piece: Svg, setting: Setting): Svg =>
  place(x, y, piece, setting).replace('<g ', '<g data-pip="" ');

function coins(rank: PipRank, { emblems, vignettes }: PipStyle): Svg {
  const { scale, spots } = COINS[latin(rank)];
  const signs = spots.map(([x, y]) => pip(x, y, sign('coins', emblems), { scale })).join('');
  return vignettes === 'napoletana' && rank === '4' ? signs + sprig(100, 160, 1.2) : signs;
}

function cups(rank: PipRank, { emblems, vignettes }: PipStyle): Svg {
  const { scale, spots } = CUPS[latin(rank)];
  const signs = spots.map(([x, y]) => pip(x, y, sign('cups', emblems), { scale })).join('');
  return vignettes === 'napoletana' && rank === '4' ? signs + flower(100, 160, 0.9, BLUE) : signs;
}

function swords(rank: PipRank, { emblems, vignettes }: PipStyle): Svg {
  const decorated = vignettes === 'napoletana';
  const { scale, sticks } = decorated && rank === '5' ? FIVE_SWORDS_WITH_SCENE : SWORDS[latin(rank)];
  const signs = sticks
    .map(([x, y, length, turn]) => pip(x, y, sign('swords', emblems, length), { scale, turn }))
    .join('');
  if (!decorated) return signs;
  switch (rank) {
    case '2':
      return [90, 160, 230].map((y) => sprig(100, y, 0.8)).join('') + signs;
    case '4':
      return sprig(100, 160, 1.3) + signs;
    case '5':
      return signs + bayScene(100, 238, 0.96);
    default:
      return signs;
  }
}

function batons(rank: PipRank, { emblems, vignettes, batons: way }: PipStyle): Svg {
  const { scale, sticks } = (way === 'apart' ? BATONS_APART : BATONS)[latin(rank)];
  const signs = sticks
    .map(([x, y, length, turn]) => pip(x, y, sign('batons', emblems, length), { scale, turn }))
    .join('');
  if (way === 'apart') return signs;
  if (vignettes === 'napoletana' && rank === '3') return signs + mask(100, 158, 1.22);
  const { bows, bowScale } = BATONS[latin(rank)];
  return signs + bows.map(([x, y]) => bow(x, y, bowScale)).join('');
}

/** The rank as one the Latin decks have; a 10 there is our own mistake. */
function latin(rank: PipRank): Exclude<PipRank, '10'> {
  if (rank === '10') throw new Error('The Latin decks have no card that shows ten signs.');
  return rank;
}

/** The signs of a number card, with the ornaments of its pattern. */
export function drawPips(of: SuitSign, rank: PipRank, style: PipStyle): Svg {
  switch (of) {
    case 'coins':
      return coins(rank, style);
    case 'cups':
      return cups(rank, style);
    case 'swords':
      return swords(rank, style);
    case 'batons':
      return batons(rank, style);
    default: {
      const { scale, spots } = FRENCH[rank];
      return spots
        .map(([x, y]) => pip(x, y, sign(of, style.emblems), y > 161 ? { scale, turn: 180 } : { scale }))
        .join('');
    }
  }
}
