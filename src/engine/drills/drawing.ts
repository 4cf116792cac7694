import type { Points } from '../cards.ts';
import { shuffled, type Random } from '../shuffle.ts';

/** So many of some things, or all there are, in an order by chance. */
export const some = <Thing>(count: number, things: readonly Thing[], random: Random): readonly Thing[] =>
  shuffled(things, random).slice(0, count);

/** One of some things; there must be one. */
export const one = <Thing>(things: readonly Thing[], random: Random): Thing => things[random(things.length)] as Thing; // below the length

/** The fewest points that are more than half. */
export const toWin = (total: Points): Points => Math.floor(total / 2) + 1;

/** Numbers to choose from in rising order: the right one, and up to three slips, none of them below nought. */
export const choices = (right: Points, slips: readonly Points[]): readonly Points[] =>
  [right, ...[...new Set(slips)].filter((points) => points >= 0 && points !== right).slice(0, 3)].sort((a, b) => a - b);
