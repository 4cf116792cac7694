import { frenchAce } from '../aces/frenchAce.ts';
import { keyline } from '../frame.ts';
import { BLUE, GREEN, INK, RED, TAN, WHITE, YELLOW } from '../kit/palette.ts';
import { groundBySuit } from './groundBySuit.ts';
import type { Pattern } from './pattern.ts';
import {
  ARMOURED_KING,
  CURLY_COIN_JACK,
  ENTHRONED_OLD_KING,
  pairOf,
  RED_AND_WHITE_HOSE,
  RED_YOKE,
  RUFF,
} from './wardrobe.ts';

/** French-suited stand-in: hearts for cups, diamonds for coins, spades for swords, clubs for batons; queens for horses. */
export const french: Pattern = {
  kind: 'french',
  emblems: { coin: 'rosette', cup: 'covered', blade: 'slim' },
  vignettes: 'none',
  batons: 'crossed',
  frame: keyline,
  ground: groundBySuit,
  suits: {
    hearts: {
      ace: () => frenchAce('hearts'),
      dress: { main: RED, mark: YELLOW, spot: WHITE, sleeve: BLUE, weave: 'lozenges', cape: BLUE },
      jack: {
        pose: 'striding',
        head: {
          view: 'three-quarter',
          jaw: 'pointed',
          facing: 'mirrored',
          age: 'young',
          hair: { cut: 'bob', colour: INK },
          hat: { kind: 'upturnedBrim', main: BLUE, trim: RED, feather: WHITE },
        },
        collar: RUFF,
        hose: RED_AND_WHITE_HOSE,
      },
      queen: {
        flower: RED,
        head: {
          view: 'three-quarter',
          facing: 'mirrored',
          features: 'soft',
          hair: { cut: 'long', colour: YELLOW },
          hat: { kind: 'coronet', main: YELLOW, trim: WHITE, feather: RED },
        },
      },
      king: ENTHRONED_OLD_KING,
    },
    diamonds: {
      ace: () => frenchAce('diamonds'),
      dress: { main: BLUE, mark: YELLOW, spot: RED, sleeve: RED, weave: 'dots', cape: RED },
      jack: CURLY_COIN_JACK,
      queen: {
        flower: YELLOW,
        head: {
          view: 'three-quarter',
          jaw: 'plump',
          facing: 'mirrored',
          features: 'soft',
          nose: 'snub',
          hair: { cut: 'braid', colour: TAN },
          hat: { kind: 'coronet', main: YELLOW, trim: BLUE, feather: RED },
        },
      },
      king: {
        pose: 'sceptre',
        head: {
          view: 'front',
          hair: { cut: 'locks', colour: TAN },
          beard: { cut: 'short', colour: TAN },
          hat: { kind: 'archedCrown', main: YELLOW, trim: RED, feather: RED },
        },
      },
    },
    clubs: {
      ace: () => frenchAce('clubs'),
      dress: { main: GREEN, mark: WHITE, spot: RED, sleeve: RED, weave: 'leaves', cape: RED },
      jack: {
        pose: 'walking',
        head: {
          view: 'profile',
          facing: 'mirrored',
          tilt: -3,
          nose: 'broad',
          hair: { cut: 'bob', colour: INK },
          hat: { kind: 'cap', main: GREEN, trim: RED, feather: WHITE },
        },
        collar: RED_YOKE,
        hose: pairOf({ colour: RED, shoe: INK, garter: YELLOW }),
      },
      queen: {
        flower: WHITE,
        head: {
          view: 'three-quarter',
          facing: 'mirrored',
          features: 'soft',
          hair: { cut: 'curls', colour: INK },
          hat: { kind: 'coronet', main: YELLOW, trim: YELLOW, feather: RED },
        },
      },
      king: {
        pose: 'furredCoat',
        head: {
          view: 'profile',
          facing: 'mirrored',
          nose: 'broad',
          hair: { cut: 'short', colour: TAN },
          beard: { cut: 'full', colour: TAN },
          hat: { kind: 'crown', main: YELLOW, trim: RED, feather: GREEN },
        },
      },
    },
    spades: {
      ace: () => frenchAce('spades'),
      dress: { main: WHITE, mark: BLUE, spot: YELLOW, sleeve: BLUE, weave: 'panels', cape: YELLOW },
      jack: {
        pose: 'bladeDown',
        head: {
          view: 'three-quarter',
          age: 'young',
          hair: { cut: 'long', colour: YELLOW },
          hat: { kind: 'broadBrim', main: BLUE, trim: RED, feather: WHITE },
        },
        collar: RED_YOKE,
        hose: pairOf({ colour: RED, shoe: INK }),
      },
      queen: {
        flower: RED,
        head: {
          view: 'three-quarter',
          age: 'old',
          facing: 'mirrored',
          features: 'soft',
          nose: 'aquiline',
          hair: { cut: 'bob', colour: TAN },
          hat: { kind: 'coronet', main: YELLOW, trim: RED, feather: RED },
        },
      },
      king: ARMOURED_KING,
    },
  },
};
