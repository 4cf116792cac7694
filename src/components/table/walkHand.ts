import type { Card } from '../../engine/cards.ts';

/** The keys that move along a hand. */
export type WalkKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

const WALK_KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Whether the key moves along a hand. */
export const isWalkKey = (key: string): key is WalkKey => WALK_KEYS.includes(key);

/**
 * The card the key leads to from `from` in a hand laid out in rows. Left and right go through all the cards and stop at the
 * ends; up and down keep the place in the row as far as the next row has one, and in a single row do nothing.
 */
export function walkHand(rows: readonly (readonly Card[])[], from: Card, key: WalkKey): Card {
  const all = rows.flat();
  const at = all.indexOf(from);
  const rowAt = rows.findIndex((row) => row.includes(from));
  const column = rows[rowAt]?.indexOf(from) ?? 0;
  const inRow = (to: number): Card | undefined => rows[to]?.[Math.min(column, (rows[to]?.length ?? 0) - 1)];
  switch (key) {
    case 'ArrowLeft':
      return all[at - 1] ?? from;
    case 'ArrowRight':
      return all[at + 1] ?? from;
    case 'ArrowUp':
      return inRow(rowAt - 1) ?? from;
    case 'ArrowDown':
      return inRow(rowAt + 1) ?? from;
    case 'Home':
      return all[0] ?? from;
    case 'End':
      return all.at(-1) ?? from;
  }
}
