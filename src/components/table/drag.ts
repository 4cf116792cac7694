import { findCard, type Card } from '../../engine/cards.ts';

/**
 * Lets the cards marked `data-drag` be dragged to the trick (`data-drop`) of a table. A second way in, beside the tap and the keyboard, so the
 * library for it is only fetched once a pointer is over the hand. Gives the way to stop.
 */
export function startDragging(table: HTMLElement, onPlay: (card: Card) => void): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;

  const fetchOnce = (): void => {
    table.removeEventListener('pointerover', fetchOnce);
    void Promise.all([
      import('@atlaskit/pragmatic-drag-and-drop/element/adapter'),
      import('@atlaskit/pragmatic-drag-and-drop/combine'),
    ]).then(([{ draggable, dropTargetForElements }, { combine }]) => {
      if (stopped) return;
      const trick = table.querySelector<HTMLElement>('[data-drop]');
      if (!trick) return;
      const cleanUps = new Map<HTMLElement, () => void>();
      const refresh = (): void => {
        const now = new Set(table.querySelectorAll<HTMLElement>('[data-drag]'));
        for (const [element, cleanUp] of cleanUps) {
          if (now.has(element)) continue;
          cleanUp();
          cleanUps.delete(element);
        }
        for (const element of now) {
          if (cleanUps.has(element)) continue;
          const handle = draggable({
            element,
            getInitialData: () => ({ card: element.dataset['drag'], table: trick }),
            onDragStart: () => (element.dataset['dragging'] = 'yes'),
            onDrop: () => delete element.dataset['dragging'],
          });
          cleanUps.set(element, handle);
        }
      };
      const watch = new MutationObserver(refresh);
      watch.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-drag'] });
      refresh();
      const target = dropTargetForElements({
        element: trick,
        canDrop: ({ source }) => source.data['table'] === trick,
        onDragEnter: () => (trick.dataset['over'] = 'yes'),
        onDragLeave: () => delete trick.dataset['over'],
        onDrop: ({ source }) => {
          delete trick.dataset['over'];
          const card = findCard(String(source.data['card']));
          if (card) onPlay(card);
        },
      });
      stop = combine(
        target,
        () => watch.disconnect(),
        () => cleanUps.forEach((cleanUp) => cleanUp()),
      );
    });
  };

  table.addEventListener('pointerover', fetchOnce);
  return () => {
    stopped = true;
    table.removeEventListener('pointerover', fetchOnce);
    stop?.();
  };
}
