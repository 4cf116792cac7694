import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { drillFrameFor } from '../../i18n/drillFrame.ts';
import { drillMessagesFor } from '../../i18n/drills.ts';
import { drill, type DrillEvent } from '../../machines/drill.ts';
import { useMachine } from '../useMachine.ts';
import type { DrillIslandProps } from './DrillIsland.tsx';
import { againstWords, deckAt, drillItem } from './drillItem.ts';
import { DrillLook } from './DrillLook.tsx';
import { DrillResult } from './DrillResult.tsx';
import { keepDrills } from './keepDrill.ts';

/** How many more questions a finished set offers. */
const MORE = 10;

/** A drill being asked: a wrong answer gets its reason and leaves the question open, a missed one comes once more. */
export function PlayableDrill({ id, locale, plans, opening, asks, lessons, passing, taught }: DrillIslandProps) {
  const t = drillFrameFor(locale);
  const words = drillMessagesFor(locale);
  const [input] = useState(() => ({ plans, opening, asks, seed: Date.now() }));
  const [{ context, ...now }, send] = useMachine(drill, { input });
  const nextButton = useRef<HTMLButtonElement>(null);
  const firstOption = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const { questions, missed, right, before } = context;
  const itemAt = (place: number) => {
    const drawn = questions[place];
    return drawn && drillItem(words, words.names, drawn, deckAt(place));
  };
  const places = questions.map((_, place) => place);
  const missedItems = places
    .filter((place) => missed.includes(questions[place]?.question.id ?? ''))
    .flatMap((place) => itemAt(place) ?? []);
  const isAnswered = now.matches('answered');
  const isFinished = now.matches('finished');

  // Before it is painted: whoever presses on at once presses what is seen.
  useLayoutEffect(() => {
    if (isAnswered) nextButton.current?.focus();
    if (isFinished) result.current?.focus();
  }, [isAnswered, isFinished]);

  useEffect(() => {
    if (!isFinished) return;
    const askedOf = [...new Set(questions.map((drawn) => drawn.drill))];
    const done =
      passing === 'finished' ? askedOf : askedOf.filter((each) => !missedItems.some((item) => item.drill === each));
    void keepDrills(done, lessons);
  }, [isFinished]);

  // Going on takes the button that was pressed away: the keyboard goes on with the first answer of what comes.
  const goesOn = useRef<'yes' | 'no'>('no');
  const goOn = (event: DrillEvent): void => {
    goesOn.current = 'yes';
    send(event);
  };
  useLayoutEffect(() => {
    if (goesOn.current === 'no' || isAnswered || isFinished) return;
    goesOn.current = 'no';
    firstOption.current?.focus();
  });

  if (isFinished)
    return (
      <DrillResult
        t={t}
        right={right.length}
        all={questions.length}
        inAll={{ right: before.right + right.length, all: before.all + questions.length }}
        missed={missedItems}
        taught={taught ?? {}}
        result={result}
        more={MORE}
        onMore={() => goOn({ type: 'more', count: MORE })}
      />
    );

  const place = questions.findIndex(({ question }) => question.id === context.queue[0]);
  const item = itemAt(place);
  if (!item) return null;
  // One more for each question gone by; a miss adds one to the set and to what is still to be asked alike.
  const passed = questions.length + missed.length - context.queue.length;
  const seen = right.length + missed.length;
  const isNew = context.given.length === 0 && !missed.includes(item.id);
  return (
    <DrillLook
      key={`${before.all} ${passed}`}
      t={t}
      id={id}
      locale={locale}
      item={item}
      state={isAnswered ? 'answered' : 'asking'}
      place={{ now: Math.min(questions.length, Math.max(1, seen + (isNew ? 1 : 0))), all: questions.length }}
      given={context.given}
      cards={context.cards}
      against={context.against && againstWords(words, context.against, deckAt(place))}
      first={firstOption}
      act={{
        answer: (answer) => send({ type: 'answer', answer }),
        place: (card, at) => send({ type: 'place', card, at }),
        mark: (card) => send({ type: 'mark', card }),
        check: () => send({ type: 'check' }),
      }}
    >
      {isAnswered && (
        <button ref={nextButton} type="button" class="button" data-weight="main" onClick={() => goOn({ type: 'goOn' })}>
          {context.queue.length === 1 ? t.finish : t.next}
        </button>
      )}
    </DrillLook>
  );
}
