import { findCard, type Card } from '../../engine/cards.ts';
import type { PuzzleText } from '../../engine/puzzles/puzzle.ts';
import type { WorksheetWords } from '../../i18n/worksheetWords.ts';
import { CardFace } from '../table/CardFace.tsx';
import styles from './worksheet.module.css';

interface Props {
  readonly m: WorksheetWords;
  readonly number: number;
  readonly puzzle: PuzzleText;
}

/** The cards of a list as the puzzle files write them. */
export const cardsIn = (text: string | undefined): readonly Card[] =>
  (text ?? '').split(' ').flatMap((word) => findCard(word) ?? []);

/** One puzzle as it is printed: cards, score, task, and a line for the answer. */
export function PrintedPuzzle({ m, number, puzzle }: Props) {
  const w = m.worksheet;
  const turn = puzzle.turn ?? 0;
  const other = 1 - turn;
  const rows: readonly (readonly [label: string, cards: readonly Card[]])[] = [
    [w.they, cardsIn(puzzle.hands[other])],
    [w.table, cardsIn(puzzle.trick)],
    [w.you, cardsIn(puzzle.hands[turn])],
    [w.stock, cardsIn(puzzle.stock)],
  ];
  const { taken } = puzzle;
  return (
    <li class={styles.puzzle}>
      <h3>{w.puzzle(number)}</h3>
      <p>
        {puzzle.trump === undefined ? m.table.noTrump : m.table.trumps(puzzle.trump as 'c' | 'd' | 's' | 'b')}.{' '}
        {taken && w.score(taken[turn] ?? 0, taken[other] ?? 0)} <b>{w.task(puzzle.goal)}</b>
      </p>
      {rows
        .filter(([, cards]) => cards.length > 0)
        .map(([label, cards]) => (
          <div key={label} class={styles.cards}>
            <span>{label}</span>
            <span class={styles.faces}>
              {cards.map((card) => (
                <CardFace key={card} m={m} card={card} face="mini" />
              ))}
            </span>
          </div>
        ))}
      <p class={styles.answer}>{w.answer}</p>
    </li>
  );
}
