import { useState } from 'preact/hooks';
import type { Card } from '../../engine/cards.ts';
import type { Answer, Question } from '../../engine/questions.ts';
import type { PlayWords } from '../../i18n/playWords.ts';
import { questionDue } from '../../machines/trail.ts';
import { CardFace } from '../table/CardFace.tsx';
import { Sentence } from '../Sentence.tsx';
import { Act, Actions, type PanelProps } from './DealPanel.tsx';
import styles from './scriptedDeal.module.css';
import { nameOfSeat } from './shownDeal.ts';

/** A question that is answered before the card falls, and what its answer rests on. */
export function QuestionPanel(props: PanelProps) {
  const { m, trail, context } = props.view;
  const { start, learner } = trail.script;
  const nameOf = (seat: number): string => nameOfSeat(m, start.rules.seats, learner, seat);
  const { prediction } = context;
  if (prediction) {
    return (
      <>
        <p class={styles.why} data-right={prediction.right ? 'yes' : 'no'}>
          <Sentence text={sayAnswer(m, prediction.question, prediction.right ? 'right' : 'wrong', nameOf)} />
        </p>
        <Actions>
          <Act {...props} event={{ type: 'goOn' }} weight="main" label={m.lesson.buttons.goOn} />
        </Actions>
      </>
    );
  }
  const question = questionDue(trail);
  if (!question) return null;
  return (
    <div role="group" aria-label={m.lesson.questions[question.kind]}>
      <p class={styles.task}>{m.lesson.questions[question.kind]}</p>
      {question.kind === 'trumps-out' ? (
        <CardChoice key={trail.frames.length} m={m} options={question.options} {...props} />
      ) : (
        <Actions>
          {question.options.map((option) => (
            <Act
              key={option}
              {...props}
              event={{ type: 'predict', answer: option }}
              label={question.kind === 'who-takes' ? nameOf(option) : String(option)}
            />
          ))}
        </Actions>
      )}
    </div>
  );
}

/** The sentence for an answered question; each kind has its own. */
export function sayAnswer(
  m: PlayWords,
  question: Question,
  right: 'right' | 'wrong',
  nameOf: (seat: number) => string,
): string {
  switch (question.kind) {
    case 'who-takes':
      return m.lesson.answered['who-takes']({ question, right, nameOf });
    case 'points-here':
      return m.lesson.answered['points-here']({ question, right, nameOf });
    case 'points-out':
      return m.lesson.answered['points-out']({ question, right, nameOf });
    case 'trumps-out':
      return m.lesson.answered['trumps-out']({ question, right, nameOf });
  }
}

interface CardChoiceProps extends PanelProps {
  readonly m: PlayWords;
  readonly options: readonly Card[];
}

/** Cards to be marked, and a button to say that these are all. */
function CardChoice({ m, options, send, state }: CardChoiceProps) {
  const [marked, setMarked] = useState<readonly Card[]>([]);
  const toggle = (card: Card): void =>
    setMarked(marked.includes(card) ? marked.filter((other) => other !== card) : [...marked, card]);
  const answer: Answer = marked;
  return (
    <>
      <ul class={styles.choices} role="list">
        {options.map((card) => (
          <li key={card}>
            <button
              type="button"
              class={styles.choice}
              aria-pressed={marked.includes(card)}
              aria-label={m.cards.name(card)}
              disabled={state === 'asleep'}
              onClick={() => toggle(card)}
            >
              <CardFace card={card} m={m} face="mini" />
            </button>
          </li>
        ))}
      </ul>
      <Actions>
        <button
          type="button"
          class="button"
          data-weight="main"
          disabled={state === 'asleep'}
          onClick={() => send({ type: 'predict', answer })}
        >
          {m.lesson.buttons.answer}
        </button>
      </Actions>
    </>
  );
}
