import type { Move } from '../../engine/play/deal.ts';
import type { AnalysisWords } from '../../i18n/analysisWords.ts';
import type { AnalysisContext, AnalysisEvent } from '../../machines/analysis.ts';
import styles from './analysis.module.css';

interface Props {
  readonly m: AnalysisWords;
  readonly context: AnalysisContext;
  readonly best: readonly Move[];
  readonly send: (event: AnalysisEvent) => void;
}

/** Where the line on the table has got to: back, forward, any move of it, other lines, and best play from here. */
export function LineSteps({ m, context: { line, at, branches }, best, send }: Props) {
  const w = m.analysis;
  const said = (moves: readonly Move[]): string => moves.map(w.move).join(', ');
  return (
    <div class={styles.line}>
      <div class="actions">
        <button type="button" class="button" disabled={at === 0} onClick={() => send({ type: 'goTo', at: 0 })}>
          {w.start}
        </button>
        <button type="button" class="button" disabled={at === 0} onClick={() => send({ type: 'goTo', at: at - 1 })}>
          {w.back}
        </button>
        <button
          type="button"
          class="button"
          disabled={at === line.length}
          onClick={() => send({ type: 'goTo', at: at + 1 })}
        >
          {w.forward}
        </button>
      </div>
      {line.length > 0 && (
        <>
          <h3>{w.line}</h3>
          <ol class={styles.moves}>
            {line.map((move, index) => (
              <li key={`${index}-${move}`}>
                <button
                  type="button"
                  aria-current={index + 1 === at ? 'step' : undefined}
                  onClick={() => send({ type: 'goTo', at: index + 1 })}
                >
                  {w.move(move)}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      {best.length > 0 && (
        <p>
          <b>{w.bestLine}:</b> {said(best)}.
        </p>
      )}
      {branches.length > 0 && (
        <>
          <h3>{w.branches}</h3>
          <ul class={styles.branches}>
            {branches.map((branch, index) => (
              <li key={branch.join(' ')}>
                <button type="button" class="button" onClick={() => send({ type: 'takeBranch', branch: index })}>
                  {w.branch(index + 1)}
                </button>{' '}
                {said(branch)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
