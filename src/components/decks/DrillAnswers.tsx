import type { Ref } from 'preact';
import drill from '../choiceDrill.module.css';
import styles from './sortingDrill.module.css';

interface Props {
  /** The id of the question, which names the group. */
  readonly labelledBy: string;
  readonly options: readonly string[];
  readonly answer: string;
  /** Answers given so far to this question. */
  readonly given: readonly string[];
  /** Whether an answer is still asked for. */
  readonly state: 'open' | 'closed';
  readonly labelOf: (option: string) => string;
  readonly firstAnswer: Ref<HTMLButtonElement>;
  readonly onAnswer: (answer: string) => void;
}

/** The answers to choose from, always in the same order. A tried one stays, marked, and does nothing. */
export function DrillAnswers({ labelledBy, options, answer, given, state, labelOf, firstAnswer, onAnswer }: Props) {
  return (
    <div class={`${drill.answers} ${styles.answers}`} role="group" aria-labelledby={labelledBy}>
      {options.map((option, place) => {
        const tried = given.includes(option);
        return (
          <button
            key={option}
            type="button"
            class={drill.answer}
            ref={place === 0 ? firstAnswer : null}
            aria-disabled={state === 'closed' || tried}
            data-tried={tried ? (option === answer ? 'right' : 'wrong') : undefined}
            onClick={() => state === 'open' && !tried && onAnswer(option)}
          >
            {labelOf(option)}
            {tried && <span aria-hidden="true">{option === answer ? '✓' : '✗'}</span>}
          </button>
        );
      })}
    </div>
  );
}
