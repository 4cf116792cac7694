import { cardUrl } from '../../decks/urls.ts';
import type { Card } from '../../engine/cards.ts';
import type { CardMessages } from '../../i18n/messages/cards.ts';
import { useSettings } from '../settings/useSettings.ts';

interface Props {
  readonly card: Card;
  readonly alt: string;
  readonly letters: CardMessages['cornerLetters'];
}

/** A card in the deck that the reader chose. */
export function DrawnCard({ card, alt, letters }: Props) {
  const { deck, corners } = useSettings();
  return (
    <img
      src={cardUrl({ deck, card, index: corners === 'hidden' ? 'none' : letters, size: 'face' })}
      data-drawing
      alt={alt}
      width="200"
      height="320"
      decoding="async"
      draggable={false}
    />
  );
}
