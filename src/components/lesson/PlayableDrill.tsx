import { useEffect, useRef, useState } from 'preact/hooks';
import { drillFrameFor } from '../../i18n/drillFrame.ts';
import { choiceDrill } from '../../machines/choiceDrill.ts';
import { drawQuestions } from '../../machines/drawQuestions.ts';
import { useMachine } from '../useMachine.ts';
import type { DrillIslandProps } from './DrillIsland.tsx';
import type { DrillItem } from './drillItem.ts';
import { DrillLook } from './DrillLook.tsx';
import { DrillResult } from './DrillResult.tsx';
import { keepDrills } from './keepDrill.ts';

const draw = (items: readonly DrillItem[], asks: number): { questions: readonly DrillItem[]; seed: number } => {
  const seed = Date.now();
  return { questions: drawQuestions(items, asks, seed), seed };
};

/** A drill being asked: a wrong answer gets its reason and leaves the question open, a missed one comes once more. */
export function PlayableDrill({ id, locale, items, asks, lessons, passing, taught }: DrillIslandProps) {
  const t = drillFrameFor(locale);
  const [input] = useState(() => draw(items, asks));
  const [{ context, value }, send] = useMachine(choiceDrill, { input });
  const nextButton = useRef<HTMLButtonElement>(null);
  const firstOption = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const questions = context.questions as readonly DrillItem[]; // only `draw` fills them
  const missed = questions.filter((question) => context.missed.includes(question.id));

  useEffect(() => {
    if (value === 'answered') nextButton.current?.focus();
    if (value !== 'finished') return;
    result.current?.focus();
    const asked = [...new Set(questions.map(({ drill }) => drill))];
    const done = passing === 'finished' ? asked : asked.filter((drill) => !missed.some((item) => item.drill === drill));
    void keepDrills(done, lessons);
  }, [value]);

  const focusFirstOption = (): void => {
    requestAnimationFrame(() => firstOption.current?.focus());
  };

  if (value === 'finished')
    return (
      <DrillResult
        t={t}
        right={context.right.length}
        all={questions.length}
        missed={missed}
        taught={taught ?? {}}
        result={result}
        onAgain={() => {
          send({ type: 'ask', ...draw(items, asks) });
          focusFirstOption();
        }}
      />
    );

  const item = questions.find((question) => question.id === context.queue[0]);
  if (!item) return null;
  const seen = context.right.length + context.missed.length;
  const isNew = context.given.length === 0 && !context.missed.includes(item.id);
  return (
    <DrillLook
      key={`${item.id} ${context.queue.length}`}
      t={t}
      id={id}
      item={item}
      state={value === 'answered' ? 'answered' : 'asking'}
      place={{ now: Math.min(questions.length, Math.max(1, seen + (isNew ? 1 : 0))), all: questions.length }}
      given={context.given}
      firstOption={firstOption}
      onAnswer={(answer) => send({ type: 'answer', answer })}
    >
      {value === 'answered' && (
        <button
          ref={nextButton}
          type="button"
          class="button"
          data-weight="main"
          onClick={() => {
            send({ type: 'goOn' });
            focusFirstOption();
          }}
        >
          {context.queue.length === 1 ? t.finish : t.next}
        </button>
      )}
    </DrillLook>
  );
}
