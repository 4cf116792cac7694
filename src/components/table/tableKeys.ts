/** What the letter keys of a table do. A key without a handler does nothing there. */
export interface TableKeyHandlers {
  /** H. */
  readonly onHint?: (() => void) | undefined;
  /** U. */
  readonly onTakeBack?: (() => void) | undefined;
  /** E. */
  readonly onWhy?: (() => void) | undefined;
  /** ?. */
  readonly onHelp?: (() => void) | undefined;
}

/**
 * Answers a letter key pressed inside a table, and says whether it did. Letters with a modifier belong to the browser, letters
 * typed into a field to the field.
 */
export function answerTableKey(event: KeyboardEvent, handlers: TableKeyHandlers): 'answered' | 'not-ours' {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return 'not-ours';
  if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return 'not-ours';
  const handler = handlerOf(event.key, handlers);
  if (!handler) return 'not-ours';
  event.preventDefault();
  handler();
  return 'answered';
}

function handlerOf(key: string, handlers: TableKeyHandlers): (() => void) | undefined {
  switch (key.toLowerCase()) {
    case 'h':
      return handlers.onHint;
    case 'u':
      return handlers.onTakeBack;
    case 'e':
      return handlers.onWhy;
    case '?':
      return handlers.onHelp;
    default:
      return undefined;
  }
}
