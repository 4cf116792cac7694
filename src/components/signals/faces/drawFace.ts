import type { Gesture } from '../../../engine/gestures.ts';
import { arrows } from './arrows.ts';
import { body, hand } from './body.ts';
import { expressionOf } from './expression.ts';
import { eyes } from './eyes.ts';
import { hair } from './hair.ts';
import { head } from './head.ts';
import { FACE_HEIGHT, FACE_WIDTH, flat, PLATE, turned } from './ink.ts';
import { beard, mouth, moustache } from './mouth.ts';
import { PERSONS, type PersonId } from './persons.ts';

interface Face {
  readonly person: PersonId;
  /** `none` is the face at rest. */
  readonly sign: Gesture | 'none';
}

/** How far a head tilts, in degrees, towards the person's left. */
const TILT = 17;

/**
 * A face on its plate as an SVG document: any person making any sign. The same arguments give the same drawing.
 * The moving feature has the heaviest line, and red arrows say which way it goes.
 */
export function drawFace({ person: id, sign }: Face): string {
  const person = PERSONS[id];
  const expression = expressionOf(sign);
  const { back, front } = hair(person);
  const skull =
    head(person, expression) +
    beard(person, expression) +
    mouth(person, expression) +
    moustache(person, expression) +
    front +
    eyes(person, expression);
  const tilt = expression.head === 'tilted' ? TILT : 0;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FACE_WIDTH} ${FACE_HEIGHT}">` +
    flat(`M0 0H${FACE_WIDTH}V${FACE_HEIGHT}H0Z`, PLATE) +
    turned(tilt, 92, 184, back) +
    body(person, expression) +
    turned(tilt, 92, 184, skull) +
    hand(person, expression) +
    (sign === 'none' ? '' : arrows(sign)) +
    '</svg>'
  );
}
