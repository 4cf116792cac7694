import type { Ref } from 'preact';
import type { DrillFrame } from '../../i18n/messages/drills.ts';
import styles from './drill.module.css';
import type { DrillIslandProps } from './DrillIsland.tsx';
import type { DrillItem } from './drillItem.ts';

interface Props {
  readonly t: DrillFrame;
  readonly right: number;
  readonly all: number;
  /** Over all sets since the page was opened. */
  readonly inAll: { readonly right: number; readonly all: number };
  readonly missed: readonly DrillItem[];
  readonly taught: NonNullable<DrillIslandProps['taught']>;
  readonly result: Ref<HTMLParagraphElement>;
  /** How many more questions are offered. */
  readonly more: number;
  readonly onMore: () => void;
}

/** How a set of a drill went: the count, what was missed with its answer, where it is taught, and the way on. */
export function DrillResult({ t, right, all, inAll, missed, taught, result, more, onMore }: Props) {
  const lessons = [...new Map(missed.flatMap(({ drill }) => Object.entries(taught).filter(([id]) => id === drill)))];
  return (
    <div class={styles.drill} data-state="finished">
      <p class={styles.question} ref={result} tabIndex={-1}>
        {t.result({ right, all })}
      </p>
      {inAll.all > all && <p>{t.inAll(inAll)}</p>}
      {missed.length === 0 ? (
        <p>{t.allRight}</p>
      ) : (
        <>
          <p>{t.missed}</p>
          <ul>
            {missed.map(({ id, ask, right: words }) => (
              <li key={id}>
                {ask} <span class="note">{words}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {lessons.length > 0 && (
        <>
          <p>{t.readAgain}</p>
          <ul>
            {lessons.map(([drill, { title, href }]) => (
              <li key={drill}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" class="button" onClick={onMore}>
        {t.more(more)}
      </button>
    </div>
  );
}
