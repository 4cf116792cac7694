import { useEffect, useState } from 'preact/hooks';
import type { Trail } from '../../machines/trail.ts';
import type { Moment } from './dealView.ts';
import { PlayableDeal, type PlayableDealProps } from './PlayableDeal.tsx';

interface Props extends Omit<PlayableDealProps, 'saved' | 'onChange' | 'more'> {
  /** The slug of the lesson, and the deal's name: what progress is kept under. */
  readonly lesson: string;
  readonly id: string;
}

type Saved = NonNullable<PlayableDealProps['saved']>;

/** A deal of a lesson: taken up where it was left, its progress kept on the device. */
export function ScriptedDealIsland({ lesson, id, ...deal }: Props) {
  const [kept, setKept] = useState<Saved | 'none' | 'unknown'>('unknown');
  useEffect(() => {
    void import('./keptDeal.ts').then(async ({ readDeal, toResume }) => {
      const found = await readDeal(lesson, id);
      setKept((found && toResume(found)) ?? 'none');
    });
  }, [lesson, id]);

  const note = (trail: Trail, moment: Moment): void => {
    if (trail.frames.length === 0 && typeof kept === 'string') return;
    void import('./keptDeal.ts').then(({ keepDeal }) => keepDeal(lesson, id, trail, moment));
  };

  const saved = typeof kept === 'string' ? undefined : kept;
  return <PlayableDeal key={saved ? 'resumed' : 'fresh'} {...deal} {...(saved ? { saved } : {})} onChange={note} />;
}
