import type { ComponentChildren } from 'preact';
import type { Verdict } from '../../engine/coach/verdict.ts';
import type { Locale } from '../../i18n/index.ts';
import { tableWordsFor } from '../../i18n/tableWords.ts';
import { Sentence } from '../Sentence.tsx';
import { VerdictChip } from './VerdictChip.tsx';
import styles from './verdict.module.css';

interface Props {
  readonly locale: Locale;
  readonly verdict: Verdict;
  /** The why, in sentences with cards marked. */
  readonly why: readonly string[];
  /** What kind of figure the verdict is, where it is no exact one. */
  readonly mark?: string | undefined;
  /** Buttons: one of them filled, at most. */
  readonly children?: ComponentChildren;
}

/** The answer to a card: chip, what it turns, why, and what can be done next. The table's live region says the same aloud. */
export function VerdictView({ locale, verdict, why, mark, children }: Props) {
  const m = tableWordsFor(locale);
  const turns = m.table.turns(verdict);
  return (
    <div class={styles.verdict}>
      <p class={styles.first}>
        <VerdictChip m={m} verdict={verdict} />
        {turns && <span class={styles.turns}>{turns}</span>}
        {mark && <span class="note">{mark}</span>}
      </p>
      {why.length > 0 && (
        <p class={styles.why}>
          {why.map((sentence, at) => (
            <span key={sentence}>
              {at > 0 && ' '}
              <Sentence text={sentence} />
            </span>
          ))}
        </p>
      )}
      {children && <div class="actions">{children}</div>}
    </div>
  );
}
