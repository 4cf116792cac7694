import { useContext } from 'preact/hooks';
import type { Card } from '../../engine/cards.ts';
import type { TableWords } from '../../i18n/tableWords.ts';
import { useSettings } from '../settings/useSettings.ts';
import { faceUrl } from './faceUrl.ts';
import { PackContext } from './pack.ts';

interface Props {
  readonly card: Card | 'back';
  readonly face: 'full' | 'mini';
  readonly m: TableWords;
}

/** The drawing of a card in the deck that the reader chose. It says nothing: whoever uses it names the card. */
export function FaceImage({ card, face, m }: Props) {
  const { deck, corners } = useSettings();
  const ranks = useContext(PackContext);
  return (
    <img
      src={faceUrl({ card, face, deck, corners, ranks, m })}
      data-drawing
      alt=""
      width="200"
      height="320"
      decoding="async"
      draggable={false}
    />
  );
}
