import type { Seat as SeatNumber } from '../../engine/cards.ts';
import type { TableWords } from '../../i18n/tableWords.ts';
import { CardFace } from './CardFace.tsx';
import { findLit, type LitCard, type ShownTrick } from './shown.ts';
import styles from './trick.module.css';

interface Props {
  readonly m: TableWords;
  readonly trick: ShownTrick;
  readonly own: SeatNumber;
  readonly lit: readonly LitCard[];
  readonly nameOf: (seat: SeatNumber) => string;
  /** Whose cards are still to come, in order; as many as are known. */
  readonly toCome: readonly SeatNumber[];
}

/** The trick in the order it was played, with a place for each card still to come. It is also where a dragged card is dropped. */
export function Trick({ m, trick, own, lit, nameOf, toCome }: Props) {
  const ownerOf = (seat: SeatNumber): string => (seat === own ? m.table.yourCard : m.table.cardOf(nameOf(seat)));
  const missing = Math.max(0, trick.size - trick.plays.length);
  return (
    <ol class={styles.trick} role="list" aria-label={m.table.trick} data-drop="trick" data-size={trick.size}>
      {trick.plays.map(({ seat, card }) => {
        const winning = card === trick.winning;
        const light = findLit(lit, card);
        return (
          <li key={card} data-from={seat} data-winning={winning ? 'yes' : undefined}>
            <CardFace card={card} m={m} lit={light} more={`${ownerOf(seat)}${winning ? `, ${m.table.winning}` : ''}`} />
            <span class={styles.under} aria-hidden="true">
              {!light?.tag && (
                <>
                  {winning && (
                    <svg class={styles.crown} viewBox="0 0 12 9" focusable="false">
                      <path d="M0 0 3 3.4 6 0 9 3.4 12 0V9H0Z" fill="currentColor" />
                    </svg>
                  )}
                  {trick.size > 2 ? nameOf(seat) : ''}
                </>
              )}
            </span>
          </li>
        );
      })}
      {Array.from({ length: missing }, (_, at) => {
        const seat = toCome[at];
        const isLead = trick.plays.length + at === 0;
        const isNamedUnder = trick.size > 2 && seat !== own;
        const words = seat === undefined ? '' : seat === own && isLead ? m.table.yourLead : ownerOf(seat);
        return (
          <li key={`place-${trick.plays.length + at}`}>
            <span class={styles.place}>{!isNamedUnder && words}</span>
            <span class={styles.under}>{isNamedUnder && seat !== undefined && nameOf(seat)}</span>
          </li>
        );
      })}
    </ol>
  );
}
