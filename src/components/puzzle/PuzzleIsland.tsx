import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/index.ts';
import { puzzleWordsFor } from '../../i18n/puzzleWords.ts';
import type { PuzzleEvent, PuzzleInput, PuzzleResult } from '../../machines/puzzleContext.ts';
import { DealLook } from '../lesson/DealLook.tsx';
import deal from '../lesson/scriptedDeal.module.css';
import { useTakeOver } from '../lesson/useTakeOver.ts';
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

/** The machine and the rules, and the puzzle in other suits where it comes back: loaded when the learner turns to it. */
interface Rest {
  readonly come: typeof core;
  readonly review: ReviewedPuzzle | undefined;
}

/** Whether the page was opened as a puzzle that comes back. */
const isReview = (): boolean => new URLSearchParams(location.search).has('review');

/** A puzzle on its own page. Until the learner turns to it, it only looks; what is done before the rest came is kept. */
export function PuzzleIsland({ locale, id, rating, list, puzzle, values, worths, first, kind }: Props) {
  const m = puzzleWordsFor(locale);
  const [awake, setAwake] = useState<'asleep' | 'awake'>('asleep');
  const [rated, setRated] = useState<Rated>();
  const [next, setNext] = useState<string>();
  const { place, rest, early, trouble, turnTo, takeOver, send } = useTakeOver<Rest, PuzzleEvent>(async () => {
    const come = await import('./puzzleCore.ts');
    come.wakeJudge();
    return { come, review: isReview() ? await come.reviewPuzzle(m, id, puzzle, worths) : undefined };
  });
  useEffect(() => {
    setAwake('awake');
    if (!isReview()) return;
    // It comes back in other suits: what the page shows of it in its own steps aside.
    for (const part of document.querySelectorAll<HTMLElement>('[data-own-suits]')) part.hidden = true;
    void takeOver();
  }, []);

  const onResult = (result: PuzzleResult): void => {
    if (!rest) return;
    const { come } = rest;
    // A puzzle of the day counts for the day that it was opened from.
    const day = kind === 'daily' ? new URLSearchParams(location.search).get('day') : null;
    void come.keepPuzzle(id, rating, result, day ?? undefined).then(setRated);
    void come.nextAddress(id, list, isReview() ? 'review' : 'queue').then(setNext);
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

  if (rest) {
    const { come, review } = rest;
    return (
      <div ref={place}>
        {review && <p class="note">{m.puzzles.inReview}</p>}
        {review && review.gone !== '' && <p>{review.gone}</p>}
        <come.PlayedPuzzle
          locale={locale}
          puzzle={review?.puzzle ?? puzzle}
          values={review?.values ?? values}
          early={review ? [] : early}
          onResult={onResult}
          after={after}
        />
      </div>
    );
  }
  return (
    <div ref={place} onPointerEnter={turnTo} onFocusIn={turnTo} data-puzzle-state="asking">
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
          {trouble === 'not-loaded' && <p role="alert">{m.lesson.notLoaded}</p>}
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
