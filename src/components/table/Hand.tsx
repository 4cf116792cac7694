import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Card } from '../../engine/cards.ts';
import type { TableWords } from '../../i18n/tableWords.ts';
import { rowsOf } from './bySuit.ts';
import styles from './card.module.css';
import { CardTag } from './CardFace.tsx';
import { FaceImage } from './FaceImage.tsx';
import hand from './hand.module.css';
import { findLit, type LitCard } from './shown.ts';
import { isWalkKey, walkHand, type HandSpot } from './walkHand.ts';

interface Props {
  readonly m: TableWords;
  readonly cards: readonly Card[];
  /** The cards that may be played now; none while nothing is asked of the learner. */
  readonly legal: readonly Card[];
  readonly lit: readonly LitCard[];
  /** Whether the page answers yet: before that a click would be lost. */
  readonly state: 'asleep' | 'awake';
  /** Told of any card chosen, a legal one or not: whoever knows the rules answers. */
  readonly onPlay: (card: Card) => void;
}

/** The learner's own hand: one stop of the Tab key, arrows move along it, Enter or a tap plays. */
export function Hand({ m, cards, legal, lit, state, onPlay }: Props) {
  const rows = rowsOf(cards);
  const [chosen, setChosen] = useState<Card>();
  const place = useRef(0);
  const list = useRef<HTMLDivElement>(null);

  // The card that the Tab key reaches: the one chosen last or, when that has left, its neighbour.
  const all = rows.flat();
  const current = chosen && all.includes(chosen) ? chosen : all[Math.min(place.current, all.length - 1)];
  useLayoutEffect(() => {
    place.current = current ? all.indexOf(current) : 0;
  });

  const walk = (event: KeyboardEvent): void => {
    if (!isWalkKey(event.key) || !current || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = walkHand(spotsOf(list.current, all), current, event.key);
    setChosen(next);
    list.current?.querySelector<HTMLElement>(`[data-card="${next}"]`)?.focus();
  };

  return (
    <div
      class={hand.hand}
      ref={list}
      role="group"
      aria-label={m.table.yourHand}
      data-hand="own"
      data-count={Math.min(all.length, 7)}
      onKeyDown={walk}
    >
      {all.length === 0 && <p class={hand.none}>{m.table.noCards}</p>}
      {rows.map((row) => (
        <ul class={hand.row} key={row[0] ?? 'none'} role="list">
          {row.map((card) => {
            const light = findLit(lit, card);
            const allowed = legal.length === 0 ? 'none' : legal.includes(card) ? 'yes' : 'no';
            const name = [m.cards.name(card), light?.tag, allowed === 'no' && m.table.tag.notAllowed];
            return (
              <li key={card} draggable={allowed === 'yes'} data-drag={allowed === 'yes' ? card : undefined}>
                <button
                  type="button"
                  class={styles.card}
                  data-card={card}
                  data-tone={light?.tone}
                  data-legal={allowed}
                  aria-label={name.filter(Boolean).join(', ')}
                  aria-disabled={allowed === 'yes' ? undefined : 'true'}
                  disabled={state === 'asleep'}
                  tabIndex={card === current ? 0 : -1}
                  onFocus={() => setChosen(card)}
                  onClick={() => onPlay(card)}
                >
                  <FaceImage m={m} card={card} face="full" />
                  {light?.tag && <CardTag words={light.tag} />}
                </button>
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
}

/** Where the cards of a hand lie on the screen, in their order. */
const spotsOf = (list: HTMLElement | null, cards: readonly Card[]): readonly HandSpot[] =>
  cards.map((card) => {
    const box = list?.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect() ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return { card, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
