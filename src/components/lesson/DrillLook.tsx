import type { ComponentChildren, ComponentType } from 'preact';
import { cardUrl } from '../../decks/urls.ts';
import type { Locale } from '../../i18n/index.ts';
import type { DrillForm } from '../../engine/drills/question.ts';
import { DrawnCard } from './DrawnCard.tsx';
import styles from './drill.module.css';
import type { AnswerProps } from './drillAnswer.ts';
import { DrawnFace } from './DrawnFace.tsx';
import { DrillChoices } from './DrillChoices.tsx';
import { DrillMarks } from './DrillMarks.tsx';
import { DrillOrder } from './DrillOrder.tsx';
import { RaceBar } from '../table/RaceBar.tsx';

interface Props extends Omit<AnswerProps, 'asked'> {
  readonly id: string;
  readonly locale: Locale;
  readonly place: { readonly now: number; readonly all: number };
  /** Why the last answer is wrong, in words. */
  readonly against?: string | undefined;
  /** What follows the answers: the way on. */
  readonly children?: ComponentChildren;
}

/** How each form of question is answered. */
const ANSWERS: { readonly [Form in DrillForm]: ComponentType<AnswerProps> } = {
  choose: DrillChoices,
  order: DrillOrder,
  mark: DrillMarks,
};

/** One question of a drill: what to look at, what is asked, the answers, and what was said of the last one. */
export function DrillLook({ id, locale, place, against, children, ...told }: Props) {
  const { t, item, state, given } = told;
  const { ask, show, picture, face, race, table, options, right, form } = item;
  const asked = `${id}-asked`;
  const chosen = options.find((option) => option.id === given.at(-1));
  const Answers = ANSWERS[form];
  return (
    <div class={styles.drill} data-state={state} data-question={state === 'waiting' ? undefined : item.id}>
      <p class={styles.task}>{t.task(place)}</p>
      <p class={styles.question} id={asked}>
        {ask}
      </p>
      {picture && (
        <img
          class={styles.picture}
          src={cardUrl({ deck: picture.deck, card: picture.card, index: 'none', size: 'face' })}
          alt={picture.alt}
          width="200"
          height="320"
        />
      )}
      {face && <DrawnFace face={face} className={styles.face} />}
      {race && (
        <div class={styles.race}>
          <RaceBar locale={locale} {...race} />
        </div>
      )}
      {show && (
        <div class={styles.shown} data-size={show.length > 1 ? 'small' : undefined}>
          {show.map(({ over, cards }) => (
            <div key={over ?? ''}>
              {over !== undefined && <p class={styles.over}>{over}</p>}
              <ul class={styles.pile} role="list">
                {cards.map(({ card, name }) => (
                  <li key={card}>
                    <DrawnCard card={card} alt={name} letters={t.cornerLetters} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {table && (
        <table class={styles.table}>
          <thead>
            <tr>
              {table.head.map((word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.lines.map(([rank, points]) => (
              <tr key={rank}>
                <th scope="row">{rank}</th>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Answers {...told} asked={asked} />
      <div role="status" class={styles.feedback}>
        {state === 'answered' ? (
          <p>{right}</p>
        ) : (
          against !== undefined && (
            <>
              <p>{chosen ? t.wrong(chosen.label) : t.notYet}</p>
              <p>{against}</p>
              {chosen && <p>{t.tryAgain}</p>}
            </>
          )
        )}
      </div>
      {children}
    </div>
  );
}
