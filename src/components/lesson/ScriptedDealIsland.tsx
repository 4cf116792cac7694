import { useEffect, useState } from 'preact/hooks';
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
import { useTakeOver } from './useTakeOver.ts';

interface Props extends Omit<PlayableDealProps, 'saved' | 'early' | 'state' | 'onChange' | 'more'> {
  /** The slug of the lesson, and the deal's name: what progress is kept under. */
  readonly lesson: string;
  readonly id: string;
  readonly first: FirstView;
}

/** The machine and the rules, and the moves of an earlier visit: loaded when the learner turns to the deal. */
interface Rest {
  readonly come: typeof core;
  readonly kept: PlayableDealProps['saved'];
}

/**
 * A deal of a lesson. Until the learner turns to it, it only looks; what is done before the rest has come is kept and
 * done then. It is taken up where it was left, and its progress is kept on the device.
 */
export function ScriptedDealIsland({ lesson, id, first, ...deal }: Props) {
  const { locale, look = 'panel' } = deal;
  const [awake, setAwake] = useState<'asleep' | 'awake'>('asleep');
  const { place, rest, early, trouble, turnTo, takeOver, send } = useTakeOver<Rest, ScriptedDealEvent>(async () => {
    const [come, kept] = await Promise.all([import('./playCore.ts'), resumable(lesson, id)]);
    come.wakeJudge();
    return { come, kept };
  });

  useEffect(() => {
    setAwake('awake');
    void resumable(lesson, id).then((kept) => kept && takeOver());
  }, []);

  if (rest) {
    const { come } = rest;
    const saved = early.length === 0 ? rest.kept : undefined;
    const note = (trail: Trail, moment: Moment): void => {
      if (trail.frames.length > 0 || saved)
        void come.fetchAfterMove().then(({ keepDeal }) => keepDeal(lesson, id, trail, moment));
    };
    return (
      <div ref={place}>
        <come.PlayableDeal {...deal} {...(saved ? { saved } : {})} state={awake} early={early} onChange={note} />
      </div>
    );
  }
  const m = playWordsFor(locale);
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
