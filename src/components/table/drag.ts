import { findCard, type Card } from '../../engine/cards.ts';

/**
 * Lets the cards marked `data-drag` be dragged to the trick (`data-drop`) of a table: a second way in, beside the tap and
 * the keyboard, by the browser's own dragging. Only a card of this table counts. Gives the way to stop.
 */
export function startDragging(table: HTMLElement, onPlay: (card: Card) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let dragged: HTMLElement | undefined;

  const trickAt = ({ target }: Event): HTMLElement | undefined => {
    const trick = target instanceof Element ? target.closest<HTMLElement>('[data-drop]') : null;
    return dragged && trick ? trick : undefined;
  };
  const listen = (
    type: 'dragstart' | 'dragover' | 'dragleave' | 'drop' | 'dragend',
    answer: (event: DragEvent) => void,
  ) => table.addEventListener(type, answer, { signal });

  listen('dragstart', (event) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null;
    if (!card?.dataset['drag']) return;
    dragged = card;
    card.dataset['dragging'] = 'yes';
    // Firefox starts no drag that carries nothing.
    event.dataTransfer?.setData('text/plain', card.dataset['drag']);
  });
  listen('dragover', (event) => {
    const trick = trickAt(event);
    if (!trick) return;
    event.preventDefault(); // "may be dropped here", in the browser's words
    trick.dataset['over'] = 'yes';
  });
  listen('dragleave', (event) => {
    const trick = trickAt(event);
    if (trick && !(event.relatedTarget instanceof Node && trick.contains(event.relatedTarget))) {
      delete trick.dataset['over'];
    }
  });
  listen('drop', (event) => {
    const trick = trickAt(event);
    if (!trick) return;
    event.preventDefault();
    delete trick.dataset['over'];
    const card = findCard(dragged?.dataset['drag'] ?? '');
    if (card) onPlay(card);
  });
  listen('dragend', () => {
    delete dragged?.dataset['dragging'];
    dragged = undefined;
  });
  return () => stopping.abort();
}
