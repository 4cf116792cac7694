import type { Seat } from '../../engine/cards.ts';
import type { TableWords } from '../../i18n/tableWords.ts';
import type { TableProps } from './Table.tsx';

/** The whole position as sentences, for whoever would rather read or hear it than look. It tells what the table shows and no more. */
export function sayTable(
  m: TableWords,
  {
    seats,
    trick,
    stock,
    trump,
    turn,
    dealer,
  }: Pick<TableProps, 'seats' | 'trick' | 'stock' | 'trump' | 'turn' | 'dealer'>,
  nameOf: (seat: Seat) => string,
): readonly string[] {
  const { inWords } = m.table;
  const own = seats[0].seat;

  const hands = seats.map(({ seat, name, hand }) => {
    if (hand.kind === 'face-down') return inWords.holdsHidden(name, hand.count);
    if (hand.cards.length === 0) return undefined;
    return seat === own ? inWords.youHold(hand.cards) : inWords.holds(name, hand.cards);
  });
  const scores = seats.map(({ seat, name, pile }) =>
    pile?.points === undefined
      ? undefined
      : seat === own
        ? inWords.youScore(pile.points)
        : inWords.score(name, pile.points),
  );
  return [
    trump === undefined ? undefined : trump === 'none' ? `${m.table.noTrump}.` : `${m.table.trumps(trump)}.`,
    ...(trick.plays.length === 0
      ? [inWords.emptyTrick]
      : trick.plays.map(({ seat, card }) => inWords.played(nameOf(seat), card))),
    ...hands,
    `${m.table.stockIs({ shown: stock.open, hidden: stock.hidden, turnUp: stock.turnUp })}.`,
    ...scores,
    dealer === undefined ? undefined : dealer === own ? inWords.youDealt : inWords.dealt(nameOf(dealer)),
    turn === undefined ? undefined : turn === own ? inWords.youToPlay : inWords.toPlay(nameOf(turn)),
  ].filter((sentence) => sentence !== undefined);
}
