import type { Ref } from 'preact';
import drill from '../choiceDrill.module.css';
import styles from './signalDrill.module.css';
import type { SignalMeaning } from '../../engine/signalTables.ts';

interface Props {
  readonly options: readonly SignalMeaning[];
  readonly answer: SignalMeaning | undefined;
  /** Answers given so far to this question. */
  readonly given: readonly string[];
  /** Whether an answer is still asked for. */
  readonly closed: 'open' | 'closed';
  readonly labels: { readonly [Each in SignalMeaning]: string };
  readonly firstAnswer: Ref<HTMLButtonElement>;
  readonly onAnswer: (answer: SignalMeaning) => void;
}

/** The answers to choose from: always the same ones in the same order, so that nothing can be guessed from them. */
export function Answers({ options, answer, given, closed, labels, firstAnswer, onAnswer }: Props) {
  return (
    <ul class={`${drill.answers} ${styles.answers}`}>
      {options.map((option, at) => {
        const tried = given.includes(option);
        const mark = !tried ? '' : option === answer ? '✓' : '✗';
        return (
          <li key={option}>
            <button
              type="button"
              class={drill.answer}
              ref={at === 0 ? firstAnswer : null}
              aria-disabled={closed === 'closed' || tried}
              data-tried={tried ? (option === answer ? 'right' : 'wrong') : undefined}
              onClick={() => closed === 'open' && !tried && onAnswer(option)}
            >
              {labels[option]}
              <span aria-hidden="true">{mark}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
