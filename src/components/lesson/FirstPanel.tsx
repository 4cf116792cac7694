import type { PlayWords } from '../../i18n/playWords.ts';
import type { ScriptedDealEvent } from '../../machines/scriptedDealContext.ts';
import { Sentence } from '../Sentence.tsx';
import type { FirstView } from './firstView.ts';
import { QuestionAsked } from './QuestionAsked.tsx';
import { SignalShown, type ShownSignal } from './SignalShown.tsx';
import styles from './scriptedDeal.module.css';

interface Props {
  readonly m: PlayWords;
  readonly first: FirstView;
  /** A signal that has been given before anything was played. */
  readonly signal: ShownSignal | undefined;
  readonly state: 'asleep' | 'awake';
  readonly send: (event: ScriptedDealEvent) => void;
}

/** What stands under the table before the first move. */
export function FirstPanel({ m, first, signal, state, send }: Props) {
  const { moment, remarks, question, names, task } = first;
  const { buttons } = m.lesson;
  return (
    <div class={styles.panel}>
      {signal && <SignalShown signal={signal} />}
      {remarks.map((remark) => (
        <p class={styles.remark} key={remark}>
          <Sentence text={remark} />
        </p>
      ))}
      {question ? (
        <QuestionAsked m={m} question={question} nameOf={(seat) => names[seat] ?? ''} state={state} send={send} />
      ) : (
        <>
          <p class={moment === 'opening' ? undefined : styles.task}>{task}</p>
          <div class="actions">
            {moment === 'opening' ? (
              <button
                type="button"
                class="button"
                data-weight="main"
                data-heir
                disabled={state === 'asleep'}
                onClick={() => send({ type: 'start' })}
              >
                {buttons.start}
              </button>
            ) : (
              <button
                type="button"
                class="button"
                data-weight="plain"
                disabled={state === 'asleep'}
                onClick={() => send({ type: 'hint' })}
              >
                {buttons.hint(0)}
                <kbd aria-hidden="true">H</kbd>
              </button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
