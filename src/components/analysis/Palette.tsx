import { useRef, useState } from 'preact/hooks';
import { SUITS, suitOf, type Card } from '../../engine/cards.ts';
import type { AnalysisWords } from '../../i18n/analysisWords.ts';
import { CardFace } from '../table/CardFace.tsx';
import { isWalkKey, walkHand } from '../table/walkHand.ts';
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

/**
 * Every card of the deck, a row a suit: a tap puts a card into the chosen field, or takes it away. One stop of the Tab
 * key; arrows move among the cards.
 */
export function Palette({ m, cards, used, label, disabled, onTap }: Props) {
  const rows = SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit));
  const all = rows.flat();
  const [chosen, setChosen] = useState<Card>();
  const current = chosen && all.includes(chosen) ? chosen : all[0];
  const root = useRef<HTMLDivElement>(null);
  const buttonOf = (card: Card) => root.current?.querySelector<HTMLElement>(`[data-tap="${card}"]`);

  const walk = (event: KeyboardEvent): void => {
    if (!isWalkKey(event.key) || !current || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const spots = all.map((card) => {
      const box = buttonOf(card)?.getBoundingClientRect();
      return { card, x: box ? box.x + box.width / 2 : 0, y: box ? box.y + box.height / 2 : 0 };
    });
    const next = walkHand(spots, current, event.key);
    setChosen(next);
    buttonOf(next)?.focus();
  };

  return (
    <div class={styles.palette} role="group" aria-label={label} ref={root} onKeyDown={walk}>
      <p class={styles.paletteLabel} aria-live="polite">
        {label}
      </p>
      {rows.map((row) => (
        <ul key={row[0]}>
          {row.map((card) => {
            const place = used.get(card);
            return (
              <li key={card}>
                <button
                  type="button"
                  class={styles.tap}
                  data-tap={card}
                  aria-pressed={place !== undefined}
                  aria-label={place === undefined ? m.cards.name(card) : `${m.cards.name(card)}, ${place}`}
                  disabled={disabled}
                  tabIndex={card === current ? 0 : -1}
                  onFocus={() => setChosen(card)}
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
