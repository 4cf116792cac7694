import type { Card } from '../../engine/cards.ts';

/** The keys that move along a hand. */
export type WalkKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

const WALK_KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Whether the key moves along a hand. */
export const isWalkKey = (key: string): key is WalkKey => WALK_KEYS.includes(key);

/** A card of the hand and where its centre lies, in px. */
export interface HandSpot {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
}

/** Cards whose centres are less than this apart in height lie in one row, px: a lit or lifted card stays in its row. */
const ROW = 24;

/**
 * The card the key leads to from `from`. Left and right go through all the cards in order and stop at the ends; up and down
 * go to the nearest card of the next row as it is seen, and stay where there is none.
 */
export function walkHand(spots: readonly HandSpot[], from: Card, key: WalkKey): Card {
  const at = spots.findIndex(({ card }) => card === from);
  const here = spots[at];
  if (!here) return from;
  switch (key) {
    case 'ArrowLeft':
      return (spots[at - 1] ?? here).card;
    case 'ArrowRight':
      return (spots[at + 1] ?? here).card;
    case 'ArrowUp':
      return nearest(
        here,
        spots.filter(({ y }) => y < here.y - ROW),
      ).card;
    case 'ArrowDown':
      return nearest(
        here,
        spots.filter(({ y }) => y > here.y + ROW),
      ).card;
    case 'Home':
      return (spots[0] ?? here).card;
    case 'End':
      return (spots.at(-1) ?? here).card;
  }
}

/** The spot closest by, rows counting before columns; `here` if there is none. */
function nearest(here: HandSpot, spots: readonly HandSpot[]): HandSpot {
  const rowDistance = Math.min(...spots.map(({ y }) => Math.abs(y - here.y)));
  const row = spots.filter(({ y }) => Math.abs(y - here.y) < rowDistance + ROW);
  return row.reduce<HandSpot>(
    (best, spot) => (best === here || Math.abs(spot.x - here.x) < Math.abs(best.x - here.x) ? spot : best),
    here,
  );
}
