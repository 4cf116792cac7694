/**
 * What a face can do at the table. The left of a person is the right of the drawing.
 *
 * Source: RULES section 6, the rows of its table and its list of other signals.
 */
export const GESTURES = [
  'lips-pressed',
  'kiss',
  'mouth-aside',
  'brows-up',
  'eyes-up',
  'wink',
  'eyes-shut',
  'tongue-tip',
  'tongue-corner',
  'cheeks-puffed',
  'lips-then-cheek',
  'shoulder-up',
  'fingers-rubbed',
  'head-tilted',
] as const;
export type Gesture = (typeof GESTURES)[number];
