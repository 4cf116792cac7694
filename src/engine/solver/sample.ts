import type { Points } from '../cards.ts';
import type { Move } from '../play/deal.ts';
import type { View } from '../play/view.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { randomFrom } from '../shuffle.ts';
import type { DealKernel } from './dealKernel.ts';
import type { SolveRefusal } from './solution.ts';
import { valuesOf } from './solve.ts';
import { pointsToWin } from './winTarget.ts';
import { worldsOf } from './worlds.ts';

/** What sampling says of the moves of a seat that does not see all cards. Never exact, and never called so. */
export interface Estimate {
  readonly status: 'estimate';
  /** Worlds solved. */
  readonly samples: number;
  /** Average final score of the side to move, in card points. */
  readonly values: ReadonlyMap<Move, Points>;
  /** Standard error of that average: how far chance may have moved it. */
  readonly error: ReadonlyMap<Move, Points>;
  /** Share of the worlds in which the side reaches a won deal. */
  readonly win: ReadonlyMap<Move, number>;
}

/** A world took more nodes than the budget of a search: nothing is said. */
export interface Unsolved {
  readonly status: 'unsolved';
  readonly nodes: number;
}

export interface SampleOptions {
  readonly kernel?: DealKernel;
  /** Budget of the search in each world. */
  readonly nodes?: number;
}

/** A sampling under way. */
export interface Sampling {
  /** Solves so many more worlds. Gives the estimate from all of them so far. */
  add(worlds: number): Estimate | Unsolved;
}

const WORLD_NODES = 300_000;

/** A running mean of one move, by Welford's method. */
interface Tally {
  mean: number;
  squares: number;
  wins: number;
}

/**
 * Begins to sample worlds that the view's seat cannot tell from the real one. The seat must be on turn with a card due.
 *
 * Deterministic: the same view, seed and numbers give the same estimate.
 */
export function startSampling(view: View, seed: number, options: SampleOptions = {}): Result<Sampling, SolveRefusal> {
  if (view.phase === 'finished') return err({ kind: 'deal-over' });
  if (view.phase !== 'playing') return err({ kind: 'wrong-phase', due: view.phase === 'bidding' ? 'bid' : 'call' });
  if (view.turn !== view.seat) return err({ kind: 'not-your-turn', turn: view.turn });
  const random = randomFrom(seed);
  const nextWorld = worldsOf(view);
  const nodes = options.nodes ?? WORLD_NODES;
  const tallies = new Map<Move, Tally>(view.moves.map((move) => [move, { mean: 0, squares: 0, wins: 0 }]));
  let samples = 0;

  const first = valuesOf(nextWorld(randomFrom(seed)), { ...options, nodes });
  if (!first.ok) return first;

  const addWorld = (): boolean => {
    const world = nextWorld(random);
    const solved = valuesOf(world, { ...options, nodes });
    if (!solved.ok) throw new Error(`A world of ${view.rules.id} is refused: ${solved.error.kind}`);
    if (!solved.value) return false;
    samples++;
    const target = pointsToWin(world, view.seat);
    for (const [move, value] of solved.value) {
      const tally = tallies.get(move);
      if (!tally) throw new Error(`${move} is legal in a world but not in the view`);
      const off = value - tally.mean;
      tally.mean += off / samples;
      tally.squares += off * (value - tally.mean);
      if (value >= target) tally.wins++;
    }
    return true;
  };

  const of = (figure: (tally: Tally) => number): ReadonlyMap<Move, number> =>
    new Map([...tallies].map(([move, tally]) => [move, figure(tally)]));

  return ok({
    add(worlds) {
      for (let i = 0; i < worlds; i++) if (!addWorld()) return { status: 'unsolved', nodes };
      return {
        status: 'estimate',
        samples,
        values: of(({ mean }) => mean),
        error: of(({ squares }) => (samples > 1 ? Math.sqrt(squares / (samples - 1) / samples) : Infinity)),
        win: of(({ wins }) => wins / samples),
      };
    },
  });
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
