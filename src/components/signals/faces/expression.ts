import type { Gesture } from '../../../engine/gestures.ts';

/** What each part of a face does. `rest` everywhere is a face that says nothing. */
export interface Expression {
  readonly brows: 'rest' | 'up';
  readonly eyes: 'rest' | 'up' | 'shut' | 'wink';
  readonly mouth: 'rest' | 'pressed' | 'kiss' | 'aside' | 'tongue' | 'tongue-corner' | 'open' | 'full';
  readonly cheeks: 'rest' | 'both' | 'one';
  readonly head: 'rest' | 'tilted';
  readonly shoulder: 'rest' | 'up';
  readonly hand: 'none' | 'rubbing';
}

const AT_REST: Expression = {
  brows: 'rest',
  eyes: 'rest',
  mouth: 'rest',
  cheeks: 'rest',
  head: 'rest',
  shoulder: 'rest',
  hand: 'none',
};

/** Which parts move for each gesture. */
const MOVES: Readonly<Record<Gesture, Partial<Expression>>> = {
  'lips-pressed': { mouth: 'pressed' },
  kiss: { mouth: 'kiss' },
  'mouth-aside': { mouth: 'aside' },
  'brows-up': { brows: 'up' },
  'eyes-up': { brows: 'up', eyes: 'up' },
  wink: { eyes: 'wink' },
  'eyes-shut': { eyes: 'shut' },
  'tongue-tip': { mouth: 'tongue' },
  'tongue-corner': { mouth: 'tongue-corner' },
  'cheeks-puffed': { mouth: 'full', cheeks: 'both' },
  'lips-then-cheek': { mouth: 'open', cheeks: 'one' },
  'shoulder-up': { shoulder: 'up' },
  'fingers-rubbed': { hand: 'rubbing' },
  'head-tilted': { head: 'tilted' },
};

/** The face that makes a gesture, or a face at rest. */
export const expressionOf = (gesture: Gesture | 'none'): Expression =>
  gesture === 'none' ? AT_REST : { ...AT_REST, ...MOVES[gesture] };
