import { rider } from '../courts/riders.ts';
import { ground, tuft } from '../figures/ground.ts';
import type { Svg } from '../kit/paint.ts';
import { GREEN, INK, RED, TAN, WHITE, YELLOW } from '../kit/palette.ts';
import { heightOf } from './heights.ts';
import { innerLine, sheet } from './sheet.ts';

const HEIGHT = heightOf('siciliane');

/** Horse of swords on the yellow ground of every Sicilian horse, whatever its suit. */
export function sicilianeHorseOfSwords(): Svg {
  const figure = rider(
    {
      pose: 'swordUpright',
      facing: 'as-drawn',
      head: {
        view: 'profile',
        age: 'young',
        hair: { cut: 'bob', colour: TAN },
        hat: { kind: 'upturnedBrim', main: GREEN, trim: YELLOW, feather: RED },
      },
      collar: { kind: 'ruff' },
      horse: { coat: TAN, mane: INK, strap: GREEN, saddlecloth: YELLOW, mark: RED, weave: 'lozenges', gait: 'prance' },
    },
    {
      sign: 'swords',
      emblems: { coin: 'rosette', cup: 'covered', blade: 'slim' },
      dress: { main: GREEN, mark: WHITE, spot: RED, sleeve: RED, weave: 'dots', cape: RED },
    },
  );
  return sheet(HEIGHT, ground(YELLOW) + figure + tuft(26, 298, 0.9, RED) + tuft(178, 302, 0.8) + innerLine(HEIGHT, 9));
}
