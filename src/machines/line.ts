import type { Points, Seat } from '../engine/cards.ts';
import { applyAction } from '../engine/play/apply.ts';
import type { Deal, FinishedTrick, Move } from '../engine/play/deal.ts';
import { moveAction } from '../engine/play/moves.ts';
import { scoreOf, sideOf } from '../engine/play/outcome.ts';

/** One trick of a line that is played out for the learner to look at. */
export interface LineTrick extends FinishedTrick {
  /** Counted from the first trick of the deal, 1 for the first. */
  readonly number: number;
  /** The score of the learner's side after it, in card points. */
  readonly score: Points;
}

/** A line of play to the end of the deal. */
export interface Line {
  readonly moves: readonly Move[];
  readonly tricks: readonly LineTrick[];
  /** The deal after each trick. */
  readonly end: Deal;
}

/**
 * The tricks of a line that starts at `deal`, for one seat. Throws where the table refuses a move: a line comes from the
 * solver, so that would be our own bug.
 */
export function lineOf(deal: Deal, moves: readonly Move[], seat: Seat): Line {
  const tricks: LineTrick[] = [];
  const before = deal.tricks.length;
  let now = deal;
  for (const move of moves) {
    const next = applyAction(now, moveAction(now, move));
    if (!next.ok) throw new Error(`a solver's line breaks at ${move}: ${next.error.kind}`);
    const finished = next.value.tricks.length > now.tricks.length ? next.value.tricks.at(-1) : undefined;
    if (finished)
      tricks.push({
        ...finished,
        number: before + tricks.length + 1,
        score: scoreOf(next.value, sideOf(next.value, seat)),
      });
    now = next.value;
  }
  return { moves, tricks, end: now };
}
