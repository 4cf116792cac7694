import { useEffect } from 'preact/hooks';
import type { Locale } from '../../i18n/index.ts';
import { puzzleWordsFor } from '../../i18n/puzzleWords.ts';
import { rush } from '../../machines/rush.ts';
import { DealLook } from '../lesson/DealLook.tsx';
import { useMachine } from '../useMachine.ts';
import { puzzleAddress } from './addresses.ts';
import { firstPuzzleOf } from './puzzleShown.ts';
import styles from './puzzles.module.css';

interface Props {
  readonly locale: Locale;
  readonly clock: 'on' | 'off';
  /** The address of a set of puzzles, another one each time. */
  readonly newSet: () => string;
}

/** A rush as it is played: a table, the count, and the clock if it is on. */
export function PlayedRush({ locale, clock, newSet }: Props) {
  const m = puzzleWordsFor(locale);
  const r = m.puzzles.rush;
  const [{ value, context }, send] = useMachine(rush, {});
  const start = (): void => send({ type: 'start', address: newSet(), clock });
  useEffect(start, []);
  useEffect(() => {
    if (value !== 'playing') return;
    const timer = setInterval(() => send({ type: 'second' }), 1000);
    return () => clearInterval(timer);
  }, [value]);

  const { puzzles, at, solved, missed, secondsLeft, last } = context;
  const puzzle = puzzles[at];
  const count = r.score(solved, missed.length);
  const startAgain = (
    <button type="button" class="button" data-weight="main" onClick={start}>
      {r.start}
    </button>
  );
  if (value === 'failed') {
    return (
      <>
        <p role="status">{r.failed}</p>
        {startAgain}
      </>
    );
  }
  if (value === 'over') {
    return (
      <>
        <p role="status">{r.over(solved)}</p>
        {missed.length > 0 && (
          <ul class={styles.days} role="list">
            {missed.map(({ id }) => (
              <li key={id}>
                <a href={puzzleAddress(id)}>{m.puzzles.named(id)}</a>
              </li>
            ))}
          </ul>
        )}
        {startAgain}
      </>
    );
  }
  if (value !== 'playing' || !puzzle) return <p class={styles.waiting}>{m.lesson.thinking}</p>;

  const first = firstPuzzleOf(locale, puzzle);
  const said = last === undefined ? '' : last === 'right' ? m.puzzles.right.good : m.puzzles.refuted;
  return (
    <div data-deal="rush" data-rush={at} class={styles.rush}>
      <p class={styles.count}>
        <span>{count}</span>
        {clock === 'on' && <span>{r.left(secondsLeft)}</span>}
        <button type="button" class="button" data-weight="bare" onClick={() => send({ type: 'stop' })}>
          {r.stop}
        </button>
      </p>
      <DealLook
        key={puzzle.id}
        locale={locale}
        awake="awake"
        moment="asking"
        race={first.race}
        strip={first.strip}
        table={{
          ...first.table,
          status: `${said} ${count}. ${first.table.status}`,
          onPlay: (card) => send({ type: 'play', move: card }),
        }}
      >
        <p>
          {said && <strong>{said} </strong>}
          {first.task} {first.turn}
        </p>
        {first.exchanges.length > 0 && (
          <div class="actions">
            {first.exchanges.map((card) => (
              <button
                key={card}
                type="button"
                class="button"
                data-weight="plain"
                onClick={() => send({ type: 'play', move: `exchange ${card}` })}
              >
                {m.lesson.buttons.exchange(card)}
              </button>
            ))}
          </div>
        )}
      </DealLook>
    </div>
  );
}
