import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface KeptFocus {
  readonly onFocusIn: (event: FocusEvent) => void;
  readonly onFocusOut: (event: FocusEvent) => void;
}

/**
 * Keeps the keyboard's place when a card or a button leaves the table: the focus goes on to what the table says should
 * have it (`data-heir`), else to the hand, and never falls to the top of the page.
 */
export function useKeptFocus(table: RefObject<HTMLElement>): KeptFocus {
  const held = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const root = table.current;
    const lost = held.current;
    if (!root || !lost || (lost.isConnected && !isDisabled(lost))) return;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement !== lost) return;
    const heir =
      HEIRS.map((selector) => root.querySelector<HTMLElement>(selector)).find((found) => found !== null) ?? root;
    held.current = heir;
    heir.focus({ preventScroll: true });
  });

  return {
    onFocusIn: ({ target }) => {
      held.current = target instanceof Element ? target : null;
    },
    onFocusOut: ({ target, relatedTarget }) => {
      if (relatedTarget instanceof Node && table.current?.contains(relatedTarget)) return;
      // A card that is being removed also loses the focus; only one that stays was left on purpose.
      queueMicrotask(() => {
        if (held.current === target && held.current?.isConnected) held.current = null;
      });
    },
  };
}

const HEIRS = ['[data-heir]:not(:disabled)', '[data-hand="own"] [tabindex="0"]:not(:disabled)'] as const;

const isDisabled = (element: Element): boolean => element instanceof HTMLButtonElement && element.disabled;
