import { useEffect, useRef, useState } from 'preact/hooks';
import type { DrillPlan } from '../../engine/drills/drawDrill.ts';
import { drillFrameFor } from '../../i18n/drillFrame.ts';
import type { Locale } from '../../i18n/index.ts';
import type { DrillItem } from './drillItem.ts';
import { DrillLook } from './DrillLook.tsx';
import type * as core from './drillCore.ts';

export interface DrillIslandProps {
  readonly id: string;
  readonly locale: Locale;
  /** What questions are drawn from, without an end. */
  readonly plans: readonly DrillPlan[];
  /** The question that stands in the page, and the seed it comes from. */
  readonly first: DrillItem;
  readonly opening: number;
  readonly asks: number;
  /** The lesson of each drill the questions come from: what progress is kept under. */
  readonly lessons: Readonly<Record<string, string>>;
  /** What counts as done: a drill gone through, or, where several are mixed, every question of it right at once. */
  readonly passing: 'finished' | 'all-right';
  /** Where each drill is taught, to be named when it was missed. */
  readonly taught?: Readonly<Record<string, { readonly title: string; readonly href: string }>>;
}

/** A drill. It shows its first question until what asks them has come, which is when it comes into view. */
export function DrillIsland(props: DrillIslandProps) {
  const [come, setCome] = useState<typeof core>();
  const isGone = useRef('no');
  useEffect(() => {
    void import('./drillCore.ts').then((module) => isGone.current === 'no' && setCome(() => module));
    return () => {
      isGone.current = 'yes';
    };
  }, []);
  if (come) return <come.PlayableDrill {...props} />;
  return (
    <DrillLook
      t={drillFrameFor(props.locale)}
      id={props.id}
      locale={props.locale}
      item={props.first}
      state="waiting"
      place={{ now: 1, all: props.asks }}
      given={[]}
      cards={[]}
    />
  );
}
