import type { JackSpec, KingSpec } from '../courts/specs.ts';
import type { LatinSign } from '../decks.ts';
import type { Collar } from '../figures/garments.ts';
import type { HorseSpec } from '../figures/horse.ts';
import type { Hose } from '../figures/limbs.ts';
import { BLUE, GREEN, INK, RED, TAN, WHITE, YELLOW } from '../kit/palette.ts';

/** What the figures of several decks have in common: clothes, horses, and a few figures from head to foot. */

export const RUFF: Collar = { kind: 'ruff' };
export const RED_YOKE: Collar = { kind: 'yoke', colour: RED, studs: YELLOW };
export const YELLOW_YOKE: Collar = { kind: 'yoke', colour: YELLOW, studs: RED };

/** The same on both legs. */
export const pairOf = (leg: Hose): JackSpec['hose'] => [leg, leg];

/** A leg of each colour, as the jack of cups wears it everywhere. */
export const RED_AND_WHITE_HOSE: JackSpec['hose'] = [
  { colour: RED, shoe: INK, garter: YELLOW },
  { colour: WHITE, shoe: INK, garter: YELLOW },
];

/** Blue with a yellow stripe on both legs, as the jack of coins wears it everywhere. */
export const STRIPED_HOSE: JackSpec['hose'] = pairOf({ colour: BLUE, stripe: YELLOW, shoe: RED, garter: YELLOW });

/** The horse of each suit, the same in the Latin decks. */
export const HORSES: Readonly<Record<LatinSign, HorseSpec>> = {
  coins: { coat: WHITE, mane: INK, strap: RED, saddlecloth: BLUE, mark: YELLOW, weave: 'dots', gait: 'trot' },
  cups: { coat: TAN, mane: INK, strap: BLUE, saddlecloth: RED, mark: YELLOW, weave: 'lozenges', gait: 'stand' },
  swords: { coat: WHITE, mane: BLUE, strap: BLUE, saddlecloth: RED, mark: WHITE, weave: 'bands', gait: 'prance' },
  batons: { coat: YELLOW, mane: INK, strap: GREEN, saddlecloth: RED, mark: YELLOW, weave: 'bands', gait: 'trot' },
};

/** The jack of coins at Naples, and of diamonds. */
export const CURLY_COIN_JACK: JackSpec = {
  pose: 'coinHeldUp',
  head: {
    view: 'three-quarter',
    jaw: 'plump',
    age: 'young',
    nose: 'snub',
    hair: { cut: 'curls', colour: TAN },
    hat: { kind: 'cap', main: RED, trim: YELLOW, feather: WHITE },
  },
  collar: YELLOW_YOKE,
  hose: STRIPED_HOSE,
};

/** The king of cups at Naples, and of hearts. */
export const ENTHRONED_OLD_KING: KingSpec = {
  pose: 'enthroned',
  head: {
    view: 'front',
    age: 'old',
    hair: { cut: 'locks', colour: WHITE },
    beard: { cut: 'full', colour: WHITE },
    hat: { kind: 'crown', main: YELLOW, trim: RED, feather: RED },
  },
};

/** The king of swords at Naples, and of spades. */
export const ARMOURED_KING: KingSpec = {
  pose: 'armoured',
  head: {
    view: 'three-quarter',
    nose: 'aquiline',
    beard: { cut: 'forked', colour: INK },
    hat: { kind: 'crown', main: YELLOW, trim: BLUE, feather: RED },
  },
};
