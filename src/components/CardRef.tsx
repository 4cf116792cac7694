import type { Card } from '../engine/cards.ts';
import { suitOf } from '../engine/cards.ts';
import type { Tone } from '../i18n/index.ts';
import styles from './cardRef.module.css';
import { lightCard } from './light.ts';
import { SuitMark } from './SuitMark.tsx';

interface Props {
  readonly card: Card;
  /** The card's name as the sentence needs it. */
  readonly words: string;
  readonly tone?: Tone;
}

/** A card named in a sentence: suit mark, full name, a coloured line; pointing at it or focusing it lights the card on the table. */
export function CardRef({ card, words, tone = 'named' }: Props) {
  const light = ({ currentTarget }: { readonly currentTarget: Element }) => lightCard(card, currentTarget);
  const putOut = ({ currentTarget }: { readonly currentTarget: Element }) => lightCard(undefined, currentTarget);
  return (
    <button
      type="button"
      class={styles.ref}
      data-tone={tone}
      data-ref={card}
      onFocus={light}
      onBlur={putOut}
      onPointerEnter={light}
      onPointerLeave={putOut}
      onClick={light}
    >
      <SuitMark suit={suitOf(card)} />
      {words}
    </button>
  );
}
