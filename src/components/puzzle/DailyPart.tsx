import type { PuzzleMessages } from '../../i18n/messages/puzzles.ts';
import { puzzlesOf } from '../../progress/puzzles.ts';
import type { Progress } from '../../progress/schema.ts';
import { puzzleAddress } from './addresses.ts';
import { dailyIndex, dateOf, daysBefore } from './days.ts';
import styles from './puzzles.module.css';

interface Props {
  readonly p: PuzzleMessages;
  readonly daily: { readonly start: string; readonly ids: readonly string[] };
  readonly today: string | undefined;
  readonly progress: Progress | undefined;
}

/** How many days the archive goes back. */
const ARCHIVE = 60;

/** The puzzle of the day: from the date alone, the same for everyone. And the days before. */
export function DailyPart({ p, daily, today, progress }: Props) {
  const played = new Set(progress ? puzzlesOf(progress).days : []);
  const addressOf = (day: string): string =>
    `${puzzleAddress(daily.ids[dailyIndex(daily.start, daily.ids.length, day)] ?? '')}?day=${day}`;
  return (
    <section class={styles.part} aria-labelledby="daily">
      <h2 id="daily">{p.daily.title}</h2>
      {today === undefined ? (
        <p class={styles.waiting} />
      ) : (
        <p class={styles.today}>
          <span>{p.daily.of(dateOf(today))}</span>
          <a class="button" data-weight="main" href={addressOf(today)}>
            {played.has(today) ? p.daily.again : p.daily.open}
          </a>
        </p>
      )}
      {today !== undefined && (
        <details>
          <summary>{p.daily.archive}</summary>
          <ul class={styles.days} role="list">
            {daysBefore(daily.start, today, ARCHIVE).map((day) => (
              <li key={day}>
                <a href={addressOf(day)}>{p.daily.of(dateOf(day))}</a>
                {played.has(day) && <small> {p.daily.played}</small>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
