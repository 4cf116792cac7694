import type { SuitSign } from '../decks.ts';
import { BLUE, GREEN, RED, YELLOW, type Colour } from '../kit/palette.ts';

const GROUND: Readonly<Record<SuitSign, Colour>> = {
  coins: YELLOW,
  cups: RED,
  swords: BLUE,
  batons: GREEN,
  hearts: RED,
  diamonds: YELLOW,
  clubs: GREEN,
  spades: BLUE,
};

/** Coins stand on yellow, cups on red, swords on blue, batons on green. Source: RULES 8 (7BE, VSJ, IPV). */
export const groundBySuit = (sign: SuitSign): Colour => GROUND[sign];
