import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { findCard, type Card } from '../../engine/cards.ts';
import { DrawnCard } from './DrawnCard.tsx';
import styles from './drill.module.css';
import type { AnswerProps } from './drillAnswer.ts';

type Way = 'up' | 'down';

/** The place, from 0, of the row of a list that lies at that height of the window; the last one below them all. */
function placeAt(list: HTMLElement, height: number): number {
  const rows = [...list.children];
  const found = rows.findIndex((row) => height < row.getBoundingClientRect().bottom);
  return found < 0 ? rows.length - 1 : found;
}

/** Cards to be put in order: by the arrows of each, by the arrow keys on them, or dragged by the picture. */
export function DrillOrder({ t, item, asked, state, cards, first, act }: AnswerProps) {
  const open = state === 'asking';
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ readonly card: Card; readonly way: Way }>();
  const dragged = useRef<Card>();
  const [lifted, setLifted] = useState<Card>();
  const [placed, setPlaced] = useState('');
  const order = cards.length > 0 ? cards : item.options.flatMap(({ card }) => (card ? [card] : []));
  const nameOf = (card: Card): string => item.options.find(({ id }) => id === card)?.label ?? card;

  // A row that changes its place in the page loses the focus; the button that moved it keeps it.
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { card, way } = moved.current;
    list.current?.querySelector<HTMLElement>(`[data-card="${card}"] [data-way="${way}"]`)?.focus();
    moved.current = undefined;
  }, [order.join()]);

  const put = (card: Card, at: number): void => {
    if (!open || at < 0 || at >= order.length || order[at] === card) return;
    act?.place(card, at);
    setPlaced(t.placed(nameOf(card), at + 1, order.length));
  };
  const step = (card: Card, way: Way): void => {
    moved.current = { card, way };
    put(card, order.indexOf(card) + (way === 'up' ? -1 : 1));
  };
  const drop = (): void => {
    dragged.current = undefined;
    setLifted(undefined);
  };

  return (
    <div role="group" aria-labelledby={asked}>
      <p class={styles.how}>{t.howToOrder}</p>
      <ol
        class={styles.order}
        ref={list}
        onPointerDown={(event) => {
          const grip = (event.target as Element).closest<HTMLElement>('[data-grip]'); // what is pressed is an element
          const card = findCard(grip?.dataset['grip'] ?? '');
          if (!open || !card) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = card;
          setLifted(card);
        }}
        onPointerMove={(event) => dragged.current && put(dragged.current, placeAt(event.currentTarget, event.clientY))}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        {order.map((card, at) => (
          <li key={card} data-card={card} data-lifted={lifted === card ? 'yes' : undefined}>
            <span class={styles.grip} data-grip={card}>
              <DrawnCard card={card} alt="" letters={t.cornerLetters} />
            </span>
            <span class={styles.name}>{nameOf(card)}</span>
            {(['up', 'down'] as const).map((way) => (
              <button
                key={way}
                type="button"
                class={styles.arrow}
                ref={at === 0 && way === 'up' && first ? first : null}
                data-way={way}
                aria-label={way === 'up' ? t.stronger(nameOf(card)) : t.weaker(nameOf(card))}
                aria-disabled={!open || (way === 'up' ? at === 0 : at === order.length - 1)}
                onClick={() => step(card, way)}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
                  event.preventDefault();
                  event.stopPropagation();
                  step(card, event.key === 'ArrowUp' ? 'up' : 'down');
                }}
              >
                <span aria-hidden="true">{way === 'up' ? '↑' : '↓'}</span>
              </button>
            ))}
          </li>
        ))}
      </ol>
      <p class="visually-hidden" aria-live="polite">
        {placed}
      </p>
      {state !== 'answered' && (
        <p class={styles.checking}>
          <button type="button" class="button" aria-disabled={!open} onClick={() => open && act?.check()}>
            {t.check}
          </button>
        </p>
      )}
    </div>
  );
}
