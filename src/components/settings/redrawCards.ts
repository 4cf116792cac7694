import type { Settings } from './settings.ts';

/**
 * Draws the cards that stand in plain HTML, outside every island, as the settings say. The page is built with the default
 * deck; `public/settings.js` makes the same change before the first paint and leaves the first address in `data-drawn`.
 */
export function redrawCards(page: Document, settings: Settings): void {
  for (const image of page.querySelectorAll<HTMLImageElement>('img[data-drawing]')) {
    if (image.closest('astro-island')) continue;
    const first = (image.dataset['drawn'] ??= image.getAttribute('src') ?? '');
    image.src = addressIn(first, settings);
  }
}

/** The address of a drawing under those settings, from its address under the defaults. */
export function addressIn(first: string, { deck, corners }: Pick<Settings, 'deck' | 'corners'>): string {
  const inDeck =
    deck === 'french'
      ? first.replace(/\/(?:napoletana|castellana)\//u, '/french/')
      : deck === 'castellana'
        ? first.replace('/napoletana/', '/castellana/')
        : first;
  return corners === 'hidden' ? inDeck.replace(/\/indexed-\w+\//u, '/') : inDeck;
}
