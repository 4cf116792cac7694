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
  /** Where cards are hidden: the chance they cost, from 0 to 1. */
  readonly lostChance?: number;
}

interface Props {
  readonly locale: Locale;
  readonly tricks: readonly StripTrick[];
  /** How many tricks the deal has; the ones to come are drawn empty. */
  readonly total: number;
  /** Number of the first trick shown: a deal may begin in its middle. */
  readonly first?: number;
}

/** What stands over a trick: its points, or how many points or chances in a hundred were lost in it. */
function figureOf({ lost, lostChance = 0, points }: StripTrick): string {
  if (lost > 0) return `−${lost}`;
  return lostChance > 0 ? `−${Math.max(1, Math.round(100 * lostChance))} %` : String(points);
}

/** The deal so far, a trick a cell. */
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
          <li key={number} data-lost={trick.lost > 0 || (trick.lostChance ?? 0) > 0 ? 'yes' : undefined}>
            <p class={styles.head} role="img" aria-label={m.table.stripTrick({ number, lostChance: 0, ...trick })}>
              <span>{number}</span>
              <b>{figureOf(trick)}</b>
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
