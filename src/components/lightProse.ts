import { findCard } from '../engine/cards.ts';
import { lightCard } from './light.ts';

/** Lets the cards named in plain prose light the table, as those in an island's sentences do. */

const cardRefOf = ({ target }: Event): HTMLElement | undefined => {
  const ref = target instanceof Element ? target.closest<HTMLElement>('[data-ref]') : null;
  return ref && !ref.closest('astro-island') ? ref : undefined;
};

const light = (event: Event): void => {
  const ref = cardRefOf(event);
  const card = ref?.dataset['ref'] === undefined ? undefined : findCard(ref.dataset['ref']);
  if (ref && card) lightCard(card, ref);
};

const putOut = (event: Event): void => {
  const ref = cardRefOf(event);
  if (ref) lightCard(undefined, ref);
};

for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, light);
for (const type of ['pointerout', 'focusout']) document.addEventListener(type, putOut);
