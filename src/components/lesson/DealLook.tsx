import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Locale } from '../../i18n/index.ts';
import { RaceBar, type RaceSide } from '../table/RaceBar.tsx';
import { Strip, type StripTrick } from '../table/Strip.tsx';
import { Table, type TableProps } from '../table/Table.tsx';
import { useKeptFocus } from '../table/useKeptFocus.ts';
import type { Moment } from './dealView.ts';
import styles from './scriptedDeal.module.css';

export interface DealLookProps {
  readonly locale: Locale;
  readonly moment: Moment;
  readonly awake: 'asleep' | 'awake';
  readonly race: {
    readonly sides: readonly RaceSide[];
    readonly target: number | undefined;
    readonly was?: number | undefined;
  };
  readonly table: Omit<TableProps, 'locale'>;
  readonly strip: { readonly tricks: readonly StripTrick[]; readonly total: number };
  readonly children?: ComponentChildren;
}

/** A deal as it looks: the race, the table, what is said under it, the strip. */
export function DealLook({ locale, moment, awake, race, table, strip, children }: DealLookProps) {
  const root = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(root);
  return (
    <div ref={root} class={styles.deal} {...keptFocus} data-moment={moment} data-awake={awake}>
      <RaceBar locale={locale} sides={race.sides} target={race.target} was={race.was} />
      <Table locale={locale} begins={awake} {...table} />
      {children}
      <Strip locale={locale} tricks={strip.tricks} total={strip.total} />
    </div>
  );
}
