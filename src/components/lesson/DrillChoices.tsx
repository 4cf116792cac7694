import { DrawnCard } from './DrawnCard.tsx';
import { DrawnFace } from './DrawnFace.tsx';
import styles from './drill.module.css';
import type { AnswerProps } from './drillAnswer.ts';

/** Options of which one is chosen. */
export function DrillChoices({ t, item, asked, state, given, first, act }: AnswerProps) {
  const { options, answer } = item;
  const withCards = options.some(({ card }) => card !== undefined);
  const withFaces = options.some(({ face }) => face !== undefined);
  const inFigures = options.every(({ label }) => label.length <= 3);
  return (
    <div
      class={withCards ? styles.cards : withFaces ? styles.faces : inFigures ? styles.figures : styles.answers}
      role="group"
      aria-labelledby={asked}
    >
      {options.map((option, at) => {
        const tried = given.includes(option.id);
        return (
          <button
            key={option.id}
            type="button"
            class={option.card ? styles.card : styles.answer}
            ref={at === 0 && first ? first : null}
            data-option={option.id}
            aria-disabled={state !== 'asking' || tried}
            data-tried={tried ? (option.id === answer ? 'right' : 'wrong') : undefined}
            onClick={() => state === 'asking' && !tried && act?.answer(option.id)}
          >
            {option.face && <DrawnFace face={option.face} alt="" />}
            {option.card && <DrawnCard card={option.card} alt="" letters={t.cornerLetters} />}
            <span class={styles.label}>
              {option.label}
              {tried && <span aria-hidden="true"> {option.id === answer ? '✓' : '✗'}</span>}
            </span>
          </button>
        );
      })}
    </div>
  );
}
