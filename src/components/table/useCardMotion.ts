import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Seat } from '../../engine/cards.ts';
import { useSettings } from '../settings/useSettings.ts';
import { animateChange, layoutOf, type Speed } from './motion.ts';

/** Shows each change of a table as motion, at the reader's speed; not at all where less motion is wished for. */
export function useCardMotion(table: RefObject<HTMLElement>, winner: Seat | undefined): void {
  const { motion } = useSettings();
  const speed = speedFor(motion);
  // Read while rendering, before the page changes: afterwards it is too late to know where a card was seen.
  const before = speed !== 'instant' && table.current ? layoutOf(table.current) : undefined;
  useLayoutEffect(() => {
    if (before && speed !== 'instant' && table.current) animateChange(table.current, { before, speed, winner });
  });
}

function speedFor(chosen: Speed): Speed {
  if (typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 'instant';
  return chosen;
}
