import type { ComponentChildren, Ref } from 'preact';
import { cardUrl } from '../../decks/urls.ts';
import type { Card } from '../../engine/cards.ts';
import type { DrillFrame } from '../../i18n/messages/drills.ts';
import { useSettings } from '../settings/useSettings.ts';
import styles from './drill.module.css';
import type { DrillItem } from './drillItem.ts';

interface Props {
  readonly t: DrillFrame;
  readonly id: string;
  readonly item: DrillItem;
  readonly state: 'waiting' | 'asking' | 'answered';
  readonly place: { readonly now: number; readonly all: number };
  /** Answers given so far to this question. */
  readonly given: readonly string[];
  readonly firstOption?: Ref<HTMLButtonElement>;
  readonly onAnswer?: (option: string) => void;
  /** What follows the answers: the way on. */
  readonly children?: ComponentChildren;
}

/** One question of a drill: what to look at, what is asked, the answers, and what was said of the last one. */
export function DrillLook({ t, id, item, state, place, given, firstOption, onAnswer, children }: Props) {
  const { ask, show, picture, table, options, answer, right } = item;
  const asked = `${id}-asked`;
  const last = options.find((option) => option.id === given.at(-1));
  const withCards = options.some(({ card }) => card !== undefined);
  const inFigures = options.every(({ label }) => label.length <= 3);
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
      {show && (
        <ul class={styles.pile} role="list">
          {show.map(({ card, name }) => (
            <li key={card}>
              <DrawnCard card={card} alt={name} letters={t.cornerLetters} />
            </li>
          ))}
        </ul>
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
      <div
        class={withCards ? styles.cards : inFigures ? styles.figures : styles.answers}
        role="group"
        aria-labelledby={asked}
      >
        {options.map((option, at) => {
          const tried = given.includes(option.id);
          return (
            <button
              key={option.id}
              type="button"
              class={option.card ? styles.card : styles.answer}
              ref={at === 0 && firstOption ? firstOption : null}
              data-option={option.id}
              aria-disabled={state !== 'asking' || tried}
              data-tried={tried ? (option.id === answer ? 'right' : 'wrong') : undefined}
              onClick={() => state === 'asking' && !tried && onAnswer?.(option.id)}
            >
              {option.card && <DrawnCard card={option.card} alt="" letters={t.cornerLetters} />}
              <span class={styles.label}>
                {option.label}
                {tried && <span aria-hidden="true"> {option.id === answer ? '✓' : '✗'}</span>}
              </span>
            </button>
          );
        })}
      </div>
      <div role="status" class={styles.feedback}>
        {last &&
          (last.id === answer ? (
            <p>{right}</p>
          ) : (
            <>
              <p>{t.wrong(last.label)}</p>
              <p>{last.against}</p>
              <p>{t.tryAgain}</p>
            </>
          ))}
      </div>
      {children}
    </div>
  );
}

interface DrawnCardProps {
  readonly card: Card;
  readonly alt: string;
  readonly letters: DrillFrame['cornerLetters'];
}

/** A card in the deck that the reader chose. */
function DrawnCard({ card, alt, letters }: DrawnCardProps) {
  const { deck, corners } = useSettings();
  return (
    <img
      src={cardUrl({ deck, card, index: corners === 'hidden' ? 'none' : letters, size: 'face' })}
      data-drawing
      alt={alt}
      width="200"
      height="320"
      decoding="async"
      draggable={false}
    />
  );
}
