import { sign } from '../emblems/sign.ts';
import { sword } from '../emblems/sword.ts';
import { baton } from '../emblems/baton.ts';
import { frenchSign } from '../emblems/frenchSigns.ts';
import type { Sleeve } from '../figures/limbs.ts';
import type { Dress } from '../figures/garments.ts';
import { place, type Setting, type Svg } from '../kit/paint.ts';
import type { Wardrobe } from './specs.ts';

/** The suit of the card, held in a hand at (x, y). */
export const heldSign = ({ sign: of, emblems }: Wardrobe, x: number, y: number, scale = 1): Svg =>
  place(x, y, sign(of, emblems), { scale });

/** Weapons that a French court carries too, whatever its suit. */
export const heldSword = (x: number, y: number, length: number, setting: Setting = {}): Svg =>
  place(x, y, sword(length), setting);
export const heldBaton = (x: number, y: number, length: number, setting: Setting = {}): Svg =>
  place(x, y, baton(length), setting);

/** French courts with a weapon in hand show their suit beside the head. */
export const suitBadge = ({ sign: of }: Wardrobe, y: number): Svg =>
  of === 'clubs' || of === 'spades' ? place(40, y, frenchSign(of), { scale: 0.78 }) : '';

export const sleeveOf = ({ main, mark, sleeve }: Dress): Sleeve => ({ upper: main, lower: sleeve, slash: mark });
