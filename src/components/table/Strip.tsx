import type { Card, Points } from '../../engine/cards.ts';
import type { Locale } from '../../i18n/index.ts';
import { tableWordsFor } from '../../i18n/tableWords.ts';
import { CardFace } from './CardFace.tsx';
import styles from './strip.module.css';

export interface StripTrick {
  /** In the order they were played. */
  readonly cards: readonly Card[];
  readonly winning: Card;
  /** Name of the seat that took it. */
  readonly winner: string;
  readonly points: Points;
  /** Card points the learner's cards in this trick cost, 0 if none. */
  readonly lost: Points;
}

interface Props {
  readonly locale: Locale;
  readonly tricks: readonly StripTrick[];
  /** How many tricks the deal has; the ones to come are drawn empty. */
  readonly total: number;
  /** Number of the first trick shown: a deal may begin in its middle. */
  readonly first?: number;
}

/** The deal so far, a trick a cell. Where points were lost, the cell says how many. */
export function Strip({ locale, tricks, total, first = 1 }: Props) {
  const m = tableWordsFor(locale);
  return (
    <ol class={styles.strip} role="list" aria-label={m.table.strip} data-columns={Math.min(total, 6)}>
      {Array.from({ length: total }, (_, at) => {
        const trick = tricks[at];
        const number = first + at;
        if (!trick) {
          return (
            <li key={number}>
              <p class={styles.head} aria-label={m.table.stripToCome(number)} role="img">
                <span>{number}</span>
              </p>
            </li>
          );
        }
        return (
          <li key={number} data-lost={trick.lost > 0 ? 'yes' : undefined}>
            <p class={styles.head} role="img" aria-label={m.table.stripTrick({ number, ...trick })}>
              <span>{number}</span>
              <b>{trick.lost > 0 ? `−${trick.lost}` : trick.points}</b>
            </p>
            <span class={styles.cards} aria-hidden="true" data-still>
              {trick.cards.map((card) => (
                <span key={card} data-won={card === trick.winning ? 'yes' : undefined}>
                  <CardFace card={card} m={m} face="mini" />
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
