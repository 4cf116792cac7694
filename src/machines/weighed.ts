import type { Goal } from '../engine/coach/goal.ts';
import { oddsOfAll, oddsOfMove } from '../engine/coach/odds.ts';
import type { Move } from '../engine/play/deal.ts';
import type { Result } from '../engine/result.ts';
import type { Expectation } from '../engine/solver/expectation.ts';
import type { SolveRefusal } from '../engine/solver/solution.ts';
import type { Advice, Judgement } from './judge.ts';

/** The judgement of a move where cards are hidden, under a goal. */
export function judgementOf(found: Result<Expectation, SolveRefusal>, move: Move, goal: Goal): Judgement {
  if (!found.ok) return { kind: 'not-explained', refusal: found.error };
  const odds = oddsOfMove(found.value, move, goal);
  return odds ? { kind: 'weighed', odds } : { kind: 'not-explained', refusal: { kind: 'not-solved' } };
}

/** Hints where cards are hidden: no line is known, so the first two only say how to look. */
export function adviceOf(found: Result<Expectation, SolveRefusal>, goal: Goal): Advice {
  if (!found.ok) return { kind: 'no-hints', refusal: found.error };
  const [odds] = oddsOfAll(found.value, goal);
  if (!odds) return { kind: 'no-hints', refusal: { kind: 'not-solved' } };
  return {
    kind: 'hints',
    hints: [
      { step: 'look', look: { at: 'your-hand' } },
      { step: 'idea', idea: 'value', lead: 'either' },
      { step: 'odds', odds },
    ],
  };
}

/**
 * The best move of the seat on turn where that goal is its own, or the other side's and to be prevented. Throws where
 * nothing could be weighed.
 */
export function bestByOdds(found: Result<Expectation, SolveRefusal>, goal: Goal): Move {
  const [best] = found.ok ? oddsOfAll(found.value, goal) : [];
  if (!best) throw new Error('no move could be weighed here');
  return best.move;
}
