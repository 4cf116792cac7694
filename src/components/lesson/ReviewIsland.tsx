import { useEffect, useRef, useState } from 'preact/hooks';
import type { Script } from '../../engine/script.ts';
import type { Locale } from '../../i18n/index.ts';
import { progressWordsFor } from '../../i18n/progressWords.ts';
import type { Trail } from '../../machines/trail.ts';
import { browserStore } from '../../progress/browserStore.ts';
import { dueItems, nextDue, partsOfId } from '../../progress/missed.ts';
import { duePuzzles } from '../../progress/puzzles.ts';
import type { Progress } from '../../progress/schema.ts';
import { reviewAddress } from '../puzzle/addresses.ts';
import type { Moment } from './dealView.ts';
import type * as core from './reviewCore.ts';

interface Props {
  readonly locale: Locale;
  /** Every deal of the lessons, by name. */
  readonly scripts: Readonly<Record<string, Script>>;
}

/** The machine, the rules and the scheduler: loaded when the review is on. */
type Core = typeof core;

interface Shown {
  readonly id: string;
  readonly script: Script;
}

/** The first due position that its deal still has; a deal edited since loses those that no longer fit. */
function firstDue({ positionInOtherSuits }: Core, progress: Progress, scripts: Props['scripts']): Shown | undefined {
  for (const id of dueItems(progress, new Date())) {
    const { deal, moves } = partsOfId(id);
    const script = scripts[deal];
    const position =
      script && positionInOtherSuits(script, moves, (progress.review.items[id]?.reps ?? 0) + moves.length);
    if (position) return { id, script: position };
  }
  return undefined;
}

/** The review: off until it is wanted, then one position after another, in other suits. */
export function ReviewIsland({ locale, scripts }: Props) {
  const m = progressWordsFor(locale).review;
  const [kept, setKept] = useState<Progress>();
  const [come, setCome] = useState<Core>();
  const [shown, setShown] = useState<Shown>();
  const [rated, setRated] = useState<'rated' | 'open'>('open');
  const hinted = useRef<'hinted' | 'unaided'>('unaided');
  useEffect(() => {
    const read = (): void => void browserStore().read().then(setKept);
    read();
    return browserStore().onChange(read);
  }, []);
  useEffect(() => {
    if (!kept?.review.isOn || shown) return;
    if (come) setShown(firstDue(come, kept, scripts));
    else void import('./reviewCore.ts').then((module) => setCome(() => module));
  }, [kept, shown, come]);

  if (!kept) return null;
  const turn = (isOn: boolean): void =>
    void browserStore().update((progress) => ({ ...progress, review: { ...progress.review, isOn } }));
  if (!kept.review.isOn) {
    return (
      <>
        <p>{m.off}</p>
        <div class="actions">
          <button type="button" class="button" data-weight="main" onClick={() => turn(true)}>
            {m.turnOn}
          </button>
        </div>
      </>
    );
  }

  const note = (trail: Trail, moment: Moment, hints: 'hinted' | 'unaided'): void => {
    if (moment === 'asking' && hints === 'hinted') hinted.current = 'hinted';
    const verdict = trail.frames.find(({ by }) => by === 'learner')?.verdict;
    if (!come || !shown || moment !== 'judged' || !verdict || rated === 'rated') return;
    const result = verdict.kind === 'costs' ? 'missed' : hinted.current === 'hinted' ? 'with-hint' : 'found';
    setRated('rated');
    void browserStore().update((progress) => come.withReviewed(progress, shown.id, result, new Date()));
  };
  const next = (): void => {
    hinted.current = 'unaided';
    setRated('open');
    setShown(undefined);
  };
  const puzzles = duePuzzles(kept, new Date());
  const [puzzle] = puzzles;
  const waits = nextDue(kept, new Date());
  return (
    <>
      {come && shown ? (
        <>
          <p class="note">{m.label}</p>
          <come.PlayableDeal
            key={shown.id}
            locale={locale}
            script={shown.script}
            fadings={['alone']}
            words={{}}
            onChange={note}
            more={
              rated === 'rated' && (
                <button type="button" class="button" data-weight="plain" onClick={next}>
                  {m.next}
                </button>
              )
            }
          />
        </>
      ) : (
        <p>
          {Object.keys(kept.review.items).length === 0 ? m.nothingYet : puzzle === undefined ? m.nothing : m.noPosition}
          {waits !== undefined && ` ${m.nextDue(new Date(waits))}`}
        </p>
      )}
      {puzzle !== undefined && (
        <p>
          {m.puzzlesDue(puzzles.length)} <a href={reviewAddress(puzzle)}>{m.toPuzzle}</a>
        </p>
      )}
      <div class="actions">
        <button type="button" class="button" data-weight="bare" onClick={() => turn(false)}>
          {m.turnOff}
        </button>
      </div>
    </>
  );
}
