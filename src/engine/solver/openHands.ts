import type { Points } from '../cards.ts';
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
import { measuredError } from './measuredError.ts';
import { createPlainKernel } from './plainKernel.ts';
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

/** The tally that a branch comes to when each side chooses by the averages. */
function chosen({ tally, moves, choice }: Branch): Tally {
  let best: Tally | undefined;
  for (const branch of moves.values()) {
    const found = chosen(branch);
    if (!best || (choice === 'own' ? found.mean > best.mean : found.mean < best.mean)) best = found;
  }
  return best ?? tally;
}

function noteTrick(table: DealTable, deal: Deal, root: Deal, own: number, into: Branch): void {
  const values = table.read(deal);
  if (!values) throw new Error('A world does not arise from its own table');
  const isOwn = deal.turn === own;
  into.choice = isOwn ? 'own' : 'other';
  for (const [move, value] of values) {
    let branch = into.moves.get(move);
    if (!branch) into.moves.set(move, (branch = createBranch()));
    const next = must(applyAction(deal, moveAction(deal, move)));
    const trickGoesOn = next.phase === 'playing' && next.tricks.length === deal.tricks.length;
    if (isOwn && trickGoesOn) noteTrick(table, next, root, own, branch);
    else {
      const score = isOwn ? value : pointsInDeal(root) - value;
      tallyUp(branch.tally, score, winShare(root, own, score));
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
  const kernel = options.kernel ?? createPlainKernel();
  const root = createBranch();
  let samples = 0;

  const trial = createDealTable(nextWorld(randomFrom(seed)), kernel);
  if (!trial.ok) return trial;

  const floor = measuredError('one-layer', view.stock.hidden);
  const figures = (figure: (tally: Tally) => number): ReadonlyMap<Move, number> =>
    new Map([...root.moves].map(([move, branch]) => [move, figure(chosen(branch))]));

  return ok({
    add(worlds): Estimate {
      for (let i = 0; i < worlds; i++) {
        const world = nextWorld(random);
        noteTrick(must(createDealTable(world, kernel)), world, world, view.seat, root);
        samples++;
      }
      return {
        status: 'estimate',
        samples,
        values: figures(({ mean }) => mean),
        error: figures((tally) => (view.stock.hidden > 1 ? Math.max(floor, errorOf(tally)) : 0)),
        win: figures(({ wins, count }) => wins / count),
      };
    },
  });
}
