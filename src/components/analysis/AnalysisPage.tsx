import { useEffect, useRef, useState } from 'preact/hooks';
import { formatPositionAddress } from '../../engine/positionAddress.ts';
import { analysisWordsFor, faultText } from '../../i18n/analysisWords.ts';
import type { Locale } from '../../i18n/index.ts';
import { analysis } from '../../machines/analysis.ts';
import { emptyDraft } from '../../machines/analysisDraft.ts';
import { workerAnalysis } from '../../machines/workerAnalysis.ts';
import { useKeptFocus } from '../table/useKeptFocus.ts';
import { useMachine } from '../useMachine.ts';
import styles from './analysis.module.css';
import { useLate } from './useLate.ts';

export interface AnalysisProps {
  readonly locale: Locale;
  /** The whole page, or one position in a frame. */
  readonly look: 'page' | 'embed';
  readonly analysisHref: string;
  /** The address of a position worth looking at. */
  readonly sample: string;
  /** What is said while a part is on its way, and if it does not come. */
  readonly loading: string;
  readonly failed: string;
}

const loadForm = () => import('./PositionForm.tsx').then(({ PositionForm }) => PositionForm);
const loadOpened = () => import('./Opened.tsx').then(({ Opened }) => Opened);

const machine = analysis.provide({ actors: workerAnalysis });

/** Any position: set up, valued, stepped through. The address holds all of it. */
export function AnalysisPage({ locale, look, analysisHref, sample, loading, failed }: AnalysisProps) {
  const m = analysisWordsFor(locale);
  const w = m.analysis;
  const [snapshot, send] = useMachine(machine, { input: { draft: emptyDraft({ base: 'briscola-2', options: {} }) } });
  const [mounted, setMounted] = useState(false);
  // A pressed button may leave with the form or the values it stood in: the keyboard goes on from the table.
  const root = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(root);
  const { context, value } = snapshot;
  const { opened, line, at, fault, draft } = context;

  useEffect(() => {
    const follow = (): void => {
      if (/^#!./u.test(location.hash)) send({ type: 'follow', address: location.hash.slice(2) });
    };
    follow();
    setMounted(true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const moment = typeof value === 'object' ? value.looking : 'settingUp';
  const isForm = look === 'page' && moment === 'settingUp';
  // The table comes while cards are still being typed, so that nobody waits for it.
  const isBegun = opened !== undefined || [...draft.hands, draft.stock].some((cards) => cards !== '');
  const PositionForm = useLate(loadForm, isForm && mounted ? 'wanted' : 'not-wanted');
  const Opened = useLate(loadOpened, isBegun ? 'wanted' : 'not-wanted');
  const late = (part: 'not-yet' | 'failed') => (part === 'failed' ? <p role="alert">{failed}</p> : <p>{loading}</p>);
  useEffect(() => {
    if (moment === 'settingUp' || !opened) return;
    const address = `#!${formatPositionAddress({ ...opened, moves: line.slice(0, at) })}`;
    if (location.hash !== address) history.replaceState(null, '', address);
  }, [moment, opened, line, at]);

  return (
    <div ref={root} tabIndex={-1} class={styles.analysis} data-state={moment} data-look={look} {...keptFocus}>
      {fault && (
        <div class={styles.fault} role="alert">
          <b>{w.faultTitle}</b>
          <p>{faultText(m, fault)}</p>
        </div>
      )}
      {moment !== 'settingUp' && moment !== 'arriving' && opened ? (
        typeof Opened === 'string' ? (
          late(Opened)
        ) : (
          <Opened
            locale={locale}
            context={{ ...context, opened }}
            moment={moment}
            look={look}
            send={send}
            analysisHref={analysisHref}
          />
        )
      ) : look === 'page' ? (
        typeof PositionForm === 'string' ? (
          late(PositionForm)
        ) : (
          <PositionForm
            locale={locale}
            draft={draft}
            disabled={!mounted}
            onEdit={(next) => send({ type: 'edit', draft: next })}
            onOpen={() => send({ type: 'open' })}
            onSample={() => send({ type: 'follow', address: sample })}
          />
        )
      ) : (
        mounted && (
          <p>
            {!fault && w.embedEmpty}{' '}
            <a href={analysisHref} target="_blank" rel="noopener">
              {w.embedSetUp}
            </a>
          </p>
        )
      )}
    </div>
  );
}
