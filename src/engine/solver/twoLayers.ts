import type { Points } from '../cards.ts';
import type { Deal, Move } from '../play/deal.ts';
import type { View } from '../play/view.ts';
import { unseenCards } from '../play/view.ts';
import { must } from '../result.ts';
import { pointsOf } from '../rules/deck.ts';
import { randomFrom, shuffled } from '../shuffle.ts';
import type { DealKernel } from './dealKernel.ts';
import { pairIndex, STRIDE, TABLES } from './dealKernel.ts';
import { cellOf, fillLayers } from './dealLayers.ts';
import type { DealLayers } from './dealLayers.ts';
import type { Estimate, Sampling } from './estimate.ts';
import { measuredError } from './measuredError.ts';
import { slotsOf } from './slots.ts';
import type { Slot } from './slots.ts';
import { createTally, errorOf, tallyUp } from './tally.ts';
import type { Tally } from './tally.ts';
import { worldsOf } from './worlds.ts';

/** Orders solved for each outcome of the first draw. */
const ORDERS = 10;

/** The slots of the leader and the other at the start, and of the first draws. */
const LEADER: readonly Slot[] = [0, 1, 2];
const OTHER: readonly Slot[] = [3, 4, 5];

const without = (hand: readonly Slot[], gone: Slot): readonly Slot[] => hand.filter((slot) => slot !== gone);

/** Sums over the orders of one outcome: of the next leader's margin, and of his share of a win, by lead and reply. */
interface Second {
  readonly margins: Float64Array;
  readonly wins: Float64Array;
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

/**
 * The better estimate of true Scoperta: the decisions of this trick and of the next are taken on averages, and only from
 * the trick after that on is the order of the stock taken to be known. Each world added is an outcome of the next draw
 * with ten orders of the rest. For views of Scoperta without exchanges, with at least four hidden cards.
 *
 * Source: SCOPERTA.md part A, estimate E2.
 */
export function startTwoLayers(view: View, seed: number, kernel: DealKernel): Sampling {
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
        if (!second) seconds.set(key, (second = { margins: new Float64Array(9), wins: new Float64Array(9) }));
        const before = takes ? ahead + gain : -ahead - gain;
        mine.forEach((lead, i) => {
          his.forEach((reply, j) => {
            const margin = valueAt(layers, tables, lead, reply, mine, his);
            second.margins[3 * i + j]! += margin;
            second.wins[3 * i + j]! += before + margin > 0 ? 1 : before + margin === 0 ? 0.5 : 0;
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
    tallyUp(tally, takes ? points + margin : -points - margin, takes ? win : 1 - win);
  }

  return {
    add(worlds): Estimate {
      for (let i = 0; i < worlds; i++) addOutcome();
      return estimateOf(view, tallies, samples);
    },
  };
}

function estimateOf(view: View, tallies: ReadonlyMap<string, Tally>, samples: number): Estimate {
  const follows = view.trick.length > 0;
  const inPlay = pointsOf(view.rules, [
    ...view.hands.flatMap(({ cards }) => cards),
    ...unseenCards(view),
    ...view.stock.top,
    ...(view.stock.turnUp === undefined ? [] : [view.stock.turnUp]),
    ...view.trick.map(({ card }) => card),
  ]);
  const floor = measuredError('two-layers', view.stock.hidden);
  const own = view.taken[view.seat] ?? 0;
  const moves = new Map<Move, { value: Points; error: Points; win: number }>();
  view.hand.forEach((card, i) => {
    const lines = follows ? [tallies.get(`0 ${3 + i}`)!] : OTHER.map((y) => tallies.get(`${i} ${y}`)!);
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
  };
}
