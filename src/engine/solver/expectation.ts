import type { Points } from '../cards.ts';
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
import type { SolveRefusal } from './solution.ts';
import { startTwoLayers } from './twoLayers.ts';
import { winChances } from './winChance.ts';

/** What can be said in true Scoperta, where hands and the top of the stock lie open and the order of the rest does not. */
export type Expectation =
  | {
      readonly status: 'exact';
      /** Expected final score of the side to move, in card points, both sides playing for points. */
      readonly values: ReadonlyMap<Move, Points>;
      /** Chance of a win, from 0 to 1, a tie counting half, both playing for that; only where it is exact too. */
      readonly win: ReadonlyMap<Move, number> | undefined;
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
}

function exactly(view: View, game: HiddenGame, kernel: DealKernel): Expectation {
  const follows = game.led !== undefined;
  const own = view.taken[view.seat] ?? 0;
  const ahead = own - (view.taken[1 - view.seat] ?? 0);
  const byCard = <Found>(found: ReadonlyMap<number, Found>): (readonly [Move, Found])[] =>
    view.hand.flatMap((card) => {
      const value = found.get(game.cards.indexOf(card));
      return value === undefined ? [] : [[card, value] as const];
    });
  const margins: Margins = expectedMargins(game, kernel.expected?.());
  return {
    status: 'exact',
    values: new Map(byCard(margins).map(([card, margin]) => [card, own + (game.pointsLeft + margin) / 2])),
    win: game.hidden <= WIN_UP_TO ? new Map(byCard(winChances(game, follows ? -ahead : ahead))) : undefined,
  };
}

/**
 * The worth of every move in true Scoperta, for the seat to move: exact late in the deal, else an estimate with its
 * error. Never the average of best play in known orders, which favours whoever replies.
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
  const { effort = 'live', kernel = createPlainKernel() } = options;
  if (view.phase === 'finished') return err({ kind: 'deal-over' });
  if (view.phase !== 'playing') return err({ kind: 'wrong-phase', due: view.phase === 'bidding' ? 'bid' : 'call' });
  if (view.turn !== view.seat) return err({ kind: 'not-your-turn', turn: view.turn });
  if (view.hands.some(({ hidden }) => hidden > 0)) return err({ kind: 'hidden-cards' });
  const game = hiddenGameOf(view, EXACT_UP_TO[effort]);
  if (game) return ok(exactly(view, game, kernel));
  if (effort === 'thorough' && isScoperta(view)) return ok(must(startTwoLayers(view, seed, kernel).add(OUTCOMES)));
  const sampling = startOpenHands(view, seed, { kernel });
  return sampling.ok ? ok(must(sampling.value.add(ORDERS))) : sampling;
}

function must(found: Estimate | { readonly status: 'unsolved' }): Estimate {
  if (found.status === 'estimate') return found;
  throw new Error('A deal table leaves nothing unsolved');
}
