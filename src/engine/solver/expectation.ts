import type { Points, Seat } from '../cards.ts';
import type { Move } from '../play/deal.ts';
import type { View } from '../play/view.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { DealKernel } from './dealKernel.ts';
import type { Estimate } from './estimate.ts';
import { expectedMargins } from './expectedPoints.ts';
import type { Margins } from './expectedPoints.ts';
import { hiddenGameOf, isScoperta } from './hiddenGame.ts';
import type { HiddenGame } from './hiddenGame.ts';
import { startOpenHands } from './openHands.ts';
import { createPlainKernel } from './plainKernel.ts';
import { headStart } from './reach.ts';
import type { Reach } from './reach.ts';
import type { SolveRefusal } from './solution.ts';
import { startTwoLayers } from './twoLayers.ts';
import { winChances } from './winChance.ts';

/** What can be said in true Scoperta, where hands and the top of the stock lie open and the order of the rest does not. */
export type Expectation =
  | {
      readonly status: 'exact';
      /** Expected final score of the side to move, in card points, both sides playing for points. */
      readonly values: ReadonlyMap<Move, Points>;
      /**
       * Chance of a win, from 0 to 1, a tie counting half, both playing for that; only where it is exact too, and no other score was
       * asked for.
       */
      readonly win: ReadonlyMap<Move, number> | undefined;
      /** Only where a score was asked for. */
      readonly reach?: Reach;
    }
  | Estimate;

/**
 * How long it may take. `live`: a hint while playing, some tens of milliseconds. `thorough`: about a second, for a worker.
 */
export type Effort = 'live' | 'thorough';

/** By effort: the most hidden cards for which an exact answer is worked out. */
const EXACT_UP_TO: Readonly<Record<Effort, number>> = { live: 6, thorough: 8 };

/** The chance of a win takes ten times as long. */
const WIN_UP_TO = 6;

const ORDERS = 100;
const OUTCOMES = 100;

export interface ExpectationOptions {
  readonly effort?: Effort;
  readonly kernel?: DealKernel;
  /** A final score of the side to move, in card points, whose chance is asked for. */
  readonly needed?: Points | undefined;
}

interface Asked {
  readonly seed: number;
  readonly kernel: DealKernel;
  readonly needed: Points | undefined;
}

function exactly(view: View, game: HiddenGame, asked: Asked): Expectation {
  const own = view.taken[view.seat] ?? 0;
  const byCard = <Found>(found: ReadonlyMap<number, Found>): (readonly [Move, Found])[] =>
    view.hand.flatMap((card) => {
      const value = found.get(game.cards.indexOf(card));
      return value === undefined ? [] : [[card, value] as const];
    });
  const margins: Margins = expectedMargins(game, asked.kernel.expected?.());
  const chances = (start: number): ReadonlyMap<Move, number> =>
    new Map(byCard(winChances(game, leaderAhead(view) + start)));
  const reach = asked.needed === undefined ? undefined : reachOf(view, game, asked.needed, asked, chances);
  return {
    status: 'exact',
    values: new Map(byCard(margins).map(([card, margin]) => [card, own + (game.pointsLeft + margin) / 2])),
    win: game.hidden <= WIN_UP_TO && !reach ? chances(0) : undefined,
    ...(reach && { reach }),
  };
}

const leaderOf = ({ trick, turn }: View): Seat => trick[0]?.seat ?? turn;

/** By how many points who leads the trick is ahead before it. */
const leaderAhead = (view: View): Points => (view.taken[leaderOf(view)] ?? 0) - (view.taken[1 - leaderOf(view)] ?? 0);

function reachOf(
  view: View,
  { hidden }: HiddenGame,
  needed: Points,
  { seed, kernel }: Asked,
  chances: (start: number) => ReadonlyMap<Move, number>,
): Reach | undefined {
  // Average points are exact for longer than chances are.
  if (hidden > WIN_UP_TO) return startTwoLayers(view, seed, kernel, needed).add(OUTCOMES).reach;
  const chance = chances(headStart(view, needed, leaderOf(view)));
  return { status: 'exact', needed, chance, error: new Map([...chance.keys()].map((move) => [move, 0])) };
}

/**
 * The worth of every move in true Scoperta, for the seat to move: exact late in the deal, else an estimate with its
 * error. Never the average of best play in known orders, which favours whoever replies.
 *
 * Asked for a score, it gives the chance of that too, when both sides play for it: exact with up to six hidden cards, else
 * estimated.
 *
 * Refuses positions with a hidden hand, and games without a deal table.
 *
 * Source: SCOPERTA.md part A and its recommendation.
 */
export function expectation(
  view: View,
  seed: number,
  options: ExpectationOptions = {},
): Result<Expectation, SolveRefusal> {
  const { effort = 'live', kernel = createPlainKernel(), needed } = options;
  if (view.phase === 'finished') return err({ kind: 'deal-over' });
  if (view.phase !== 'playing') return err({ kind: 'wrong-phase', due: view.phase === 'bidding' ? 'bid' : 'call' });
  if (view.turn !== view.seat) return err({ kind: 'not-your-turn', turn: view.turn });
  if (view.hands.some(({ hidden }) => hidden > 0)) return err({ kind: 'hidden-cards' });
  const game = hiddenGameOf(view, EXACT_UP_TO[effort]);
  if (game) return ok(exactly(view, game, { seed, kernel, needed }));
  if (effort === 'thorough' && isScoperta(view)) return ok(startTwoLayers(view, seed, kernel, needed).add(OUTCOMES));
  const sampling = startOpenHands(view, seed, { kernel, needed });
  return sampling.ok ? ok(must(sampling.value.add(ORDERS))) : sampling;
}

function must(found: Estimate | { readonly status: 'unsolved' }): Estimate {
  if (found.status === 'estimate') return found;
  throw new Error('A deal table leaves nothing unsolved');
}
