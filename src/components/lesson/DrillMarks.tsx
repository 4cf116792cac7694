import { DrawnCard } from './DrawnCard.tsx';
import styles from './drill.module.css';
import type { AnswerProps } from './drillAnswer.ts';

/** Cards of which all that apply are marked, and then checked. */
export function DrillMarks({ t, item, asked, state, cards, first, act }: AnswerProps) {
  const open = state === 'asking';
  return (
    <div role="group" aria-labelledby={asked}>
      <p class={styles.how}>{t.howToMark}</p>
      <div class={styles.marks}>
        {item.options.map(({ id, label, card }, at) => {
          if (!card) return null;
          const marked = cards.includes(card);
          return (
            <button
              key={id}
              type="button"
              class={styles.card}
              ref={at === 0 && first ? first : null}
              data-option={id}
              aria-pressed={marked}
              aria-disabled={!open}
              onClick={() => open && act?.mark(card)}
            >
              <DrawnCard card={card} alt="" letters={t.cornerLetters} />
              <span class={styles.label}>
                {label}
                {marked && <span aria-hidden="true"> ✓</span>}
              </span>
            </button>
          );
        })}
      </div>
      {state !== 'answered' && (
        <p class={styles.checking}>
          <button type="button" class="button" aria-disabled={!open} onClick={() => open && act?.check()}>
            {t.check}
          </button>{' '}
          <span class="note">{t.marked(cards.length)}</span>
        </p>
      )}
    </div>
  );
}
