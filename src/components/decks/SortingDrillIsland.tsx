import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { cardUrl } from '../../decks/urls.ts';
import { type Rank, type Suit } from '../../engine/cards.ts';
import { deckIslandMessagesFor, type LatinDeckId } from '../../i18n/deckIslands.ts';
import type { Locale } from '../../i18n/index.ts';
import { cardQuestionsFor, reasonAgainst, worthOf, type CardQuestion } from '../../machines/cardQuestions.ts';
import { choiceDrill } from '../../machines/choiceDrill.ts';
import { readSettings } from '../settings/settings.ts';
import { useMachine } from '../useMachine.ts';
import { ChoiceAnswers } from '../ChoiceAnswers.tsx';
import drill from '../choiceDrill.module.css';
import styles from './sortingDrill.module.css';

const LATIN_DECKS: readonly LatinDeckId[] = ['napoletana', 'castellana'];

interface Props {
  readonly locale: Locale;
}

/** Cards without corners, one after another: which suit, which rank, how many points. Answers and reasons come from the engine's data. */
export function SortingDrillIsland({ locale }: Props) {
  const m = deckIslandMessagesFor(locale);
  const [deck, setDeck] = useState<LatinDeckId>('napoletana');
  const [mounted, setMounted] = useState(false);
  const [{ context, value }, send] = useMachine(choiceDrill, { input: { questions: cardQuestionsFor(0), seed: 0 } });
  const begin = (): void => {
    const seed = Date.now();
    send({ type: 'ask', questions: cardQuestionsFor(seed), seed });
  };
  useEffect(() => {
    const chosen = readSettings().deck;
    if (chosen !== 'french') setDeck(chosen);
    setMounted(true);
    begin();
    // once, when the island comes alive: the page as served asks nothing
  }, []);

  const questions = context.questions as readonly CardQuestion[]; // only cardQuestionsFor fills them
  const question = questions.find(({ id }) => id === context.queue[0]) ?? questions[0];
  const nextButton = useRef<HTMLButtonElement>(null);
  const firstAnswer = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (value === 'answered') nextButton.current?.focus();
    if (value === 'finished') result.current?.focus();
  }, [value]);
  if (!question) return null;

  const focusFirstAnswer = (): void => {
    requestAnimationFrame(() => firstAnswer.current?.focus());
  };
  const again = (): void => {
    begin();
    focusFirstAnswer();
  };

  const labelOf = (answer: string): string => {
    if (question.kind === 'suit') return m.cards.suit(answer as Suit); // options of such a question are suits
    return question.kind === 'rank' ? m.cards.rank(answer as Rank) : m.drill.points(Number(answer));
  };
  const reason = (chosen: string): string => {
    const against = reasonAgainst(question, chosen);
    switch (against.kind) {
      case 'suit':
        return m.drill.whySuit(deck, against.is, against.chosen);
      case 'rank':
        return m.drill.whyRank(deck, against.card, against.chosen);
      case 'points':
        return m.drill.whyPoints(against.holders, against.chosen);
    }
  };
  const answered = value === 'answered';
  const chosen = context.given.at(-1);
  const feedback: readonly string[] =
    chosen === undefined
      ? []
      : answered
        ? [m.drill.right(question.card, worthOf(question.card))]
        : [m.drill.wrong(labelOf(chosen)), reason(chosen), m.drill.tryAgain];
  const all = questions.length;
  const seen = context.right.length + context.missed.length;
  const now = Math.min(all, Math.max(1, seen + (context.given.length === 0 ? 1 : 0)));
  const picture = (card: CardQuestion['card']): string => cardUrl({ deck, card, index: 'none', size: 'face' });

  if (value === 'finished')
    return (
      <div class={drill.drill} data-state="finished">
        <p class={drill.score} ref={result} tabIndex={-1}>
          {m.drill.result({ right: context.right.length, all })}
        </p>
        {context.missed.length > 0 && (
          <>
            <p>{m.drill.missed}</p>
            <ul class={`${drill.missed} ${styles.missed}`}>
              {questions
                .filter(({ id }) => context.missed.includes(id))
                .map(({ id, card }) => (
                  <li key={id}>
                    <img src={picture(card)} alt="" width="200" height="320" />
                    {m.cards.name(card)}
                  </li>
                ))}
            </ul>
          </>
        )}
        <button type="button" class="button" data-weight="main" onClick={again}>
          {m.drill.again}
        </button>
      </div>
    );

  return (
    <div class={drill.drill} data-state={mounted ? value : 'waiting'} data-question={mounted ? question.id : undefined}>
      <label class={drill.choose}>
        {m.drill.whichDeck}
        <select
          value={deck}
          disabled={!mounted}
          onChange={(event) => setDeck(event.currentTarget.value as LatinDeckId /* the options below */)}
        >
          {LATIN_DECKS.map((id) => (
            <option key={id} value={id}>
              {m.names[id]}
            </option>
          ))}
        </select>
      </label>
      <div class={drill.ask}>
        <img
          class={styles.card}
          src={picture(question.card)}
          alt={m.drill.picture(deck, question.card)}
          width="200"
          height="320"
        />
        <div>
          <p class={drill.task}>{m.drill.task({ now, all })}</p>
          <p class={`${drill.question} ${styles.question}`} id="sorting-question">
            {m.drill.ask[question.kind]}
          </p>
          <ChoiceAnswers
            key={question.id}
            labelledBy="sorting-question"
            options={question.options}
            answer={question.answer}
            given={context.given}
            state={mounted && !answered ? 'open' : 'closed'}
            labelOf={labelOf}
            columns={styles.answers}
            firstAnswer={firstAnswer}
            onAnswer={(answer) => send({ type: 'answer', answer })}
          />
          <div role="status" class={`${drill.feedback} ${styles.feedback}`}>
            {feedback.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {answered && (
            <button
              ref={nextButton}
              type="button"
              class="button"
              data-weight="main"
              onClick={() => {
                send({ type: 'goOn' });
                focusFirstAnswer();
              }}
            >
              {context.queue.length === 1 ? m.drill.finish : m.drill.next}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
