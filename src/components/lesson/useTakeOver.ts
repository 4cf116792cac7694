import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { heirOf } from '../table/useKeptFocus.ts';

interface TakeOver<Rest, Event> {
  readonly place: RefObject<HTMLDivElement>;
  /** What has taken over; undefined while the first drawing stands. */
  readonly rest: Rest | undefined;
  /** What was done on the first drawing, for the rest to do. */
  readonly early: readonly Event[];
  readonly trouble: 'none' | 'not-loaded';
  /** The learner turns to it: the rest is fetched, and nothing is drawn anew. */
  readonly turnTo: () => void;
  readonly takeOver: () => Promise<void>;
  /** Something is done: kept until the rest has come. Where that fails it is forgotten, `trouble` says so, and it may be done again. */
  readonly send: (event: Event) => void;
}

/**
 * A table that only looks until what plays it has been fetched. It is drawn anew for that, and so only after something has
 * been done on it: under a finger the press would be lost. The keyboard stays where it was.
 */
export function useTakeOver<Rest, Event>(fetchRest: () => Promise<Rest>): TakeOver<Rest, Event> {
  const place = useRef<HTMLDivElement>(null);
  const early = useRef<Event[]>([]);
  const focused = useRef<string>();
  const loading = useRef<Promise<Rest>>();
  const [rest, setRest] = useState<Rest>();
  const [trouble, setTrouble] = useState<'none' | 'not-loaded'>('none');

  const load = (): Promise<Rest> => (loading.current ??= fetchRest());
  const takeOver = async (): Promise<void> => {
    try {
      const loaded = await load();
      const { activeElement } = document;
      focused.current = place.current?.contains(activeElement) ? selectorOf(activeElement) : undefined;
      setRest(() => loaded);
    } catch {
      loading.current = undefined;
      early.current = [];
      setTrouble('not-loaded');
    }
  };

  useLayoutEffect(() => {
    if (focused.current === undefined || !place.current) return;
    const same = place.current.querySelector<HTMLElement>(focused.current);
    (same ?? heirOf(place.current)).focus({ preventScroll: true });
  }, [rest]);

  return {
    place,
    rest,
    early: early.current,
    trouble,
    // What fails now is tried again when it is needed.
    turnTo: () => void load().catch(() => (loading.current = undefined)),
    takeOver,
    send: (event) => {
      setTrouble('none');
      early.current.push(event);
      void takeOver();
    },
  };
}

/** How to find the same thing again in a table that is drawn anew. */
function selectorOf(element: Element | null): string {
  if (!(element instanceof HTMLElement)) return '[data-table]';
  const { card } = element.dataset;
  if (card !== undefined) return `[data-hand="own"] [data-card="${card}"]`;
  if (element.matches('.actions > .button')) return '.actions > .button';
  return '[data-table]';
}
