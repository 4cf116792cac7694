import { SUITS, suitOf, type Card } from '../../engine/cards.ts';
import type { AnalysisWords } from '../../i18n/analysisWords.ts';
import { CardFace } from '../table/CardFace.tsx';
import styles from './analysis.module.css';

interface Props {
  readonly m: AnalysisWords;
  readonly cards: readonly Card[];
  /** Where each card that is in use lies. */
  readonly used: ReadonlyMap<Card, string>;
  readonly label: string;
  readonly disabled: boolean;
  readonly onTap: (card: Card) => void;
}

/** Every card of the deck, a row a suit: a tap puts a card into the chosen field, or takes it away. */
export function Palette({ m, cards, used, label, disabled, onTap }: Props) {
  return (
    <div class={styles.palette} role="group" aria-label={label}>
      <p class={styles.paletteLabel} aria-live="polite">
        {label}
      </p>
      {SUITS.map((suit) => (
        <ul key={suit}>
          {cards
            .filter((card) => suitOf(card) === suit)
            .map((card) => {
              const place = used.get(card);
              return (
                <li key={card}>
                  <button
                    type="button"
                    class={styles.tap}
                    aria-pressed={place !== undefined}
                    aria-label={place === undefined ? m.cards.name(card) : `${m.cards.name(card)}, ${place}`}
                    disabled={disabled}
                    onClick={() => onTap(card)}
                  >
                    <CardFace m={m} card={card} face="mini" />
                  </button>
                </li>
              );
            })}
        </ul>
      ))}
    </div>
  );
}
