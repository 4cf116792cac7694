import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/cards.ts';
import type { TableWords } from '../../i18n/tableWords.ts';
import { CardFace } from './CardFace.tsx';
import { sayTable } from './sayTable.ts';
import type { TableProps } from './Table.tsx';
import styles from './tableFoot.module.css';

interface Props {
  readonly m: TableWords;
  readonly table: TableProps;
  readonly nameOf: (seat: Seat) => string;
  readonly help: 'open' | 'closed';
  readonly onHelp: (help: 'open' | 'closed') => void;
  readonly state: 'asleep' | 'awake';
}

/** What the table tells on request: the last trick again, the whole position in words, the keys. */
export function TableFoot({ m, table, nameOf, help, onHelp, state }: Props) {
  const [told, setTold] = useState<'nothing' | 'last-trick' | 'words'>('nothing');
  const id = useId();
  const { lastTrick } = table;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (help === 'open' && !dialog.current?.open) dialog.current?.showModal();
  }, [help]);

  const toggle = (what: 'last-trick' | 'words', label: string) => (
    <button
      type="button"
      class={styles.toggle}
      aria-expanded={told === what}
      aria-controls={`${id}-told`}
      disabled={state === 'asleep'}
      onClick={() => setTold(told === what ? 'nothing' : what)}
    >
      {label}
    </button>
  );

  return (
    <div class={styles.foot}>
      <div class={styles.toggles}>
        {lastTrick && toggle('last-trick', m.table.lastTrick)}
        {toggle('words', m.table.inWords.open)}
        <button
          type="button"
          class={`${styles.toggle} ${styles.keys}`}
          aria-haspopup="dialog"
          disabled={state === 'asleep'}
          onClick={() => onHelp('open')}
        >
          {m.table.keys.title}
        </button>
      </div>
      <div
        id={`${id}-told`}
        class={styles.told}
        data-still
        hidden={told === 'nothing' || (told === 'last-trick' && !lastTrick)}
      >
        {told === 'last-trick' && lastTrick && (
          <>
            <ul class={styles.cards} role="list">
              {lastTrick.plays.map(({ seat, card }) => (
                <li key={card} data-won={seat === lastTrick.winner ? 'yes' : undefined}>
                  <CardFace card={card} m={m} face="mini" more={nameOf(seat)} />
                </li>
              ))}
            </ul>
            <p>{m.table.lastTrickOf({ winner: nameOf(lastTrick.winner), points: lastTrick.points })}</p>
          </>
        )}
        {told === 'words' && (
          <ul class={styles.words}>
            {sayTable(m, table, nameOf).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
      <dialog class={styles.dialog} ref={dialog} aria-labelledby={`${id}-keys`} onClose={() => onHelp('closed')}>
        <form method="dialog">
          <h3 id={`${id}-keys`}>{m.table.keys.title}</h3>
          <dl>
            {KEYS.map(([keys, what]) => (
              <div key={what}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{m.table.keys[what]}</dd>
              </div>
            ))}
          </dl>
          <p class="note">{m.table.keys.scope}</p>
          <button class="button">{m.table.keys.close}</button>
        </form>
      </dialog>
    </div>
  );
}

const KEYS = [
  [['←', '→', '↑', '↓'], 'move'],
  [['Enter'], 'play'],
  [['H'], 'hint'],
  [['U'], 'takeBack'],
  [['E'], 'why'],
  [['?'], 'help'],
] as const;
