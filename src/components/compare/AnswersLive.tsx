import type { Card } from '../../engine/cards.ts';
import { compareWordsFor } from '../../i18n/compareWords.ts';
import type { Locale } from '../../i18n/index.ts';
import styles from './sharedDeal.module.css';
import { SharedAnswers, type Seating } from './SharedDealView.tsx';
import type { Told } from './useAnswers.ts';

interface ActsProps {
  readonly locale: Locale;
  readonly chosen: Card | undefined;
  /** `asleep` until the page answers: the place is kept. */
  readonly state: 'asleep' | 'awake';
  /** Takes another deal; absent where there is one only. */
  readonly onAnother?: (() => void) | undefined;
  /** Puts all cards back; absent while they lie as they came. */
  readonly onPutBack?: (() => void) | undefined;
}

/** What can be done with a deal under several rules. */
export function DealActs({ locale, chosen, state, onAnother, onPutBack }: ActsProps) {
  const words = compareWordsFor(locale).compare.deal;
  return (
    <div class={styles.acts} data-state={state}>
      <p class="note">{chosen === undefined ? words.swapHint : words.swapWith(chosen)}</p>
      {onAnother && (
        <button type="button" class="button" onClick={onAnother}>
          {words.another}
        </button>
      )}
      {onPutBack && (
        <button type="button" class="button" data-weight="bare" onClick={onPutBack}>
          {words.putBack}
        </button>
      )}
    </div>
  );
}

interface AnswersProps {
  readonly locale: Locale;
  readonly told: Told;
  /** Where more than two play. */
  readonly seating?: Seating;
}

/** What the deal comes to under each of the rules, and in one sentence for those who listen. */
export function AnswersLive({ locale, told, seating }: AnswersProps) {
  const words = compareWordsFor(locale).compare.deal;
  const { state, answers } = told;
  const lines = answers.filter(({ answer }) => answer.kind === 'line');
  const parts = answers.some(({ answer }) => answer.kind === 'line' && answer.parts);
  return (
    <>
      <p class={`note ${styles.status}`} role="status">
        {state === 'working'
          ? words.working
          : state === 'failed'
            ? words.failed
            : lines.length > 1 && words.status({ names: lines.map(({ name }) => name), parts })}
      </p>
      {answers.length > 0 && state !== 'failed' && (
        <div class={styles.answers} data-state={state}>
          <SharedAnswers locale={locale} answers={answers} {...(seating ? { seating } : {})} />
        </div>
      )}
    </>
  );
}
