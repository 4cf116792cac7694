import type { Move } from '../play/deal.ts';
import type { View } from '../play/view.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { randomFrom } from '../shuffle.ts';
import type { Estimate, Sampling, SampleOptions, Unsolved } from './estimate.ts';
import { startOpenHands } from './openHands.ts';
import type { SolveRefusal } from './solution.ts';
import { valuesOf } from './solve.ts';
import { createTally, errorOf, tallyUp } from './tally.ts';
import type { Tally } from './tally.ts';
import { winShare } from './winTarget.ts';
import { worldsOf } from './worlds.ts';

const WORLD_NODES = 300_000;

const hasHiddenHand = ({ hands }: View): boolean => hands.some(({ hidden }) => hidden > 0);

const refusalOf = (view: View): SolveRefusal | undefined => {
  if (view.phase === 'finished') return { kind: 'deal-over' };
  if (view.phase !== 'playing') return { kind: 'wrong-phase', due: view.phase === 'bidding' ? 'bid' : 'call' };
  return view.turn === view.seat ? undefined : { kind: 'not-your-turn', turn: view.turn };
};

/** Worlds with other hands: the value of a move is its average over them. */
function startClosedHands(view: View, seed: number, options: SampleOptions): Result<Sampling, SolveRefusal> {
  const random = randomFrom(seed);
  const nextWorld = worldsOf(view);
  const nodes = options.nodes ?? WORLD_NODES;
  const tallies = new Map<Move, Tally>(view.moves.map((move) => [move, createTally()]));
  let samples = 0;

  const first = valuesOf(nextWorld(randomFrom(seed)), { ...options, nodes });
  if (!first.ok) return first;

  const addWorld = (): boolean => {
    const world = nextWorld(random);
    const solved = valuesOf(world, { ...options, nodes });
    if (!solved.ok) throw new Error(`A world of ${view.rules.id} is refused: ${solved.error.kind}`);
    if (!solved.value) return false;
    samples++;
    for (const [move, value] of solved.value) {
      const tally = tallies.get(move);
      if (!tally) throw new Error(`${move} is legal in a world but not in the view`);
      tallyUp(tally, value, winShare(world, view.seat, value));
    }
    return true;
  };

  const figures = (figure: (tally: Tally) => number): ReadonlyMap<Move, number> =>
    new Map([...tallies].map(([move, tally]) => [move, figure(tally)]));

  return ok({
    add(worlds) {
      for (let i = 0; i < worlds; i++) if (!addWorld()) return { status: 'unsolved', nodes };
      return {
        status: 'estimate',
        samples,
        values: figures(({ mean }) => mean),
        error: figures(errorOf),
        win: figures(({ wins }) => wins / samples),
      };
    },
  });
}

/**
 * Begins to sample worlds that the view's seat cannot tell from the real one. The seat must be on turn with a card due.
 *
 * Where only the order of the stock is hidden, the same to both sides, averaging best play would favour whoever replies:
 * then replies are averaged before the best is taken (`openHands.ts`).
 *
 * Deterministic: the same view, seed and numbers give the same estimate.
 */
export function startSampling(view: View, seed: number, options: SampleOptions = {}): Result<Sampling, SolveRefusal> {
  const refusal = refusalOf(view);
  if (refusal) return err(refusal);
  return hasHiddenHand(view) ? startClosedHands(view, seed, options) : startOpenHands(view, seed, options);
}

/**
 * What each move is worth to a seat that sees only its view: `n` worlds consistent with it, each solved exactly, and
 * averaged. In each world the solver knows all cards, which the seat does not: so this is an estimate, good to choose a
 * card by and never to be called exact.
 *
 * Deterministic for a seed. Depends on nothing that the view hides.
 */
export function estimate(
  view: View,
  n: number,
  seed: number,
  options: SampleOptions = {},
): Result<Estimate | Unsolved, SolveRefusal> {
  const sampling = startSampling(view, seed, options);
  return sampling.ok ? ok(sampling.value.add(n)) : sampling;
}
