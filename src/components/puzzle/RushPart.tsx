import { useState } from 'preact/hooks';
import type { Locale } from '../../i18n/index.ts';
import type { PuzzleMessages } from '../../i18n/messages/puzzles.ts';
import { rushAddress } from './addresses.ts';
import styles from './puzzles.module.css';
import type * as core from './PlayedRush.tsx';

interface Props {
  readonly locale: Locale;
  readonly p: PuzzleMessages;
  readonly sets: number;
}

/** The rush: what it is and a button; what plays it is loaded when it is started. */
export function RushPart({ locale, p, sets }: Props) {
  const r = p.rush;
  const [clock, setClock] = useState<'on' | 'off'>('on');
  const [come, setCome] = useState<typeof core>();
  const [state, setState] = useState<'ready' | 'failed'>('ready');
  const newSet = (): string => rushAddress(Math.floor(Math.random() * sets));
  const start = (): void => {
    import('./PlayedRush.tsx').then(
      (module) => setCome(() => module),
      () => setState('failed'),
    );
  };
  return (
    <section class={styles.part} aria-labelledby="rush">
      <h2 id="rush">{r.title}</h2>
      {come ? (
        <come.PlayedRush locale={locale} clock={clock} newSet={newSet} />
      ) : (
        <>
          <p class="measure">{r.intro}</p>
          <p class={styles.next}>
            <button type="button" class="button" data-weight="plain" onClick={start}>
              {r.start}
            </button>
            <label class={styles.clock}>
              <input
                type="checkbox"
                checked={clock === 'on'}
                onChange={({ currentTarget }) => setClock(currentTarget.checked ? 'on' : 'off')}
              />
              {r.clock}
            </label>
          </p>
          {state === 'failed' && <p>{r.failed}</p>}
        </>
      )}
    </section>
  );
}
