import type { Card, Suit } from '../../engine/cards.ts';
import { SuitMark } from '../SuitMark.tsx';
import type { TableWords } from '../../i18n/tableWords.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import { findLit, type LitCard, type ShownStock } from './shown.ts';
import styles from './stock.module.css';

interface Props {
  readonly m: TableWords;
  readonly stock: ShownStock;
  /** `none`: this game has no trump; undefined: it is not named yet. */
  readonly trump: Suit | 'none' | undefined;
  readonly lit: readonly LitCard[];
}

/** More open cards than this do not fan; they are listed as mini faces in a row of their own. */
const FAN = 5;

/** The stock in drawing order with the turn-up crosswise beneath it, and the trump suit in words. */
export function Stock({ m, stock, trump, lit }: Props) {
  const { open, hidden, turnUp } = stock;
  const left = open.length + hidden + (turnUp ? 1 : 0);
  const next = open[0] ?? (hidden === 0 ? turnUp : undefined);
  const fanned = open.length <= FAN;
  return (
    <div class={styles.stock} data-stock>
      {left > 0 && (
        <div class={styles.cards} role="group" aria-label={m.table.stockIs({ shown: open, hidden, turnUp })}>
          {turnUp && (
            <span class={styles.cross}>
              <CardFace card={turnUp} m={m} lit={findLit(lit, turnUp)} />
            </span>
          )}
          {(hidden > 0 || (fanned && open.length > 0)) && (
            <span class={styles.fan} data-many={open.length > 3 ? 'yes' : undefined}>
              {hidden > 0 && <CardBack m={m} />}
              {fanned && open.map((card) => <CardFace key={card} card={card} m={m} lit={findLit(lit, card)} />)}
            </span>
          )}
        </div>
      )}
      <p class={styles.words}>
        {trump === 'none' && m.table.noTrump}
        {trump && trump !== 'none' && (
          <span>
            <SuitMark suit={trump} /> {m.table.trumps(trump)}
          </span>
        )}
        {(hidden > 0 || !fanned) && <span>{m.table.stockLeft(left)}</span>}
        {next && <span class={styles.next}>{m.table.nextCard(next)}</span>}
      </p>
    </div>
  );
}

interface ListProps extends Pick<Props, 'm' | 'lit'> {
  readonly open: readonly Card[];
  /** Cards drawn after one trick: the list is grouped by them. */
  readonly drawn: number;
}

/** A stock too long to fan, card by card in drawing order. */
export function StockList({ m, open, lit, drawn }: ListProps) {
  if (open.length <= FAN) return null;
  return (
    <ol class={styles.list} role="list" aria-label={m.table.stock} data-stock-list>
      {open.map((card, at) => (
        <li key={card} data-new-draw={at > 0 && at % drawn === 0 ? 'yes' : undefined}>
          <CardFace card={card} m={m} face="mini" lit={findLit(lit, card)} />
        </li>
      ))}
    </ol>
  );
}
