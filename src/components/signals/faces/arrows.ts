import type { Gesture } from '../../../engine/gestures.ts';
import { ARROW, path, PLATE } from './ink.ts';

type Way = 'up' | 'down' | 'left' | 'right';

const HALF = 13;
const TIP = 8;

/** A red line with a rim of the plate's colour, so that it stands clear of dark hair. */
const red = (d: string): string => path(d, { stroke: PLATE, width: 9.5 }) + path(d, { stroke: ARROW, width: 4.5 });

/** A short straight arrow about a point. */
const arrow = (x: number, y: number, way: Way): string => {
  const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[way] as [number, number];
  const tipX = x + dx * HALF;
  const tipY = y + dy * HALF;
  const barb = (turn: 1 | -1): string => `${tipX - dx * TIP + turn * dy * TIP} ${tipY - dy * TIP + turn * dx * TIP}`;
  return red(`M${x - dx * HALF} ${y - dy * HALF}L${tipX} ${tipY}M${barb(1)}L${tipX} ${tipY}L${barb(-1)}`);
};

/** Where movement goes, drawn beside the face and never over a feature. */
const ARROWS: Readonly<Record<Gesture, string>> = {
  'lips-pressed': arrow(22, 131, 'down') + arrow(22, 169, 'up') + arrow(178, 131, 'down') + arrow(178, 169, 'up'),
  kiss: arrow(20, 150, 'right') + arrow(180, 150, 'left'),
  'mouth-aside': arrow(178, 142, 'right'),
  'brows-up': arrow(22, 70, 'up') + arrow(178, 70, 'up'),
  'eyes-up': arrow(22, 62, 'up') + arrow(22, 84, 'up') + arrow(178, 62, 'up') + arrow(178, 84, 'up'),
  wink: arrow(178, 96, 'down'),
  'eyes-shut': arrow(20, 82, 'down') + arrow(20, 118, 'up') + arrow(180, 82, 'down') + arrow(180, 118, 'up'),
  'tongue-tip': arrow(22, 158, 'down') + arrow(178, 158, 'down'),
  'tongue-corner': arrow(178, 156, 'right'),
  'cheeks-puffed': arrow(18, 132, 'left') + arrow(182, 132, 'right'),
  'lips-then-cheek': arrow(182, 132, 'right'),
  'shoulder-up': arrow(178, 128, 'up'),
  'fingers-rubbed': red('M160 98H194M167 90.500L159.500 98L167 105.500M187 90.500L194.500 98L187 105.500'),
  'head-tilted': red('M34 40C44 18 66 8 96 10M96 10L87 3M96 10L87 18'),
};

/** The red arrows of a gesture. */
export const arrows = (gesture: Gesture): string => ARROWS[gesture];
