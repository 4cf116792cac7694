import { useState } from 'preact/hooks';
import type { Card } from '../../engine/cards.ts';
import type { Question } from '../../engine/questions.ts';
import type { PlayWords } from '../../i18n/playWords.ts';
import type { ScriptedDealEvent } from '../../machines/scriptedDealContext.ts';
import { CardFace } from '../table/CardFace.tsx';
import styles from './scriptedDeal.module.css';

interface Props {
  readonly m: PlayWords;
  readonly question: Question;
  readonly nameOf: (seat: number) => string;
  readonly state: 'asleep' | 'awake';
  readonly send: (event: ScriptedDealEvent) => void;
}

/** A question before a card falls, and the ways to answer it. */
export function QuestionAsked({ m, question, nameOf, state, send }: Props) {
  const [marked, setMarked] = useState<readonly Card[]>([]);
  const toggle = (card: Card): void =>
    setMarked(marked.includes(card) ? marked.filter((other) => other !== card) : [...marked, card]);
  return (
    <div role="group" aria-label={m.lesson.questions[question.kind]}>
      <p class={styles.task}>{m.lesson.questions[question.kind]}</p>
      {question.kind === 'trumps-out' && (
        <ul class={styles.choices} role="list">
          {question.options.map((card) => (
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
      )}
      <div class="actions">
        {question.kind === 'trumps-out' ? (
          <button
            type="button"
            class="button"
            data-weight="main"
            disabled={state === 'asleep'}
            onClick={() => send({ type: 'predict', answer: marked })}
          >
            {m.lesson.buttons.answer}
          </button>
        ) : (
          question.options.map((option) => (
            <button
              key={option}
              type="button"
              class="button"
              disabled={state === 'asleep'}
              onClick={() => send({ type: 'predict', answer: option })}
            >
              {question.kind === 'who-takes' ? nameOf(option) : String(option)}
            </button>
          ))
        )}
      </div>
    </div>
  );
}
