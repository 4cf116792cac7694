import type { TableWords } from '../../i18n/tableWords.ts';
import { CardBack } from './CardFace.tsx';
import styles from './wonPile.module.css';
import type { ShownSeat } from './shown.ts';

interface Props {
  readonly m: TableWords;
  readonly seat: ShownSeat;
  /** `full` with a little heap beside the figures, `figures` without. */
  readonly look: 'full' | 'figures';
}

/** What a side has won: points if they are told, and how many cards. */
export function WonPile({ m, seat, look }: Props) {
  if (!seat.pile) return null;
  const { cards, points } = seat.pile;
  return (
    <div
      class={styles.pile}
      role="img"
      aria-label={m.table.pileOf({ who: seat.name, cards, points })}
      data-pile={seat.seat}
    >
      {look === 'full' && (
        <span class={styles.heap} data-empty={cards === 0 ? 'yes' : undefined}>
          {cards > 0 && <CardBack m={m} />}
          {cards > 2 && <CardBack m={m} />}
        </span>
      )}
      <span class={styles.figures}>
        {points !== undefined && <b>{points}</b>}
        <small>{m.table.cardCount(cards)}</small>
      </span>
    </div>
  );
}
