import type { Ref } from 'preact';
import drill from './choiceDrill.module.css';

interface Props<Option extends string> {
  /** The id of the question, which names the group. */
  readonly labelledBy: string;
  readonly options: readonly Option[];
  readonly answer: Option | undefined;
  /** Answers given so far to this question. */
  readonly given: readonly string[];
  /** Whether an answer is still asked for. */
  readonly state: 'open' | 'closed';
  readonly labelOf: (option: Option) => string;
  /** The drill’s own columns, besides what all have in common. */
  readonly columns: string | undefined;
  readonly firstAnswer: Ref<HTMLButtonElement>;
  readonly onAnswer: (answer: Option) => void;
}

/** The answers to choose from, always in the same order, so that nothing can be guessed from it. A tried one stays, marked, and does nothing. */
export function ChoiceAnswers<Option extends string>({
  labelledBy,
  options,
  answer,
  given,
  state,
  labelOf,
  columns,
  firstAnswer,
  onAnswer,
}: Props<Option>) {
  return (
    <div class={`${drill.answers} ${columns ?? ''}`} role="group" aria-labelledby={labelledBy}>
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
