import type { PersonId } from './faces/persons.ts';
import type { Gesture } from '../../engine/gestures.ts';

/** Where the drawing of a face lies, before the base path of the host is put in front. */
export const facePath = (person: PersonId, sign: Gesture | 'none'): `/${string}` =>
  `/signals/faces/${sign}-${person}.svg`;

/** Who shows a gesture where a page needs just one face: women and men of all ages. */
export const MODELS: Readonly<Record<Gesture, PersonId>> = {
  'lips-pressed': 'carmen',
  kiss: 'rosa',
  'mouth-aside': 'vito',
  'brows-up': 'pepe',
  'eyes-up': 'tomas',
  wink: 'assunta',
  'eyes-shut': 'luca',
  'tongue-tip': 'nina',
  'tongue-corner': 'vito',
  'cheeks-puffed': 'luca',
  'lips-then-cheek': 'carmen',
  'shoulder-up': 'pepe',
  'fingers-rubbed': 'tomas',
  'head-tilted': 'assunta',
};
