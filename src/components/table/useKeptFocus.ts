import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface KeptFocus {
  readonly onFocusIn: (event: FocusEvent) => void;
  readonly onFocusOut: (event: FocusEvent) => void;
}

/**
 * Keeps the keyboard's place when a card or a button leaves: the focus goes on to what should have it (`data-heir`), else
 * to the hand, and never falls to the top of the page. If the heir comes later, it gets the focus then, unless it has been
 * moved meanwhile.
 */
export function useKeptFocus(place: RefObject<HTMLElement>): KeptFocus {
  const held = useRef<Element | null>(null);
  const standIn = useRef<Element>();

  useLayoutEffect(() => {
    const root = place.current;
    if (!root) return;
    const { activeElement } = document;
    const lost = held.current;
    const isLost = lost && (!lost.isConnected || isDisabled(lost));
    const isFree = !activeElement || activeElement === document.body || activeElement === lost;
    const heir = root.querySelector<HTMLElement>(HEIR);
    if (isLost && isFree) {
      const next = heirOf(root);
      next.focus({ preventScroll: true });
      held.current = next;
      standIn.current = next === heir ? undefined : next;
    } else if (heir && standIn.current && standIn.current === activeElement) {
      standIn.current = undefined;
      heir.focus({ preventScroll: true });
    }
  });

  return {
    onFocusIn: ({ target }) => {
      held.current = target instanceof Element ? target : null;
    },
    onFocusOut: ({ target, relatedTarget }) => {
      standIn.current = undefined;
      if (relatedTarget instanceof Node && place.current?.contains(relatedTarget)) return;
      // What is being removed also loses the focus; only what stays was left on purpose.
      queueMicrotask(() => {
        if (held.current === target && held.current?.isConnected) held.current = null;
      });
    },
  };
}

const HEIR = '[data-heir]:not(:disabled)';
const HAND = '[data-hand="own"] [tabindex="0"]:not(:disabled)';

/** What the focus goes on to when what had it is gone: what should have it, else the hand, else the table. */
export const heirOf = (root: HTMLElement): HTMLElement =>
  root.querySelector<HTMLElement>(HEIR) ??
  root.querySelector<HTMLElement>(HAND) ??
  root.querySelector<HTMLElement>('[tabindex]') ??
  root;

const isDisabled = (element: Element): boolean => element instanceof HTMLButtonElement && element.disabled;
