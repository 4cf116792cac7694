import { chaliceAce, eagleAce, floweringClubAce, ribbonSwordAce } from '../aces/latinAces.ts';
import { keyline } from '../frame.ts';
import { BLUE, GREEN, INK, RED, TAN, WHITE, YELLOW } from '../kit/palette.ts';
import { groundBySuit } from './groundBySuit.ts';
import type { Pattern } from './pattern.ts';

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
      jack: {
        pose: 'coinHeldUp',
        head: {
          view: 'three-quarter',
          jaw: 'plump',
          age: 'young',
          nose: 'snub',
          hair: { cut: 'curls', colour: TAN },
          hat: { kind: 'cap', main: RED, trim: YELLOW, feather: WHITE },
        },
        collar: { kind: 'yoke', colour: YELLOW, studs: RED },
        hose: [
          { colour: BLUE, stripe: YELLOW, shoe: RED, garter: YELLOW },
          { colour: BLUE, stripe: YELLOW, shoe: RED, garter: YELLOW },
        ],
      },
      rider: {
        pose: 'emblemHeldUp',
        facing: 'as-drawn',
        head: {
          view: 'three-quarter',
          hair: { cut: 'short', colour: TAN },
          beard: { cut: 'short', colour: TAN },
          hat: { kind: 'upturnedBrim', main: RED, trim: RED, feather: YELLOW, plume: 'front' },
        },
        collar: { kind: 'yoke', colour: YELLOW, studs: RED },
        horse: { coat: WHITE, mane: INK, strap: RED, saddlecloth: BLUE, mark: YELLOW, weave: 'dots', gait: 'trot' },
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
        collar: { kind: 'ruff' },
        hose: [
          { colour: RED, shoe: INK, garter: YELLOW },
          { colour: WHITE, shoe: INK, garter: YELLOW },
        ],
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
        collar: { kind: 'ruff' },
        horse: { coat: TAN, mane: INK, strap: BLUE, saddlecloth: RED, mark: YELLOW, weave: 'lozenges', gait: 'stand' },
      },
      king: {
        pose: 'enthroned',
        head: {
          view: 'front',
          age: 'old',
          hair: { cut: 'locks', colour: WHITE },
          beard: { cut: 'full', colour: WHITE },
          hat: { kind: 'crown', main: YELLOW, trim: RED, feather: RED },
        },
      },
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
        collar: { kind: 'yoke', colour: RED, studs: YELLOW },
        hose: [
          { colour: RED, shoe: INK },
          { colour: RED, shoe: INK },
        ],
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
        collar: { kind: 'yoke', colour: RED, studs: YELLOW },
        horse: { coat: WHITE, mane: BLUE, strap: BLUE, saddlecloth: RED, mark: WHITE, weave: 'bands', gait: 'prance' },
      },
      king: {
        pose: 'armoured',
        head: {
          view: 'three-quarter',
          nose: 'aquiline',
          beard: { cut: 'forked', colour: INK },
          hat: { kind: 'crown', main: YELLOW, trim: BLUE, feather: RED },
        },
      },
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
        collar: { kind: 'yoke', colour: RED, studs: YELLOW },
        hose: [
          { colour: WHITE, shoe: INK },
          { colour: WHITE, shoe: INK },
        ],
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
        collar: { kind: 'yoke', colour: RED, studs: YELLOW },
        horse: { coat: YELLOW, mane: INK, strap: GREEN, saddlecloth: RED, mark: YELLOW, weave: 'bands', gait: 'trot' },
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
