import { useState } from 'preact/hooks';
import type { Card } from '../../engine/cards.ts';

/** Two cards chosen one after the other change places. Choosing the same one again leaves it where it is. */
export function useSwap(swap: (one: Card, other: Card) => void) {
  const [chosen, setChosen] = useState<Card>();
  function choose(card: Card): void {
    setChosen(chosen === undefined ? card : undefined);
    if (chosen !== undefined && chosen !== card) swap(chosen, card);
  }
  return { chosen, choose, leave: () => setChosen(undefined) } as const;
}
