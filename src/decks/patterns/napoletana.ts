import { chaliceAce, eagleAce, floweringClubAce, ribbonSwordAce } from '../aces/latinAces.ts';
import { keyline } from '../frame.ts';
import { BLUE, GREEN, INK, RED, TAN, WHITE, YELLOW } from '../kit/palette.ts';
import { groundBySuit } from './groundBySuit.ts';
import type { Pattern } from './pattern.ts';
import {
  ARMOURED_KING,
  CURLY_COIN_JACK,
  ENTHRONED_OLD_KING,
  HORSES,
  pairOf,
  RED_AND_WHITE_HOSE,
  RED_YOKE,
  RUFF,
  YELLOW_YOKE,
} from './wardrobe.ts';

/** Neapolitan pattern: whole figures on ground coloured by suit, no index. Cup courts wear blue, because the cup is red. */
export const napoletana: Pattern = {
  kind: 'latin',
  emblems: { coin: 'rosette', cup: 'covered', blade: 'slim' },
  vignettes: 'napoletana',
  batons: 'crossed',
  frame: keyline,
  ground: groundBySuit,
  suits: {
    coins: {
      ace: eagleAce,
      dress: { main: RED, mark: YELLOW, spot: WHITE, sleeve: BLUE, weave: 'dots', cape: BLUE },
      jack: CURLY_COIN_JACK,
      rider: {
        pose: 'emblemHeldUp',
        facing: 'as-drawn',
        head: {
          view: 'three-quarter',
          hair: { cut: 'short', colour: TAN },
          beard: { cut: 'short', colour: TAN },
          hat: { kind: 'upturnedBrim', main: RED, trim: RED, feather: YELLOW, plume: 'front' },
        },
        collar: YELLOW_YOKE,
        horse: HORSES.coins,
      },
      king: {
        pose: 'sceptre',
        head: {
          view: 'front',
          hair: { cut: 'locks', colour: TAN },
          beard: { cut: 'full', colour: TAN },
          hat: { kind: 'archedCrown', main: YELLOW, trim: RED, feather: RED },
        },
      },
    },
    cups: {
      ace: chaliceAce,
      dress: { main: BLUE, mark: WHITE, spot: RED, sleeve: RED, weave: 'tongues', cape: RED },
      jack: {
        pose: 'striding',
        head: {
          view: 'profile',
          facing: 'mirrored',
          age: 'young',
          hair: { cut: 'bob', colour: INK },
          hat: { kind: 'upturnedBrim', main: RED, trim: RED, feather: WHITE },
        },
        collar: RUFF,
        hose: RED_AND_WHITE_HOSE,
      },
      rider: {
        pose: 'emblemHeldUp',
        facing: 'as-drawn',
        head: {
          view: 'three-quarter',
          jaw: 'pointed',
          age: 'young',
          hair: { cut: 'curls', colour: INK },
          hat: { kind: 'broadBrim', main: BLUE, trim: YELLOW, feather: WHITE, plume: 'front' },
        },
        collar: RUFF,
        horse: HORSES.cups,
      },
      king: ENTHRONED_OLD_KING,
    },
    swords: {
      ace: ribbonSwordAce,
      dress: { main: WHITE, mark: BLUE, spot: RED, sleeve: RED, weave: 'lozenges', cape: RED },
      jack: {
        pose: 'bladeDown',
        head: {
          view: 'three-quarter',
          features: 'soft',
          age: 'young',
          hair: { cut: 'long', colour: YELLOW },
          hat: { kind: 'broadBrim', main: BLUE, trim: RED, feather: WHITE },
        },
        collar: RED_YOKE,
        hose: pairOf({ colour: RED, shoe: INK }),
      },
      rider: {
        pose: 'swordUpright',
        facing: 'mirrored',
        head: {
          view: 'three-quarter',
          jaw: 'pointed',
          nose: 'aquiline',
          beard: { cut: 'goatee', colour: INK },
          hat: { kind: 'helmet', main: BLUE, trim: YELLOW, feather: RED },
        },
        collar: RED_YOKE,
        horse: HORSES.swords,
      },
      king: ARMOURED_KING,
    },
    batons: {
      ace: floweringClubAce,
      dress: { main: GREEN, mark: YELLOW, spot: RED, sleeve: RED, weave: 'leaves', cape: YELLOW },
      jack: {
        pose: 'fisherman',
        head: {
          view: 'three-quarter',
          jaw: 'square',
          facing: 'mirrored',
          tilt: -3,
          nose: 'aquiline',
          hair: { cut: 'short', colour: INK },
          beard: { cut: 'bushy', colour: INK },
          hat: { kind: 'berretto', main: RED, trim: YELLOW, feather: YELLOW },
        },
        collar: RED_YOKE,
        hose: pairOf({ colour: WHITE, shoe: INK }),
      },
      rider: {
        pose: 'clubShouldered',
        facing: 'mirrored',
        head: {
          view: 'three-quarter',
          jaw: 'plump',
          nose: 'broad',
          beard: { cut: 'bushy', colour: INK },
          hat: { kind: 'turban', main: WHITE, trim: RED, feather: YELLOW },
        },
        collar: RED_YOKE,
        horse: HORSES.batons,
      },
      king: {
        pose: 'furredCoat',
        head: {
          view: 'profile',
          facing: 'mirrored',
          nose: 'aquiline',
          hair: { cut: 'short', colour: TAN },
          beard: { cut: 'full', colour: TAN },
          hat: { kind: 'crown', main: YELLOW, trim: RED, feather: GREEN },
        },
      },
    },
  },
};
