import type { Points, Seat } from '../cards.ts';
import type { Deal } from '../play/deal.ts';
import { sideOf } from '../play/outcome.ts';
import { viewFrom } from '../play/view.ts';
import type { Result } from '../result.ts';
import type { DealKernel } from '../solver/dealKernel.ts';
import { expectation, type Effort, type Expectation } from '../solver/expectation.ts';
import { pointsSeen } from '../solver/reach.ts';
import type { SolveRefusal } from '../solver/solution.ts';
import type { Goal } from './goal.ts';
import { hasResult, lowestScoreFor, scoreNeeded } from './judge.ts';

/** The same position gives the same figures, whoever asks and however often. */
const SEED = 1;

/** What is played for, and by whom: the other side plays against it. */
export interface Aim {
  readonly goal: Goal;
  readonly seat: Seat;
}

interface WeighOptions {
  readonly effort?: Effort;
  readonly kernel?: DealKernel;
}

/** The score that a side with that goal needs; for most points the score that wins the deal, which is told beside them. */
const askedOf = (deal: Deal, goal: Goal): Points | undefined =>
  goal !== 'most-points' ? scoreNeeded(deal, goal) : hasResult(deal) ? lowestScoreFor(deal, 'win') : undefined;

/**
 * What every move is worth to the seat on turn where hands and the top of the stock lie open and the order of the rest does
 * not, whatever the deal's own rules let lie open: average points, and the chance that the aim is reached, or, for a seat
 * of the other side, that it is not. It is told nothing of that order: of two deals that look the same on the table it says
 * the same.
 */
export function weigh(deal: Deal, { goal, seat }: Aim, options: WeighOptions = {}): Result<Expectation, SolveRefusal> {
  const view = viewFrom({ ...deal, rules: { ...deal.rules, visibility: 'hands-and-stock-top-open' } }, deal.turn);
  const asked = askedOf({ ...deal, turn: seat }, goal);
  const isOwn = sideOf(deal, seat) === sideOf(deal, deal.turn);
  const needed = asked === undefined || isOwn ? asked : pointsSeen(view) - asked + 1;
  return expectation(view, SEED, { ...options, needed });
}
