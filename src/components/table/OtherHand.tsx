import type { TableWords } from '../../i18n/tableWords.ts';
import { rowsOf } from './bySuit.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import hand from './hand.module.css';
import { findLit, type LitCard, type ShownSeat } from './shown.ts';

interface Props {
  readonly m: TableWords;
  readonly seat: ShownSeat;
  readonly lit: readonly LitCard[];
  /** `full` for the one seat opposite, `mini` where several seats share the width. */
  readonly face: 'full' | 'mini';
}

/** More open cards than this are shown as mini faces, however much room there is. */
const FULL_FACES = 5;

/** Another seat's hand: open, or so many cards face down. Only to be looked at. */
export function OtherHand({ m, seat, lit, face }: Props) {
  const label = m.table.handOf(seat.name);
  if (seat.hand.kind === 'face-down') {
    const { count } = seat.hand;
    return (
      <div class={hand.hand} data-hand="face-down" role="img" aria-label={`${label}: ${m.table.cardsFaceDown(count)}`}>
        <span class={hand.row}>
          {Array.from({ length: Math.min(count, 10) }, (_, at) => (
            <CardBack key={at} m={m} />
          ))}
        </span>
      </div>
    );
  }

  const { cards } = seat.hand;
  const size = face === 'full' && cards.length <= FULL_FACES ? 'full' : 'mini';
  return (
    <div class={hand.hand} data-hand={size === 'full' ? 'other' : 'mini'} role="group" aria-label={label}>
      {cards.length === 0 && <p class={hand.none}>{m.table.noCards}</p>}
      {rowsOf(cards).map((row) => (
        <ul class={hand.row} key={row[0] ?? 'none'} role="list">
          {row.map((card) => (
            <li key={card}>
              <CardFace card={card} m={m} face={size} lit={findLit(lit, card)} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
