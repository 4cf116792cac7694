import type { Card } from '../../engine/cards.ts';
import type { TableWords } from '../../i18n/tableWords.ts';
import styles from './card.module.css';
import { FaceImage } from './FaceImage.tsx';
import type { LitCard } from './shown.ts';

interface Props {
  readonly card: Card;
  readonly m: TableWords;
  /** `full` from 56 px up, `mini` (rank and suit only) below. */
  readonly face?: 'full' | 'mini';
  readonly lit?: LitCard | undefined;
  /** What is said after the name: whose card it is, that it is winning. */
  readonly more?: string | undefined;
}

/** A card that is only looked at: a picture with its full name. Its size is `--w` of the place it lies in. */
export function CardFace({ card, m, face = 'full', lit, more }: Props) {
  const name = [...new Set([m.cards.name(card), lit?.tag, more])].filter(Boolean).join(', ');
  return (
    <span class={styles.card} role="img" aria-label={name} data-card={card} data-face={face} data-tone={lit?.tone}>
      <FaceImage m={m} card={card} face={face} />
      {lit?.tag && <CardTag words={lit.tag} />}
    </span>
  );
}

interface TagProps {
  readonly words: string;
}

/** The words on a lit card. Read out as part of the card's name, so hidden here. */
export const CardTag = ({ words }: TagProps) => (
  <span class={styles.tag} aria-hidden="true">
    {words}
  </span>
);

/** A card face down. A row of them is named as a whole by the hand or the stock. */
export const CardBack = ({ m }: { readonly m: TableWords }) => (
  <span class={styles.card} data-face="full" aria-hidden="true">
    <FaceImage m={m} card="back" face="full" />
  </span>
);
