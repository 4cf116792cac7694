import type { Card } from '../engine/cards.ts';

/**
 * A card named in a sentence lights the card on the table, also when the sentence is plain prose outside any island. So
 * the two speak through one event of the document.
 */
const LIGHT = 'scoperta:light';

interface Light {
  readonly card: Card | undefined;
  /** The deal the sentence belongs to; prose outside every deal lights the card wherever it lies. */
  readonly deal: Element | null;
}

/** Lights a card on the tables of the deal that `from` stands in, or of the whole page; undefined puts the light out. */
export function lightCard(card: Card | undefined, from: Element): void {
  const detail: Light = { card, deal: from.closest('[data-deal]') };
  document.dispatchEvent(new CustomEvent(LIGHT, { detail }));
}

/** Calls `listener` with each card that is to be lit on the table drawn in `table`. Gives the way to stop. */
export function onLight(table: Element, listener: (card: Card | undefined) => void): () => void {
  const hear = (event: Event): void => {
    const { card, deal } = (event as CustomEvent<Light>).detail; // only lightCard sends this event
    if (!deal || deal.contains(table)) listener(card);
  };
  document.addEventListener(LIGHT, hear);
  return () => document.removeEventListener(LIGHT, hear);
}
