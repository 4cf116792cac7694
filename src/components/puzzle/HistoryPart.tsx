import type { PuzzleMessages } from '../../i18n/messages/puzzles.ts';
import { duePuzzles, puzzlesOf, streakOf } from '../../progress/puzzles.ts';
import type { Progress } from '../../progress/schema.ts';
import { puzzleAddress, reviewAddress } from './addresses.ts';
import styles from './puzzles.module.css';

interface Props {
  readonly p: PuzzleMessages;
  readonly today: string | undefined;
  readonly progress: Progress | undefined;
}

/** How many of the last puzzles are listed. */
const LAST = 12;

/** The learner's rating, results and days, and what was missed and is due again. */
export function HistoryPart({ p, today, progress }: Props) {
  const h = p.history;
  const known = progress && puzzlesOf(progress);
  const results = Object.entries(known?.results ?? {});
  const count = (of: 'solved' | 'helped' | 'missed'): number =>
    results.filter(([, { result }]) => result === of).length;
  const due = progress ? duePuzzles(progress, new Date()) : [];
  const last = [...results].sort(([, a], [, b]) => b.at.localeCompare(a.at)).slice(0, LAST);
  return (
    <section class={styles.part} aria-labelledby="history">
      <h2 id="history">{h.title}</h2>
      {!known || results.length === 0 ? (
        <p>{h.none}</p>
      ) : (
        <>
          <p>
            {h.rating(Math.round(known.rating.value), Math.round(known.rating.deviation))}{' '}
            {h.counts({ solved: count('solved'), helped: count('helped'), missed: count('missed') })}
            {known.days.length > 0 &&
              today !== undefined &&
              ` ${h.streak(streakOf(known.days, today), known.days.length)}`}
          </p>
          {due.length > 0 && (
            <>
              <p>{h.due(due.length)}</p>
              <ul class={styles.days} role="list">
                {due.slice(0, LAST).map((id) => (
                  <li key={id}>
                    <a href={reviewAddress(id)}>{p.named(id)}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <details>
            <summary>{h.last}</summary>
            <ul class={styles.days} role="list">
              {last.map(([id, { result }]) => (
                <li key={id}>
                  <a href={puzzleAddress(id)}>{p.named(id)}</a> <small>{h.results[result]}</small>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </section>
  );
}
