import type { TableWords } from '../../i18n/tableWords.ts';
import styles from './seat.module.css';
import type { ShownSeat } from './shown.ts';

interface Props {
  readonly m: TableWords;
  readonly seat: ShownSeat;
  /** What holds for this seat now, each said in words beside its mark. */
  readonly marks: readonly SeatMark[];
}

export type SeatMark = 'dealer' | 'turn';

/** A seat's name, what is to be known of it, and its marks. */
export function Seat({ m, seat, marks }: Props) {
  return (
    <div class={styles.seat} data-turn={marks.includes('turn') ? 'yes' : undefined}>
      <span class={styles.name}>{seat.name}</span>
      {marks.includes('turn') && (
        <small class={styles.turn}>
          <svg viewBox="0 0 10 12" aria-hidden="true" focusable="false">
            <path d="M1 0 10 6 1 12Z" fill="currentColor" />
          </svg>
          {m.table.turn}
        </small>
      )}
      {seat.note && <small>{seat.note}</small>}
      {marks.includes('dealer') && (
        <small class={styles.dealer}>
          <svg viewBox="0 0 12 14" aria-hidden="true" focusable="false">
            <path d="M1 3.5 7.5.8 11.3 10 4.8 12.7Z" fill="none" stroke="currentColor" stroke-width="1.5" />
          </svg>
          {m.table.dealer}
        </small>
      )}
    </div>
  );
}
