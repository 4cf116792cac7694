import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/index.ts';
import { puzzleWordsFor } from '../../i18n/puzzleWords.ts';
import type { PuzzleEvent, PuzzleInput, PuzzleResult } from '../../machines/puzzleContext.ts';
import { DealLook } from '../lesson/DealLook.tsx';
import deal from '../lesson/scriptedDeal.module.css';
import type { Rated } from './keepPuzzle.ts';
import type * as core from './puzzleCore.ts';
import type { ReviewedPuzzle } from './reviewPuzzle.ts';
import type { FirstPuzzle } from './puzzleShown.ts';

interface Props {
  readonly locale: Locale;
  readonly id: string;
  readonly rating: number;
  /** The list that this puzzle stands in: where the next one comes from when nothing else is wished for. */
  readonly list: string;
  readonly puzzle: PuzzleInput;
  readonly values: string;
  /** Final scores after each legal first move, in card points. */
  readonly worths: readonly number[];
  readonly first: FirstPuzzle;
  /** Whether it is the puzzle of some day. */
  readonly kind: 'daily' | 'plain';
}

/** A puzzle on its own page. Until the learner turns to it, it only looks; what is done before the rest came is kept. */
export function PuzzleIsland({ locale, id, rating, list, puzzle, values, worths, first, kind }: Props) {
  const m = puzzleWordsFor(locale);
  const [come, setCome] = useState<typeof core>();
  const [awake, setAwake] = useState<'asleep' | 'awake'>('asleep');
  const [rated, setRated] = useState<Rated>();
  const [next, setNext] = useState<string>();
  const early = useRef<PuzzleEvent[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<string>();
  const [review, setReview] = useState<ReviewedPuzzle>();
  const isReview = useRef('no');
  useEffect(() => {
    setAwake('awake');
    if (!new URLSearchParams(location.search).has('review')) return;
    // It comes back in other suits: what the page shows of it in its own steps aside.
    isReview.current = 'yes';
    for (const part of document.querySelectorAll<HTMLElement>('[data-own-suits]')) part.hidden = true;
    load();
  }, []);

  const load = (): void => {
    if (come) return;
    void import('./puzzleCore.ts').then(async (module) => {
      if (isReview.current === 'yes') setReview(await module.reviewPuzzle(m, id, puzzle, worths));
      const active = document.activeElement;
      const card = active instanceof HTMLElement && place.current?.contains(active) ? active.dataset.card : undefined;
      focused.current = card === undefined ? undefined : `[data-hand="own"] [data-card="${card}"]`;
      setCome(() => module);
    });
  };
  // The table is drawn anew when the rest has come: the keyboard stays where it was.
  useLayoutEffect(() => {
    if (focused.current !== undefined)
      place.current?.querySelector<HTMLElement>(focused.current)?.focus({ preventScroll: true });
  }, [come]);

  const onResult = (result: PuzzleResult): void => {
    if (!come) return;
    // A puzzle of the day counts for the day that it was opened from.
    const day = kind === 'daily' ? new URLSearchParams(location.search).get('day') : null;
    void come.keepPuzzle(id, rating, result, day ?? undefined).then(setRated);
    void come.nextAddress(id, list, isReview.current === 'yes' ? 'review' : 'queue').then(setNext);
  };
  const after = (
    <>
      {next !== undefined && (
        <a class="button" data-weight="main" data-heir href={next}>
          {m.puzzles.buttons.next}
        </a>
      )}
      {rated && <span class="note">{m.puzzles.ratingNow(rated.now, rated.now - rated.before)}</span>}
    </>
  );

  if (come) {
    return (
      <div ref={place}>
        {review && <p class="note">{m.puzzles.inReview}</p>}
        {review && review.gone !== '' && <p>{review.gone}</p>}
        <come.PlayedPuzzle
          locale={locale}
          puzzle={review?.puzzle ?? puzzle}
          values={review?.values ?? values}
          early={review ? [] : early.current}
          onResult={onResult}
          after={after}
        />
      </div>
    );
  }
  const send = (event: PuzzleEvent): void => {
    early.current.push(event);
    load();
  };
  return (
    <div ref={place} onPointerEnter={load} onFocusIn={load} data-puzzle-state="asking">
      <DealLook
        locale={locale}
        awake={awake}
        moment="asking"
        race={first.race}
        strip={first.strip}
        table={{
          ...first.table,
          onPlay: (card) => send({ type: 'play', move: card }),
          onHint: () => send({ type: 'hint' }),
        }}
      >
        <div class={deal.panel}>
          <p class={deal.task}>
            {first.task} {first.turn}
          </p>
          <div class="actions">
            {first.exchanges.map((card) => (
              <button
                key={card}
                type="button"
                class="button"
                data-weight="plain"
                disabled={awake === 'asleep'}
                onClick={() => send({ type: 'play', move: `exchange ${card}` })}
              >
                {m.lesson.buttons.exchange(card)}
              </button>
            ))}
            <button
              type="button"
              class="button"
              data-weight="plain"
              disabled={awake === 'asleep'}
              onClick={() => send({ type: 'hint' })}
            >
              {m.lesson.buttons.hint(0)}
              <kbd aria-hidden="true">H</kbd>
            </button>
            <button
              type="button"
              class="button"
              data-weight="bare"
              disabled={awake === 'asleep'}
              onClick={() => send({ type: 'giveUp' })}
            >
              {m.puzzles.buttons.giveUp}
            </button>
          </div>
        </div>
      </DealLook>
    </div>
  );
}
