import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { playWordsFor } from '../../i18n/playWords.ts';
import type { ScriptedDealEvent } from '../../machines/scriptedDealContext.ts';
import type { Trail } from '../../machines/trail.ts';
import { DealLook } from './DealLook.tsx';
import type { Moment } from './dealView.ts';
import { FirstPanel } from './FirstPanel.tsx';
import type { FirstView } from './firstView.ts';
import type * as core from './playCore.ts';
import type { PlayableDealProps } from './PlayableDeal.tsx';
import { resumable } from './resumable.ts';

interface Props extends Omit<PlayableDealProps, 'saved' | 'early' | 'state' | 'onChange' | 'more'> {
  /** The slug of the lesson, and the deal's name: what progress is kept under. */
  readonly lesson: string;
  readonly id: string;
  readonly first: FirstView;
}

/** The machine and the rules: loaded when the learner turns to the deal, not with the page. */
type Core = typeof core;

/**
 * A deal of a lesson. Until the learner turns to it, it only looks; what is done before the rest has come is kept and
 * done then. It is taken up where it was left, and its progress is kept on the device.
 */
export function ScriptedDealIsland({ lesson, id, first, ...deal }: Props) {
  const { locale, look = 'panel' } = deal;
  const [come, setCome] = useState<Core>();
  const [saved, setSaved] = useState<PlayableDealProps['saved']>();
  const [awake, setAwake] = useState<'asleep' | 'awake'>('asleep');
  const early = useRef<ScriptedDealEvent[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<string>();

  const loading = useRef<Promise<readonly [Core, PlayableDealProps['saved']]>>();
  const [trouble, setTrouble] = useState<'none' | 'not-loaded'>('none');
  const load = () =>
    (loading.current ??= Promise.all([import('./playCore.ts'), resumable(lesson, id)]).then((loaded) => {
      loaded[0].wakeJudge();
      return loaded;
    }));
  // What fails now is tried again when it is needed.
  const turnTo = (): void => void load().catch(() => (loading.current = undefined));

  /** Lets the machine take over: only when something has been done, since a table drawn anew under a finger loses its press. */
  const takeOver = async (): Promise<void> => {
    try {
      const [module, kept] = await load();
      const active = document.activeElement;
      focused.current =
        active instanceof HTMLElement && place.current?.contains(active) ? selectorOf(active) : undefined;
      setSaved(early.current.length === 0 ? kept : undefined);
      setCome(() => module);
    } catch {
      loading.current = undefined;
      early.current = [];
      setTrouble('not-loaded');
    }
  };

  useEffect(() => {
    setAwake('awake');
    void resumable(lesson, id).then((kept) => kept && takeOver());
  }, []);

  // The table is drawn anew when the machine takes over: the keyboard stays where it was.
  useLayoutEffect(() => {
    if (focused.current !== undefined)
      place.current?.querySelector<HTMLElement>(focused.current)?.focus({ preventScroll: true });
  }, [come]);

  if (come) {
    const note = (trail: Trail, moment: Moment): void => {
      if (trail.frames.length > 0 || saved)
        void come.fetchAfterMove().then(({ keepDeal }) => keepDeal(lesson, id, trail, moment));
    };
    return (
      <div ref={place}>
        <come.PlayableDeal
          {...deal}
          {...(saved ? { saved } : {})}
          state={awake}
          early={early.current}
          onChange={note}
        />
      </div>
    );
  }
  const m = playWordsFor(locale);
  const send = (event: ScriptedDealEvent): void => {
    setTrouble('none');
    early.current.push(event);
    void takeOver();
  };
  return (
    <div ref={place} onPointerEnter={turnTo} onFocusIn={turnTo}>
      <DealLook
        locale={locale}
        awake={awake}
        moment={first.moment}
        race={first.race}
        strip={first.strip}
        table={{
          ...first.table,
          look,
          onPlay: (card) => send({ type: 'play', move: card }),
          onHint: () => send({ type: 'hint' }),
        }}
      >
        {trouble === 'not-loaded' && <p role="alert">{m.lesson.notLoaded}</p>}
        <FirstPanel
          m={m}
          first={first}
          signal={deal.signals?.find(({ step }) => step === 0)}
          state={awake}
          send={send}
        />
      </DealLook>
    </div>
  );
}

/** How to find the same thing again in a table that is drawn anew. */
function selectorOf(element: HTMLElement): string | undefined {
  const { card } = element.dataset;
  if (card !== undefined) return `[data-hand="own"] [data-card="${card}"]`;
  if (element.matches('.actions > .button')) return '.actions > .button';
  return element.matches('[data-table]') ? '[data-table]' : undefined;
}
