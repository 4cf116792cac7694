import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/index.ts';
import { puzzleMessagesFor } from '../../i18n/puzzleMessages.ts';
import { dayOf } from '../../progress/puzzles.ts';
import { DailyPart } from './DailyPart.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { QueuePart, type ListChoice } from './QueuePart.tsx';
import { RushPart } from './RushPart.tsx';
import { useProgress } from './useProgress.ts';

interface Props {
  readonly locale: Locale;
  readonly daily: { readonly start: string; readonly ids: readonly string[] };
  readonly lists: readonly ListChoice[];
  readonly rushSets: number;
}

/** The page of the puzzles: today's, the queue, the rush, and what was done. */
export function PuzzlesHome({ locale, daily, lists, rushSets }: Props) {
  const p = puzzleMessagesFor(locale);
  const progress = useProgress();
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(dayOf(new Date())), []);
  return (
    <>
      <DailyPart p={p} daily={daily} today={today} progress={progress} />
      <QueuePart p={p} lists={lists} progress={progress} />
      <RushPart locale={locale} p={p} sets={rushSets} />
      <HistoryPart p={p} today={today} progress={progress} />
    </>
  );
}
