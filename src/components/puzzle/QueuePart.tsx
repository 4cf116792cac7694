import { useEffect, useState } from 'preact/hooks';
import { THEMES_SHOWN } from './themesShown.ts';
import type { GradeNumber, PuzzleMessages } from '../../i18n/messages/puzzles.ts';
import { NO_PUZZLES, puzzlesOf } from '../../progress/puzzles.ts';
import type { Progress } from '../../progress/schema.ts';
import { puzzleAddress } from './addresses.ts';
import styles from './puzzles.module.css';
import { chooseNext, fits, keepWish, loadList, NO_WISH, readWish, type Listed, type Wish } from './queue.ts';

/** A list to choose from: a game, perhaps with the other hand face down. */
export interface ListChoice {
  readonly name: string;
  readonly label: string;
  readonly count: number;
  /** The themes that its puzzles carry. */
  readonly themes: readonly string[];
}

interface Props {
  readonly p: PuzzleMessages;
  readonly lists: readonly ListChoice[];
  readonly progress: Progress | undefined;
}

const GRADES: readonly GradeNumber[] = [1, 2, 3, 4, 5];

const pick = (below: number): number => Math.floor(Math.random() * below);

/** Any game: one of the lists that have the theme by chance, the longer the likelier. */
function anyList(all: readonly ListChoice[], theme: string): string {
  const lists = all.filter(({ themes }) => theme === '' || themes.includes(theme));
  let at = pick(lists.reduce((sum, { count }) => sum + count, 0));
  for (const { name, count } of lists) {
    if (at < count) return name;
    at -= count;
  }
  return lists[0]?.name ?? '';
}

/** Puzzle after puzzle of a kind: the choice, how many there are, and the way to the next one. */
export function QueuePart({ p, lists, progress }: Props) {
  const q = p.queue;
  const [wish, setWish] = useState<Wish>(NO_WISH);
  const [from, setFrom] = useState('');
  const [list, setList] = useState<readonly Listed[]>();
  useEffect(() => setWish(readWish()), []);
  useEffect(() => setFrom(wish.list === '' ? anyList(lists, wish.theme) : wish.list), [wish.list, wish.theme]);
  useEffect(() => {
    setList(undefined);
    if (from === '') return;
    let isLast = true;
    loadList(from).then(
      (found) => isLast && setList(found),
      () => isLast && setList([]),
    );
    return () => {
      isLast = false;
    };
  }, [from]);

  const change = (part: Partial<Wish>): void => {
    const next = { ...wish, ...part };
    setWish(next);
    keepWish(next);
  };
  const { results, rating } = progress ? puzzlesOf(progress) : NO_PUZZLES;
  const tried = new Set(Object.keys(results));
  const fitting = (list ?? []).filter((one) => fits(one, wish));
  const next = list && chooseNext(list, wish, tried, rating.value, undefined, pick);

  return (
    <section class={styles.part} aria-labelledby="queue">
      <h2 id="queue">{q.title}</h2>
      <form class={styles.wish} data-search="no" onSubmit={(event) => event.preventDefault()}>
        <label>
          {q.ruleSet}
          <select value={wish.list} onChange={({ currentTarget }) => change({ list: currentTarget.value })}>
            <option value="">{q.anyRuleSet}</option>
            {lists.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {q.grade}
          <select value={wish.grade} onChange={({ currentTarget }) => change({ grade: currentTarget.value })}>
            <option value="">{q.anyGrade}</option>
            {GRADES.map((grade) => (
              <option key={grade} value={String(grade)}>
                {p.gradeName(grade)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {q.theme}
          <select value={wish.theme} onChange={({ currentTarget }) => change({ theme: currentTarget.value })}>
            <option value="">{q.anyTheme}</option>
            {THEMES_SHOWN.map((theme) => (
              <option key={theme} value={theme}>
                {p.themes[theme]}
              </option>
            ))}
          </select>
        </label>
      </form>
      <p class={styles.next} aria-live="polite">
        {list === undefined ? (
          <span class={styles.waiting} />
        ) : next === undefined ? (
          q.none
        ) : (
          <>
            <a class="button" data-weight="main" href={puzzleAddress(next)}>
              {q.next}
            </a>
            {wish.list !== '' && (
              <span class="note">{q.count(fitting.filter(({ id }) => !tried.has(id)).length, fitting.length)}</span>
            )}
          </>
        )}
      </p>
    </section>
  );
}
