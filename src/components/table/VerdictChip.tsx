import type { Verdict } from '../../engine/coach/verdict.ts';
import type { TableWords } from '../../i18n/tableWords.ts';
import styles from './verdict.module.css';

interface Props {
  readonly m: TableWords;
  readonly verdict: Verdict;
}

/** What a verdict looks like: oxblood only where the result of the deal changes. */
export type VerdictLook = 'best' | 'equal' | 'cost' | 'lost';

/** The look of a verdict; the words are in the language files. */
export const lookOf = (verdict: Verdict): VerdictLook =>
  verdict.kind === 'best' ? 'best' : verdict.kind === 'just-as-good' ? 'equal' : verdict.turns ? 'lost' : 'cost';

/** A verdict in two or three words, with its mark and its colour. */
export function VerdictChip({ m, verdict }: Props) {
  const look = lookOf(verdict);
  return (
    <span class={styles.chip} data-verdict={look}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={MARKS[look]} />
      </svg>
      {m.table.verdict(verdict)}
    </span>
  );
}

const MARKS: Readonly<Record<VerdictLook, string>> = {
  best: 'M2.5 8.5 6.5 12.5 13.5 4',
  equal: 'M2.5 5.5h11M2.5 10.5h11',
  cost: 'M8 1.5V13M3 8.5 8 13.5l5-5',
  lost: 'M8 1.5V13M3 8.5 8 13.5l5-5',
};
