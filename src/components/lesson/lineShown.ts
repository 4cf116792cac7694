import { rankOf, type Seat } from '../../engine/cards.ts';
import type { Verdict } from '../../engine/coach/verdict.ts';
import type { PlayWords } from '../../i18n/playWords.ts';
import type { Line } from '../../machines/line.ts';
import type { Trail } from '../../machines/trail.ts';
import type { Line as ShownLine } from '../table/TwoLines.tsx';
import { nameOfSeat } from '../table/nameOfSeat.ts';

interface LineWords {
  readonly title: string;
  readonly verdict: Verdict;
}

/** A line for the table of two lines; `against` is the other one, to mark the cards that change sides. */
export function lineShown(
  m: PlayWords,
  trail: Trail,
  line: Line,
  against: Line | undefined,
  words: LineWords,
): ShownLine {
  const { learner, start } = trail.script;
  const isOwn = (seat: Seat): boolean => line.end.sides.some((side) => side.includes(seat) && side.includes(learner));
  const takenBy = (of: Line, card: string): Seat | undefined =>
    of.tricks.find(({ plays }) => plays.some((play) => play.card === card))?.winner;
  const nameOf = (seat: Seat): string => nameOfSeat(m, start.rules, learner, seat);
  const others = line.end.sides.filter((side) => !side.includes(learner));
  const scoreOfSide = (side: readonly Seat[]): number =>
    side.reduce((sum, seat) => sum + (line.end.taken[seat] ?? 0), 0);
  return {
    ...words,
    tricks: line.tricks.map(({ number, plays, winner, points, score }) => ({
      number: number - start.tricks.length,
      cards: plays.map((play) => play.card),
      winning: plays.find((play) => play.seat === winner)?.card ?? plays[0]!.card, // a finished trick has cards
      winner: { name: nameOf(winner), side: isOwn(winner) ? 'own' : 'other' },
      points,
      total: score,
      changes:
        against &&
        plays
          .map((play) => play.card)
          .filter((card) => (start.rules.points[rankOf(card)] ?? 0) > 0)
          .find((card) => {
            const other = takenBy(against, card);
            return other !== undefined && isOwn(other) !== isOwn(winner);
          }),
    })),
    end: {
      own: line.tricks.at(-1)?.score ?? 0,
      others: others.map((side) => ({ name: side.map(nameOf).join(', '), points: scoreOfSide(side) })),
    },
  };
}
