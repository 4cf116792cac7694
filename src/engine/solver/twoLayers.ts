import type { Points } from '../cards.ts';
import type { Deal, Move } from '../play/deal.ts';
import type { View } from '../play/view.ts';
import { unseenCards } from '../play/view.ts';
import { must } from '../result.ts';
import { randomFrom, shuffled } from '../shuffle.ts';
import type { DealKernel } from './dealKernel.ts';
import { pairIndex, STRIDE, TABLES } from './dealKernel.ts';
import { cellOf, fillLayers } from './dealLayers.ts';
import type { DealLayers } from './dealLayers.ts';
import type { Estimate } from './estimate.ts';
import { slotsOf } from './slots.ts';
import type { Slot } from './slots.ts';
import { chanceErrorOf, measuredError } from './measuredError.ts';
import { headStart, pointsSeen } from './reach.ts';
import type { Reach } from './reach.ts';
import { createTally, errorOf, tallyUp } from './tally.ts';
import type { Tally } from './tally.ts';
import { worldsOf } from './worlds.ts';

/** Orders solved for each outcome of the first draw. */
const ORDERS = 10;

/** The slots of the leader and the other at the start, and of the first draws. */
const LEADER: readonly Slot[] = [0, 1, 2];
const OTHER: readonly Slot[] = [3, 4, 5];

const without = (hand: readonly Slot[], gone: Slot): readonly Slot[] => hand.filter((slot) => slot !== gone);

/**
 * Sums over the orders of one outcome, by lead and reply: of the next leader's margin, of his share of a win, and of how
 * often the score asked for goes his way.
 */
interface Second {
  readonly margins: Float64Array;
  readonly wins: Float64Array;
  readonly reached: Float64Array;
}

const valueAt = (
  layers: DealLayers,
  tables: number,
  x: Slot,
  y: Slot,
  mine: readonly Slot[],
  his: readonly Slot[],
): number => {
  const cell = tables + x * STRIDE + y;
  const [a, b] = without(mine, x) as [Slot, Slot];
  const [c, d] = without(his, y) as [Slot, Slot];
  const gain = layers.memory[cell + TABLES.gain]!;
  return layers.memory[cell + TABLES.takes] !== 0
    ? gain + cellOf(layers, 0, 2, pairIndex(a, b), pairIndex(c, d))
    : gain - cellOf(layers, 0, 2, pairIndex(c, d), pairIndex(a, b));
};

/** The mean of the best lead against the reply that is best on average, and its share of a win. */
function bestOnAverage({ margins, wins }: Second): readonly [margin: number, win: number] {
  let most: [number, number] = [-Infinity, 0];
  for (let x = 0; x < 3; x++) {
    let least: [number, number] = [Infinity, 0];
    for (let y = 0; y < 3; y++) {
      const mean = margins[3 * x + y]! / ORDERS;
      if (mean < least[0]) least = [mean, wins[3 * x + y]! / ORDERS];
    }
    if (least[0] > most[0]) most = least;
  }
  return most;
}

/** How often the score goes the leader's way, when both choose by that, and by the mean where it is the same. */
function bestReached({ margins, reached }: Second): number {
  let most: readonly [number, number] = [-Infinity, 0];
  for (let x = 0; x < 3; x++) {
    let least: readonly [number, number] = [Infinity, 0];
    for (let y = 0; y < 3; y++) {
      const found = [reached[3 * x + y]!, margins[3 * x + y]!] as const;
      if (found[0] < least[0] || (found[0] === least[0] && found[1] < least[1])) least = found;
    }
    if (least[0] > most[0] || (least[0] === most[0] && least[1] > most[1])) most = least;
  }
  return most[0] / ORDERS;
}

/**
 * The better estimate of true Scoperta: the decisions of this trick and of the next are taken on averages, and only from
 * the trick after that on is the order of the stock taken to be known. Each world added is an outcome of the next draw
 * with ten orders of the rest. For views of Scoperta without exchanges, with at least four hidden cards.
 *
 * With `needed`, a final score of the side to move in card points, its chance is estimated too: there the decisions of this
 * trick and the next are taken by how often it is reached.
 *
 * Source: SCOPERTA.md part A, estimate E2.
 */
export function startTwoLayers(
  view: View,
  seed: number,
  kernel: DealKernel,
  needed?: Points,
): { readonly add: (worlds: number) => Estimate } {
  const random = randomFrom(seed);
  const nextWorld = worldsOf(view);
  const tallies = new Map<string, Tally>();
  const hidden = unseenCards(view);
  // What the loser of the trick draws, and which card is turned up next.
  const outcomes = shuffled(
    hidden.flatMap((drawn) => hidden.filter((card) => card !== drawn).map((turned) => [drawn, turned] as const)),
    random,
  );
  let samples = 0;

  function addOutcome(): void {
    // Every outcome once before any twice.
    const [drawn, turned] = outcomes[samples % outcomes.length]!;
    const first = nextWorld(random);
    const known = [...view.stock.top, drawn, turned];
    const rest = hidden.filter((card) => card !== drawn && card !== turned);
    const seconds = new Map<string, Second>();
    for (let order = 0; order < ORDERS; order++) {
      const stock = [...known, ...shuffled(rest, random), ...first.stock.slice(-1)];
      noteOrder({ ...first, stock }, seconds);
    }
    for (const [key, second] of seconds) {
      const [x, y] = key.split(' ').map(Number) as [Slot, Slot];
      tallyOutcome(first, x, y, second);
    }
    samples++;
  }

  function noteOrder(world: Deal, seconds: Map<string, Second>): void {
    const layers = fillLayers(must(slotsOf(world)), kernel);
    const leader = world.trick[0]?.seat ?? world.turn;
    const ahead = (world.taken[leader] ?? 0) - (world.taken[1 - leader] ?? 0);
    const start = needed === undefined ? 0 : headStart(view, needed, leader);
    const tables = layers.tables(0, 1);
    for (const x of world.trick.length > 0 ? [0] : LEADER) {
      for (const y of OTHER) {
        const cell = layers.tables(0, 0) + x * STRIDE + y;
        const takes = layers.memory[cell + TABLES.takes] !== 0;
        const gain = layers.memory[cell + TABLES.gain]!;
        const mine = [...without(takes ? LEADER : OTHER, takes ? x : y), 6];
        const his = [...without(takes ? OTHER : LEADER, takes ? y : x), 7];
        const key = `${x} ${y}`;
        let second = seconds.get(key);
        if (!second) seconds.set(key, (second = createSecond()));
        const before = takes ? ahead + gain : -ahead - gain;
        const given = takes ? start : -start;
        mine.forEach((lead, i) => {
          his.forEach((reply, j) => {
            const margin = valueAt(layers, tables, lead, reply, mine, his);
            second.margins[3 * i + j]! += margin;
            second.wins[3 * i + j]! += before + margin > 0 ? 1 : before + margin === 0 ? 0.5 : 0;
            second.reached[3 * i + j]! += given + before + margin > 0 ? 1 : 0;
          });
        });
      }
    }
  }

  /** One more outcome of a lead and a reply, for the leader. */
  function tallyOutcome(world: Deal, x: Slot, y: Slot, second: Second): void {
    const slots = must(slotsOf(world));
    const table = slots.cards[0]!;
    const key = `${x} ${y}`;
    const tally = tallies.get(key) ?? createTally();
    tallies.set(key, tally);
    const [lead, reply] = [table[x]!, table[y]!];
    const takes = lead >> 4 === reply >> 4 ? lead > reply : reply >> 4 !== slots.board.trump;
    const points = slots.board.points[lead]! + slots.board.points[reply]!;
    const [margin, win] = bestOnAverage(second);
    const reached = needed === undefined ? 0 : bestReached(second);
    tallyUp(tally, takes ? points + margin : -points - margin, takes ? win : 1 - win, takes ? reached : 1 - reached);
  }

  return {
    add(worlds): Estimate {
      for (let i = 0; i < worlds; i++) addOutcome();
      return estimateOf(view, tallies, samples, needed);
    },
  };
}

const createSecond = (): Second => ({
  margins: new Float64Array(9),
  wins: new Float64Array(9),
  reached: new Float64Array(9),
});

function estimateOf(
  view: View,
  tallies: ReadonlyMap<string, Tally>,
  samples: number,
  needed: Points | undefined,
): Estimate {
  const follows = view.trick.length > 0;
  const inPlay = pointsSeen(view) - view.taken.reduce((sum, points) => sum + points, 0);
  const floor = measuredError('two-layers', view.stock.hidden);
  const own = view.taken[view.seat] ?? 0;
  const moves = new Map<Move, { value: Points; error: Points; win: number }>();
  const linesOf = (i: number): readonly Tally[] =>
    follows ? [tallies.get(`0 ${3 + i}`)!] : OTHER.map((y) => tallies.get(`${i} ${y}`)!);
  view.hand.forEach((card, i) => {
    const lines = linesOf(i);
    const tally = lines.reduce((least, line) => (line.mean < least.mean ? line : least));
    const sign = follows ? -1 : 1;
    const win = tally.wins / tally.count;
    moves.set(card, {
      value: own + (inPlay + sign * tally.mean) / 2,
      error: Math.max(floor, errorOf(tally) / 2),
      win: follows ? 1 - win : win,
    });
  });
  const figures = (
    figure: (found: { value: Points; error: Points; win: number }) => number,
  ): ReadonlyMap<Move, number> => new Map([...moves].map(([move, found]) => [move, figure(found)]));
  return {
    status: 'estimate',
    samples,
    values: figures(({ value }) => value),
    error: figures(({ error }) => error),
    win: figures(({ win }) => win),
    ...(needed !== undefined && { reach: reachOf(needed) }),
  };

  function reachOf(score: Points): Reach {
    const leasts = view.hand.map((card, i) => {
      const least = linesOf(i).reduce((low, line) => (line.reached < low.reached ? line : low));
      const share = least.reached / least.count;
      return [
        card,
        follows ? 1 - share : share,
        chanceErrorOf('two-layers', share, least.count, view.stock.hidden),
      ] as const;
    });
    return {
      status: 'estimate',
      needed: score,
      chance: new Map(leasts.map(([card, chance]) => [card, chance])),
      error: new Map(leasts.map(([card, , error]) => [card, error])),
    };
  }
}
