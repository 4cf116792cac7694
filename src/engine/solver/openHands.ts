import type { Points, Seat } from '../cards.ts';
import { applyAction } from '../play/apply.ts';
import type { Deal, Move } from '../play/deal.ts';
import { moveAction } from '../play/moves.ts';
import type { View } from '../play/view.ts';
import { must, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { pointsOf } from '../rules/deck.ts';
import { randomFrom } from '../shuffle.ts';
import { createDealTable } from './dealTable.ts';
import type { DealTable } from './dealTable.ts';
import type { Estimate, SampleOptions, Sampling } from './estimate.ts';
import { chanceErrorOf, measuredError } from './measuredError.ts';
import { createPlainKernel } from './plainKernel.ts';
import type { Reach } from './reach.ts';
import type { SolveRefusal } from './solution.ts';
import { createTally, errorOf, tallyUp } from './tally.ts';
import type { Tally } from './tally.ts';
import { winShare } from './winTarget.ts';
import { worldsOf } from './worlds.ts';

/** The moves of the trick at hand. A leaf is tallied over all orders; above it a side chooses by the averages. */
interface Branch {
  readonly tally: Tally;
  readonly moves: Map<Move, Branch>;
  /** Whose choice the moves are: the seat the estimate is for, or the other. */
  choice: 'own' | 'other';
}

const createBranch = (): Branch => ({ tally: createTally(), moves: new Map(), choice: 'own' });

/** Points taken and still in play. */
const pointsInDeal = ({ rules, taken, hands, stock, trick }: Deal): Points =>
  taken.reduce((sum, points) => sum + points, 0) +
  pointsOf(rules, [...hands.flat(), ...stock, ...trick.map(({ card }) => card)]);

/** By how much one tally is better for the seat the estimate is for. */
type Compare = (one: Tally, other: Tally) => number;

const byMean: Compare = (one, other) => one.mean - other.mean;

const reachedIn = ({ reached, count }: Tally): number => reached / count;

/** By the score asked for, and by the mean where that is reached as often. */
const byReached: Compare = (one, other) => reachedIn(one) - reachedIn(other) || byMean(one, other);

/** The tally that a branch comes to when each side chooses by the averages, compared in that way. */
function chosen({ tally, moves, choice }: Branch, compare: Compare): Tally {
  let best: Tally | undefined;
  for (const branch of moves.values()) {
    const found = chosen(branch, compare);
    if (!best || (choice === 'own' ? compare(found, best) : compare(best, found)) > 0) best = found;
  }
  return best ?? tally;
}

interface Noting {
  readonly table: DealTable;
  readonly root: Deal;
  readonly own: Seat;
  readonly needed: Points | undefined;
}

function noteTrick(noting: Noting, deal: Deal, into: Branch): void {
  const { table, root, own, needed } = noting;
  const values = table.read(deal);
  if (!values) throw new Error('A world does not arise from its own table');
  const isOwn = deal.turn === own;
  into.choice = isOwn ? 'own' : 'other';
  for (const [move, value] of values) {
    let branch = into.moves.get(move);
    if (!branch) into.moves.set(move, (branch = createBranch()));
    const next = must(applyAction(deal, moveAction(deal, move)));
    const trickGoesOn = next.phase === 'playing' && next.tricks.length === deal.tricks.length;
    if (isOwn && trickGoesOn) noteTrick(noting, next, branch);
    else {
      const score = isOwn ? value : pointsInDeal(root) - value;
      tallyUp(branch.tally, score, winShare(root, own, score), needed !== undefined && score >= needed ? 1 : 0);
    }
  }
}

/**
 * Sampling where every hand is open and only the order of the stock is hidden, the same to both sides (Scoperta).
 *
 * A side that replies in a known order knows what it will draw; on the table it does not. So each pair of a lead and a
 * reply is averaged over the orders first, and the reply that is best on average is taken after. Refuses games that have
 * no deal table.
 *
 * Source: SCOPERTA.md part A, estimate E1; its E0, which averages best replies, is biased and used nowhere.
 */
export function startOpenHands(view: View, seed: number, options: SampleOptions): Result<Sampling, SolveRefusal> {
  const random = randomFrom(seed);
  const nextWorld = worldsOf(view);
  const { kernel = createPlainKernel(), needed } = options;
  const root = createBranch();
  let samples = 0;

  const trial = createDealTable(nextWorld(randomFrom(seed)), kernel);
  if (!trial.ok) return trial;

  const floor = measuredError('one-layer', view.stock.hidden);
  const figures = (figure: (tally: Tally) => number, compare: Compare = byMean): ReadonlyMap<Move, number> =>
    new Map([...root.moves].map(([move, branch]) => [move, figure(chosen(branch, compare))]));

  const reachOf = (score: Points): Reach => ({
    status: 'estimate',
    needed: score,
    chance: figures(reachedIn, byReached),
    error: figures(
      (tally) =>
        view.stock.hidden > 1 ? chanceErrorOf('one-layer', reachedIn(tally), tally.count, view.stock.hidden) : 0,
      byReached,
    ),
  });

  return ok({
    add(worlds): Estimate {
      for (let i = 0; i < worlds; i++) {
        const world = nextWorld(random);
        noteTrick({ table: must(createDealTable(world, kernel)), root: world, own: view.seat, needed }, world, root);
        samples++;
      }
      return {
        status: 'estimate',
        samples,
        values: figures(({ mean }) => mean),
        error: figures((tally) => (view.stock.hidden > 1 ? Math.max(floor, errorOf(tally)) : 0)),
        win: figures(({ wins, count }) => wins / count),
        ...(needed !== undefined && { reach: reachOf(needed) }),
      };
    },
  });
}
