import { useEffect, useState } from 'preact/hooks';
import type { PuzzleText } from '../../engine/puzzles/puzzle.ts';
import type { Locale } from '../../i18n/index.ts';
import { worksheetWordsFor } from '../../i18n/worksheetWords.ts';
import { cardsIn, PrintedPuzzle } from './PrintedPuzzle.tsx';
import { COUNTS, FIRST_SHEET, formatSheet, GRADE_CHOICES, puzzlesOf, readSheet, type SheetChoice } from './sheet.ts';
import styles from './worksheet.module.css';

interface Props {
  readonly locale: Locale;
  /** How many sheets there are. */
  readonly sheets: number;
  /** Where the sets of puzzles lie, with the base path in front; a set's number and `.json` follow. */
  readonly setsHref: string;
}

type Loaded = readonly PuzzleText[] | 'loading' | 'failed';

/** A sheet of puzzles to print, with its solutions. */
export function WorksheetIsland({ locale, sheets, setsHref }: Props) {
  const m = worksheetWordsFor(locale);
  const w = m.worksheet;
  const [choice, setChoice] = useState<SheetChoice>();
  const [set, setSet] = useState<Loaded>('loading');

  useEffect(() => {
    const read = (): void => setChoice(readSheet(location.hash, sheets));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  const sheet = choice?.sheet;
  useEffect(() => {
    if (sheet === undefined) return;
    const gone = new AbortController();
    setSet('loading');
    fetch(`${setsHref}${sheet - 1}.json`, { signal: gone.signal })
      .then(async (response) => setSet(response.ok ? ((await response.json()) as readonly PuzzleText[]) : 'failed')) // our own build wrote it
      .catch(() => gone.signal.aborted || setSet('failed'));
    return () => gone.abort();
  }, [sheet]);

  const { count, grades } = choice ?? FIRST_SHEET;
  const change = (next: Partial<SheetChoice>): void => {
    const changed = { ...(choice ?? FIRST_SHEET), ...next };
    setChoice(changed);
    history.replaceState(null, '', formatSheet(changed));
  };
  const puzzles = typeof set === 'string' ? [] : puzzlesOf(set, choice ?? FIRST_SHEET);

  return (
    <div data-state={choice && typeof set !== 'string' ? 'ready' : set === 'failed' ? 'failed' : 'loading'}>
      <form class={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label>
          <span>{w.sheet}</span>
          <input
            type="number"
            min="1"
            max={sheets}
            value={sheet ?? FIRST_SHEET.sheet}
            disabled={!choice}
            onInput={({ currentTarget }) => {
              const typed = Math.round(currentTarget.valueAsNumber);
              if (typed >= 1 && typed <= sheets) change({ sheet: typed });
            }}
          />
        </label>
        <label>
          <span>{w.count}</span>
          <select
            value={String(count)}
            disabled={!choice}
            onChange={({ currentTarget }) => change({ count: Number(currentTarget.value) })}
          >
            {COUNTS.map((n) => (
              <option key={n} value={String(n)} selected={n === count}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{w.grades}</span>
          <select
            value={grades}
            disabled={!choice}
            onChange={({ currentTarget }) =>
              change({ grades: GRADE_CHOICES.find((known) => known === currentTarget.value) ?? 'all' })
            }
          >
            {GRADE_CHOICES.map((known) => (
              <option key={known} value={known} selected={known === grades}>
                {w.gradeChoices[known]}
              </option>
            ))}
          </select>
        </label>
        <button class="button" data-weight="main" type="button" disabled={puzzles.length === 0} onClick={() => print()}>
          {w.print}
        </button>
        <p class="note">{w.link}</p>
      </form>
      {set === 'failed' && <p role="alert">{w.failed}</p>}
      {typeof set !== 'string' && puzzles.length < count && <p role="status">{w.tooFew(puzzles.length)}</p>}
      {puzzles.length > 0 && (
        <>
          <section class={styles.sheet} aria-labelledby="sheet">
            <h2 id="sheet">{w.heading(sheet ?? FIRST_SHEET.sheet)}</h2>
            <p class={styles.name}>{w.name}</p>
            <ol class={styles.puzzles}>
              {puzzles.map((puzzle, at) => (
                <PrintedPuzzle key={puzzle.id} m={m} number={at + 1} puzzle={puzzle} />
              ))}
            </ol>
          </section>
          <section class={styles.solutions} aria-labelledby="solutions">
            <h2 id="solutions">{w.solutions}</h2>
            <ol>
              {puzzles.map((puzzle) => {
                const [first = ''] = puzzle.line.split(', ');
                const [best] = cardsIn(first.replace('exchange ', ''));
                const own = cardsIn(puzzle.hands[puzzle.turn ?? 0]);
                // Values are told of the legal moves alone: where a duty to follow leaves fewer than the hand, they name no card.
                const values = own.flatMap((card, at) => {
                  const value = puzzle.values[at];
                  return value === undefined || puzzle.values.length < own.length ? [] : [[card, value] as const];
                });
                return best ? (
                  <li key={puzzle.id}>
                    {w.solution(best, first.startsWith('exchange') ? 'exchange' : 'play', values)}
                  </li>
                ) : null;
              })}
            </ol>
          </section>
        </>
      )}
    </div>
  );
}
