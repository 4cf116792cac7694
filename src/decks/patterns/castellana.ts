import { gobletAce, laurelSwordAce, leaningClubAce } from '../aces/castilianAces.ts';
import { sunAce } from '../aces/latinAces.ts';
import { isLatin, pintaFrame } from '../frame.ts';
import { BLUE, GREEN, INK, RED, TAN, WHITE, YELLOW } from '../kit/palette.ts';
import { groundBySuit } from './groundBySuit.ts';
import type { Pattern } from './pattern.ts';
import { HORSES, pairOf, RED_AND_WHITE_HOSE, RED_YOKE, RUFF, STRIPED_HOSE, YELLOW_YOKE } from './wardrobe.ts';

/** Castilian pattern: 48 cards, faces on the coins, broad blades, and the *pinta* in the frame. */
export const castellana: Pattern = {
  kind: 'latin',
  emblems: { coin: 'sun', cup: 'open', blade: 'broad' },
  vignettes: 'none',
  batons: 'apart',
  frame: (sign) => (isLatin(sign) ? pintaFrame(sign) : ''),
  ground: groundBySuit,
  suits: {
    coins: {
      ace: sunAce,
      dress: { main: BLUE, mark: YELLOW, spot: RED, sleeve: RED, weave: 'bands', cape: RED },
      jack: {
        pose: 'coinHeldUp',
        head: {
          view: 'three-quarter',
          jaw: 'square',
          age: 'young',
          hair: { cut: 'bob', colour: INK },
          hat: { kind: 'broadBrim', main: BLUE, trim: YELLOW, feather: WHITE, plume: 'front' },
        },
        collar: YELLOW_YOKE,
        hose: STRIPED_HOSE,
      },
      rider: {
        pose: 'emblemHeldUp',
        facing: 'as-drawn',
        head: {
          view: 'three-quarter',
          hair: { cut: 'short', colour: INK },
          beard: { cut: 'short', colour: INK },
          hat: { kind: 'broadBrim', main: RED, trim: YELLOW, feather: WHITE, plume: 'front' },
        },
        collar: YELLOW_YOKE,
        horse: HORSES.coins,
      },
      king: {
        pose: 'sceptre',
        head: {
          view: 'front',
          age: 'old',
          hair: { cut: 'locks', colour: WHITE },
          beard: { cut: 'full', colour: WHITE },
          hat: { kind: 'crown', main: YELLOW, trim: BLUE, feather: RED },
        },
      },
    },
    cups: {
      ace: gobletAce,
      dress: { main: RED, mark: YELLOW, spot: BLUE, sleeve: GREEN, weave: 'lozenges', cape: GREEN },
      jack: {
        pose: 'striding',
        head: {
          view: 'three-quarter',
          jaw: 'plump',
          facing: 'mirrored',
          age: 'young',
          nose: 'snub',
          hair: { cut: 'curls', colour: TAN },
          hat: { kind: 'cap', main: GREEN, trim: YELLOW, feather: WHITE },
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
          features: 'soft',
          hair: { cut: 'bob', colour: YELLOW },
          hat: { kind: 'cap', main: GREEN, trim: YELLOW, feather: WHITE },
        },
        collar: RUFF,
        horse: HORSES.cups,
      },
      king: {
        pose: 'enthroned',
        head: {
          view: 'front',
          hair: { cut: 'locks', colour: TAN },
          beard: { cut: 'full', colour: TAN },
          hat: { kind: 'archedCrown', main: YELLOW, trim: GREEN, feather: RED },
        },
      },
    },
    swords: {
      ace: laurelSwordAce,
      dress: { main: RED, mark: WHITE, spot: BLUE, sleeve: BLUE, weave: 'panels', cape: BLUE },
      jack: {
        pose: 'bladeDown',
        head: {
          view: 'three-quarter',
          age: 'young',
          nose: 'aquiline',
          hair: { cut: 'long', colour: TAN },
          hat: { kind: 'upturnedBrim', main: BLUE, trim: YELLOW, feather: WHITE, plume: 'front' },
        },
        collar: RED_YOKE,
        hose: pairOf({ colour: RED, shoe: INK }),
      },
      rider: {
        pose: 'swordUpright',
        facing: 'mirrored',
        head: {
          view: 'profile',
          nose: 'aquiline',
          hat: { kind: 'helmet', main: WHITE, trim: YELLOW, feather: BLUE },
        },
        collar: RED_YOKE,
        horse: HORSES.swords,
      },
      king: {
        pose: 'armoured',
        head: {
          view: 'three-quarter',
          jaw: 'square',
          beard: { cut: 'short', colour: TAN },
          hat: { kind: 'crown', main: YELLOW, trim: BLUE, feather: RED },
        },
      },
    },
    batons: {
      ace: leaningClubAce,
      dress: { main: YELLOW, mark: GREEN, spot: RED, sleeve: BLUE, weave: 'tongues', cape: RED },
      jack: {
        pose: 'walking',
        head: {
          view: 'profile',
          facing: 'mirrored',
          tilt: -3,
          nose: 'snub',
          hair: { cut: 'bob', colour: TAN },
          hat: { kind: 'cap', main: RED, trim: GREEN, feather: YELLOW },
        },
        collar: RED_YOKE,
        hose: pairOf({ colour: BLUE, shoe: INK, garter: YELLOW }),
      },
      rider: {
        pose: 'clubShouldered',
        facing: 'mirrored',
        head: {
          view: 'three-quarter',
          age: 'old',
          jaw: 'square',
          beard: { cut: 'bushy', colour: WHITE },
          hat: { kind: 'broadBrim', main: GREEN, trim: RED, feather: YELLOW, plume: 'front' },
        },
        collar: RED_YOKE,
        horse: HORSES.batons,
      },
      king: {
        pose: 'furredCoat',
        head: {
          view: 'profile',
          facing: 'mirrored',
          hair: { cut: 'short', colour: INK },
          beard: { cut: 'full', colour: INK },
          hat: { kind: 'crown', main: YELLOW, trim: RED, feather: GREEN },
        },
      },
    },
  },
};
