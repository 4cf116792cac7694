import type { Card } from '../../engine/cards.ts';
import { puzzleWordsFor, type PuzzleWords } from '../../i18n/puzzleWords.ts';
import { plainText } from '../../i18n/sentence.ts';
import type { Locale } from '../../i18n/index.ts';
import { choicesOf, pictureOf } from '../../machines/picture.ts';
import { cardsGone, freshPuzzle, nearSeat, taskOf, type PuzzleInput } from '../../machines/puzzleContext.ts';
import type { Trail } from '../../machines/trail.ts';
import type { DealLookProps } from '../lesson/DealLook.tsx';
import { raceShown, seatsShown, stockShown, stripShown, targetOf, trickShown } from '../lesson/shownDeal.ts';
import { sayTask } from '../lesson/sayTask.ts';
import { nameOfSeat } from '../table/nameOfSeat.ts';
import type { ShownSeat } from '../table/shown.ts';

/** Every seat in playing order, the one whose cards the learner plays first. */
export function seatsNear(m: PuzzleWords, trail: Trail): readonly [ShownSeat, ...ShownSeat[]] {
  const seats = seatsShown(m, trail);
  const at = seats.findIndex(({ seat }) => seat === nearSeat(trail));
  const [near = seats[0], ...others] = [...seats.slice(at), ...seats.slice(0, at)];
  return [near, ...others];
}

/** What has to be reached, for the mark on the race: the goal's score, else what wins the deal. */
export function targetShown(trail: Trail): number | undefined {
  const { start, goal } = trail.script;
  const task = taskOf({ deal: start, goal });
  switch (task.goal) {
    case 'most-points':
      return targetOf(trail);
    case 'take-at-least':
      return task.points;
    default:
      return task.needed;
  }
}

/** What the learner has to do now: for whom, how many tricks. */
export function sayTurn(m: PuzzleWords, trail: Trail): string {
  const near = nearSeat(trail);
  const { learner, start } = trail.script;
  return near === learner ? sayTurnOf(m, trail) : m.puzzles.partnersTurn(nameOfSeat(m, start.rules, learner, near));
}

const sayTurnOf = (m: PuzzleWords, trail: Trail): string =>
  sayTask(m, trail).split('. ')[0]?.replace(/\.?$/u, '.') ?? '';

/** The table of a puzzle, but for what answers a learner. */
export function tableShown(m: PuzzleWords, trail: Trail, choose: 'choosing' | 'looking') {
  const picture = pictureOf(trail);
  const { rules } = trail.script.start;
  return {
    seats: seatsNear(m, trail),
    trick: trickShown(trail),
    stock: stockShown(trail),
    trump: picture.trump ?? (rules.trump === 'none' ? ('none' as const) : undefined),
    turn: picture.turn,
    direction: rules.direction,
    lastTrick: picture.lastTrick,
    legal: choose === 'choosing' ? choicesOf(trail).cards : [],
  };
}

/** How a puzzle looks before anything is done with it: all that its page needs until the first card. */
export interface FirstPuzzle extends Pick<DealLookProps, 'race' | 'strip'> {
  readonly table: Omit<DealLookProps['table'], 'onPlay' | 'onSeen' | 'onHint' | 'onTakeBack' | 'onWhy' | 'look'>;
  readonly task: string;
  readonly turn: string;
  /** Trumps that may be laid down for the turn-up. */
  readonly exchanges: readonly Card[];
}

/** The first view of a puzzle, made when the page is built. */
export function firstPuzzleOf(locale: Locale, puzzle: PuzzleInput): FirstPuzzle {
  const m = puzzleWordsFor(locale);
  const trail = freshPuzzle(puzzle);
  const task = m.puzzles.task(taskOf(puzzle));
  const turn = sayTurn(m, trail);
  return {
    race: { sides: raceShown(m, trail, undefined), target: targetShown(trail) },
    table: { ...tableShown(m, trail, 'choosing'), status: plainText(`${task} ${turn}`) },
    strip: stripShown(m, trail),
    task,
    turn,
    exchanges: choicesOf(trail).exchanges,
  };
}

/** The cards gone, where the puzzle gives them to work a hand out. */
export const goneShown = ({ deal, sight }: PuzzleInput) => (sight === 'open' ? [] : cardsGone(deal));
