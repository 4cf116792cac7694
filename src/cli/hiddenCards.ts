/** What stands for a card that is not known. */
export const HIDDEN = '?';

/** Whether a position as read has cards that are not known, in a hand or in the stock. */
export function hasHiddenCards(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  const { hands, stock } = input as { readonly hands?: unknown; readonly stock?: unknown };
  const texts: readonly unknown[] = [stock, ...(Array.isArray(hands) ? hands : [])];
  return texts.some((text) => typeof text === 'string' && text.split(/\s+/u).includes(HIDDEN));
}
