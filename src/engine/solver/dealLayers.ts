import { pairIndex, pairsBelow, SLACK, TABLE_BYTES } from './dealKernel.ts';
import type { DealKernel } from './dealKernel.ts';
import { writeTables } from './dealTables.ts';
import type { Slot, Slots } from './slots.ts';

/**
 * All layers of a deal, filled from the last to the first.
 *
 * Layer *t* holds the positions after *t* tricks with a draw: the leader holds slot `4 + 2t` besides its pair, the other
 * the next. The layer after the last of these holds two cards each. Cells count points of the leader less the other's.
 * Both sides are taken to have won a trick; `tricklessLayers.ts` has the rest.
 */
export interface DealLayers {
  readonly slots: Slots;
  readonly memory: Int8Array;
  readonly bytes: number;
  /** Offset of layer `t` under a labelling; only where `t` is at least `firstLayer` of it. */
  offset(labelling: number, t: number): number;
  readonly firstLayer: readonly number[];
  /** Offset of the tables with the duties in force before the trick of layer `t`. */
  tables(labelling: number, t: number): number;
  /** Whether a swap is still in time in layer `t`. */
  inTime(labelling: number, t: number): boolean;
  /** Whether the memory still holds these layers: no others have been filled with the same kernel since. */
  isCurrent(): boolean;
}

/** The older slot besides a pair that the leader holds in layer `t`; the other holds the one after it. */
export const heldIn = (t: number): Slot => 4 + 2 * t;

/** The width of layer `t`: of the pairs that may be held in it. */
const widthOf = (slots: Slots, t: number): number => (t > slots.draws ? slots.count : heldIn(t));

/** A cell: the points of the leader less the other's with these pairs. */
export const cellOf = (layers: DealLayers, labelling: number, t: number, pair: number, other: number): number =>
  layers.memory[layers.offset(labelling, t) + pair * pairsBelow(widthOf(layers.slots, t)) + other]!;

interface Plan {
  readonly offsets: readonly (readonly number[])[];
  readonly firstLayer: readonly number[];
  readonly turned: readonly (readonly [number, number])[];
  readonly bytes: number;
}

/** The first layer in which a slot can be in a hand. */
const layerOf = (slot: Slot): number => Math.max(1, Math.ceil((slot - 5) / 2));

function planOf(slots: Slots): Plan {
  const { draws, swaps, cards } = slots;
  let bytes = cards.length * 2 * TABLE_BYTES;
  const take = (size: number): number => {
    const at = bytes;
    bytes += size + SLACK;
    return at;
  };
  const firstLayer = [1];
  swaps.forEach(({ slot }, e) => firstLayer.push(Math.max(firstLayer[e]!, layerOf(slot))));
  const square = (t: number): number => pairsBelow(widthOf(slots, t)) ** 2;
  const offsets = cards.map((_, e) => {
    const own: number[] = [];
    for (let t = firstLayer[e]!; t <= draws + 1; t++) own[t] = take(square(t));
    return own;
  });
  const turned = cards.map(() => [take(square(draws + 1)), take(square(draws))] as const);
  return { offsets, firstLayer, turned, bytes };
}

/** Raises the cells in which the leader may exchange before leading. The next labelling must not be raised yet. */
function raiseLeads(layers: DealLayers, e: number, t: number, slot: Slot): void {
  const held = heldIn(t);
  const { memory } = layers;
  const pairs = pairsBelow(held);
  const from = layers.offset(e + 1, t);
  const to = layers.offset(e, t);
  const raise = (pair: number): void => {
    for (let at = pair * pairs; at < (pair + 1) * pairs; at++) {
      if (memory[from + at]! > memory[to + at]!) memory[to + at] = memory[from + at]!;
    }
  };
  if (slot === held) for (let pair = 0; pair < pairs; pair++) raise(pair);
  else for (let k = 0; k < held; k++) if (k !== slot) raise(pairIndex(k, slot));
}

/** By kernel, how many deals it has been filled with. */
const fillings = new WeakMap<DealKernel, number>();

/** Fills every layer of a deal with a kernel. */
export function fillLayers(slots: Slots, kernel: DealKernel): DealLayers {
  const { board, cards, draws, count, swaps } = slots;
  const plan = planOf(slots);
  const memory = kernel.reserve(plan.bytes);
  const filling = (fillings.get(kernel) ?? 0) + 1;
  fillings.set(kernel, filling);
  const layers: DealLayers = {
    slots,
    memory,
    bytes: plan.bytes,
    firstLayer: plan.firstLayer,
    offset: (e, t) => plan.offsets[e]![t]!,
    tables: (e, t) => (2 * e + (t < draws ? 0 : 1)) * TABLE_BYTES,
    inTime: (e, t) => e < swaps.length && t < draws && board.stock.length - 2 * t >= swaps[e]!.stockAtLeast,
    isCurrent: () => fillings.get(kernel) === filling,
  };
  cards.forEach((labels, e) => {
    writeTables(memory, layers.tables(e, 0), board, labels, draws > 0 ? board.followOpen : board.followEmpty);
    writeTables(memory, layers.tables(e, draws), board, labels, board.followEmpty);
  });
  if (count < 4) return layers;

  cards.forEach((_, e) => {
    const last = layers.offset(e, draws + 1);
    kernel.fillLast(count, layers.tables(e, draws), last);
    if (draws > 0) kernel.turn(pairsBelow(count), last, plan.turned[e]![0]);
  });
  for (let t = draws; t >= 1; t--) fillOne(layers, kernel, plan, t);
  return layers;
}

function fillOne(layers: DealLayers, kernel: DealKernel, plan: Plan, t: number): void {
  const { swaps, cards, draws } = layers.slots;
  const held = heldIn(t);
  const side = (draws - t) % 2; // of the two buffers for transposes, the one the next layer wrote
  for (let e = cards.length - 1; e >= 0; e--) {
    if (t < layers.firstLayer[e]!) continue;
    const swap = layers.inTime(e, t) && !swaps[e]!.onlyLeader ? swaps[e]! : undefined;
    const next = layers.offset(e, t + 1);
    const out = layers.offset(e, t);
    const tables = layers.tables(e, t);
    const turned = plan.turned[e]![side]!;
    if (!swap || swap.slot > held + 1 || swap.slot === held) {
      kernel.fillLayer(held, tables, next, turned, out);
      continue;
    }
    const [otherTables, otherNext] = [layers.tables(e + 1, t), layers.offset(e + 1, t + 1)];
    const otherTurned = plan.turned[e + 1]![side]!;
    if (swap.slot > held) kernel.fillEither(held, tables, next, turned, otherTables, otherNext, otherTurned, out);
    else {
      kernel.fillLayer(held, tables, next, turned, out);
      kernel.fillColumns(held, swap.slot, tables, next, turned, otherTables, otherNext, otherTurned, out);
    }
  }
  for (let e = 0; e < swaps.length; e++) {
    if (t >= layers.firstLayer[e]! && layers.inTime(e, t) && swaps[e]!.slot <= held)
      raiseLeads(layers, e, t, swaps[e]!.slot);
  }
  if (t === 1) return;
  cards.forEach((_, e) => {
    if (t >= layers.firstLayer[e]!) kernel.turn(pairsBelow(held), layers.offset(e, t), plan.turned[e]![1 - side]!);
  });
}
