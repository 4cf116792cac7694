import type { Suit } from '../engine/cards.ts';
import styles from './suitMark.module.css';

interface Props {
  readonly suit: Suit;
}

/**
 * A suit in a line of text: shape first, colour second. Decoration, since its word always stands beside it. Both the Latin
 * and the French shape are there; the deck chosen on <html> shows one of them.
 */
export function SuitMark({ suit }: Props) {
  return (
    <svg class={styles.mark} data-suit={suit} viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
      <g class={styles.latin}>{LATIN[suit]}</g>
      <path class={styles.french} d={FRENCH[suit]} />
    </svg>
  );
}

const LATIN = {
  c: (
    <path d="M-6.6-7.4H6.6C6.6-1.6 4.6.8 1.7 2V4.6C4 5 5.2 6 5.2 7.6H-5.2C-5.2 6-4 5-1.7 4.6V2C-4.6.8-6.6-1.6-6.6-7.4Z" />
  ),
  d: (
    <path
      fill-rule="evenodd"
      d="M-7.2 0A7.2 7.2 0 1 0 7.2 0 7.2 7.2 0 1 0-7.2 0ZM-2.6 0A2.6 2.6 0 1 1 2.6 0 2.6 2.6 0 1 1-2.6 0Z"
    />
  ),
  s: <path d="M0-8.4 2-5.6V2.2H5.2V4.6H1.5V8.4H-1.5V4.6H-5.2V2.2H-2V-5.6Z" />,
  b: (
    <g transform="rotate(38)">
      <path d="M-1.5 9.2-2.9-6.2C-2.9-8.4-1.5-9.4 0-9.4S2.9-8.4 2.9-6.2L1.5 9.2Z" />
      <path class={styles.twig} d="M-2-1.4-5.2-3.6M1.8 1.8 4.8.2" />
    </g>
  ),
} as const;

/** What stands for each suit in a French pack: hearts, diamonds, spades, clubs. */
const FRENCH: Readonly<Record<Suit, string>> = {
  c: 'M0 8C-4.4 3.6-7.6.8-7.6-3-7.6-5.6-5.8-7.4-3.6-7.4-2-7.4-.7-6.5 0-5.1.7-6.5 2-7.4 3.6-7.4 5.8-7.4 7.6-5.6 7.6-3 7.6.8 4.4 3.6 0 8Z',
  d: 'M0-8.8C1.6-5.4 3.6-2.6 6.2 0 3.6 2.6 1.6 5.4 0 8.8-1.6 5.4-3.6 2.6-6.2 0-3.6-2.6-1.6-5.4 0-8.8Z',
  s: 'M0-8.4C3.6-4.4 7.2-1.6 7.2 1.8 7.2 4 5.6 5.2 4 5.2 2.7 5.2 1.6 4.6 1 3.6 1.2 5.6 1.9 7 3.4 8.2H-3.4C-1.9 7-1.2 5.6-1 3.6-1.6 4.6-2.7 5.2-4 5.2-5.6 5.2-7.2 4-7.2 1.8-7.2-1.6-3.6-4.4 0-8.4Z',
  b: 'M0-8.2A3.6 3.6 0 0 1 2.7-2.2 3.7 3.7 0 1 1 1.1 3.5C1.3 5.6 2 7 3.4 8.2H-3.4C-2 7-1.3 5.6-1.1 3.5A3.7 3.7 0 1 1-2.7-2.2 3.6 3.6 0 0 1 0-8.2Z',
};
